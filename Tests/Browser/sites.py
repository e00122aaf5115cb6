"""The sites that are looked at, built anew for each run."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WLOG = ROOT / ".build/release/wlog"
OWN_JOURNALS = Path(__file__).parent / "journals"
NOTATIONS = ROOT / "samples/notations"

# By name, the journal and more arguments.
JOURNALS = {
    "sample": [ROOT / "samples/journal", "--base-url", "https://example.org"],
    "german": [NOTATIONS / "german-decimal-comma.txt"],
    "table": [NOTATIONS / "markdown-table.md"],
    "pounds": [NOTATIONS / "pounds-only.txt"],
    "one-set": [OWN_JOURNALS / "one-set.md"],
    "hostile": [OWN_JOURNALS / "hostile.md", "--title", "<b>Training</b> & \"co\""],
}


def run(*arguments):
    """Runs wlog, which must succeed; gives its output."""
    result = subprocess.run(
        [str(WLOG), *map(str, arguments)], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


def build_all(folder):
    """Builds every site below a folder; gives the site folders by name."""
    sites = {}
    for name, (journal, *options) in JOURNALS.items():
        sites[name] = folder / name
        run("report", journal, "-o", sites[name], *options)
    empty = folder / "empty.md"
    empty.write_text("Nothing yet.\n")
    sites["empty"] = folder / "empty"
    run("report", empty, "-o", sites["empty"])
    run("demo", folder / "demo", "--years", "20")
    sites["long"] = folder / "long"
    run("report", folder / "demo", "-o", sites["long"])
    return sites


def kinds_of_pages(site):
    """One page of each kind, those with most on them first where there are several."""
    def largest(pattern):
        pages = sorted(site.glob(pattern), key=lambda page: (-page.stat().st_size, page.name))
        return [page for page in pages if page.name != "index.html"][:1]

    pages = sorted(page for page in site.glob("*.html"))
    pages += [site / "exercises/index.html", site / "sessions/index.html"]
    for pattern in [
        "exercises/*.html", "exercises/*/*.html", "sessions/????.html", "sessions/????-q*.html",
        "sessions/undated*.html", "sessions/names/*.html", "records/*.html", "years/*.html",
        "source/*.html",
    ]:
        pages += largest(pattern)
    return pages
