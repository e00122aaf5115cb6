"""Pages hold their promises: silent, alone, within the window, readable without script, printable."""

import pytest

from sites import JOURNALS, kinds_of_pages

NAMES = [*JOURNALS, "empty", "long"]


@pytest.mark.parametrize("name", NAMES)
def test_silent_and_without_foreign_requests(name, sites, visit):
    tab = visit(name)
    for path in kinds_of_pages(sites[name]):
        tab.open(path)
        tab.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert tab.messages == []
    assert tab.foreign == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_nothing_sticks_out(name, width, sites, visit):
    tab = visit(name, viewport={"width": width, "height": 700})
    wide = []
    for path in kinds_of_pages(sites[name]):
        page = tab.open(path)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wide.append(path.name)
    assert not wide, "\n".join(map(str, wide))


def test_targets_are_large_enough(sites, visit):
    """WCAG 2.5.8, but for links within sentences and lists of numbers."""
    tab = visit("sample", viewport={"width": 390, "height": 844})
    small = []
    for path in kinds_of_pages(sites["sample"]):
        small += tab.open(path).evaluate(
            """() => [...document.querySelectorAll('button, summary, nav a, input')]
              .filter((target) => target.offsetHeight > 0 && target.offsetHeight < 24)
              .map((target) => target.outerHTML.slice(0, 80))""")
    assert not small, "\n".join(map(str, small))


def test_everything_can_be_read_without_script(sites, visit):
    with_script, without = visit("sample"), visit("sample", java_script_enabled=False)
    for path in kinds_of_pages(sites["sample"]):
        words = set(without.open(path).inner_text("main").split())
        # The script adds, e.g. the marks of sorted columns, and takes nothing away.
        assert words <= set(with_script.open(path).inner_text("main").split())
        assert without.page.locator(".theme, .search:visible, th button").count() == 0


def test_it_prints(sites, visit):
    tab = visit("sample", color_scheme="dark")
    for path in ["index.html", "exercises/bench-press.html", "years/2025.html", "records.html"]:
        page = tab.open(sites["sample"] / path)
        page.emulate_media(media="print", color_scheme="light")
        assert page.locator("nav:visible, .theme:visible, details:visible").count() == 0
        background = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert background == "rgb(255, 255, 255)"
        pdf = page.pdf(format="A4")
        assert pdf.startswith(b"%PDF") and pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") >= 1
