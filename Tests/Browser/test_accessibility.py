"""axe finds nothing, on phones and desks, in light and dark."""

from pathlib import Path

import axe_playwright_python
import pytest

from sites import JOURNALS, kinds_of_pages

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 900}
# Light and dark differ in colours only.
ALL, COLOURS = {"values": RULES, "type": "tag"}, {"values": ["color-contrast"], "type": "rule"}
MODES = [(PHONE, "light", ALL), (DESK, "dark", ALL)]
MORE_MODES = [(PHONE, "dark", COLOURS), (DESK, "light", COLOURS)]


@pytest.mark.parametrize("name", [*JOURNALS, "empty", "long"])
def test_no_violation(name, sites, visit):
    found = []
    for viewport, scheme, rules in MODES + (MORE_MODES if name == "sample" else []):
        tab = visit(name, viewport=viewport, color_scheme=scheme, bypass_csp=True)
        for path in kinds_of_pages(sites[name]):
            page = tab.open(path)
            page.evaluate(AXE)
            result = page.evaluate(
                "(rules) => axe.run({runOnly: rules, resultTypes: ['violations']})", rules)
            found += [
                f"{path.relative_to(sites[name])} {viewport['width']} {scheme}: "
                f"{violation['id']}: {violation['nodes'][0]['html'][:160]}"
                for violation in result["violations"]
            ]
    assert not found, "\n".join(found)
