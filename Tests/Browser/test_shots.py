"""Pictures of pages, for people to look at: Tests/Browser/shots."""

from pathlib import Path

SHOTS = Path(__file__).parent / "shots"
PAGES = {
    "index": "index.html", "exercise": "exercises/bench-press.html", "exercises": "exercises/index.html",
    "calendar": "calendar.html", "session": "sessions/2026-q2.html", "records": "records.html",
    "trophies": "trophies.html",
}


def test_shots(sites, visit):
    SHOTS.mkdir(exist_ok=True)
    for device, width in [("phone", 390), ("desktop", 1280)]:
        for scheme in ["light", "dark"]:
            tab = visit(
                "sample", viewport={"width": width, "height": 844}, color_scheme=scheme)
            for name, path in PAGES.items():
                tab.open(sites["sample"] / path).evaluate("document.querySelectorAll('img').forEach((image) => { image.loading = 'eager'; })")
                tab.page.wait_for_load_state("networkidle")
                tab.page.screenshot(path=SHOTS / f"{name}-{device}-{scheme}.png", full_page=True)
