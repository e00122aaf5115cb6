"""Texts of charts are large enough and do not meet; colours can be seen and told apart."""

import re

import numpy
import pytest
from colorspacious import cspace_convert

from sites import JOURNALS

PAGES = {"light": "#ffffff", "dark": "#0d1117"}
TEXTS = """() => [...document.querySelectorAll('text')].map((text) => {
  const box = text.getBoundingClientRect();
  const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
  return [text.textContent, box.left, box.top, box.right, box.bottom, size];
})"""


def charts(site):
    return [path for path in sorted(site.glob("charts/*.svg")) if "-spark" not in path.name]


@pytest.mark.parametrize("name", [*JOURNALS, "empty", "long"])
def test_texts(name, sites, visit):
    """At the size at which a page shows the picture; the narrow ones also 320 pixels wide."""
    tab = visit(name)
    wrong = []
    pictures = charts(sites[name])
    for path in pictures if name != "long" else pictures[::4]:
        page = tab.open(path)
        width, height = page.evaluate(
            "[+document.documentElement.getAttribute('width'), +document.documentElement.getAttribute('height')]")
        texts = page.evaluate(TEXTS)
        smallest_scale = min(1, 304 / width) if "narrow" in path.name else 1
        for index, (text, left, top, right, bottom, size) in enumerate(texts):
            if size * smallest_scale < 11.99:
                wrong.append(f"{path.name}: {text} is {size * smallest_scale:.1f} px")
            if left < -0.5 or top < -0.5 or right > width + 0.5 or bottom > height + 0.5:
                wrong.append(f"{path.name}: {text} is clipped")
            for other, left2, top2, right2, bottom2, _ in texts[:index]:
                across = min(right, right2) - max(left, left2)
                down = min(bottom, bottom2) - max(top, top2)
                # Boxes of lines of text include room that no letter needs.
                if across > 0.5 and down > 4:
                    wrong.append(f"{path.name}: {text} meets {other}")
    assert not wrong, "\n".join(map(str, wrong))


def channels(colour):
    digits = colour.lstrip("#")
    digits = "".join(digit * 2 for digit in digits) if len(digits) == 3 else digits
    return [int(digits[start:start + 2], 16) / 255 for start in (0, 2, 4)]


def luminance(colour):
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels(colour)]
    return numpy.dot(linear, [0.2126, 0.7152, 0.0722])


def contrast(one, other):
    light, dark = sorted([luminance(one), luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def distance(one, other, deficiency):
    """In CAM02-UCS, as somebody with that deficiency sees both."""
    space = {"name": "sRGB1+CVD", "cvd_type": deficiency, "severity": 100}
    seen = numpy.clip(cspace_convert([channels(one), channels(other)], space, "sRGB1"), 0, 1)
    first, second = cspace_convert(seen, "sRGB1", "CAM02-UCS")
    return numpy.linalg.norm(first - second)


def colours(svg):
    """By theme, the colours of each class."""
    style = re.search("<style>(.*?)</style>", svg).group(1)
    light, _, dark = style.partition("@media (prefers-color-scheme:dark)")
    rule = re.compile(r"\.(\w+)\{(?:fill|stroke):(#[0-9a-f]{3,6})\}")
    return {"light": dict(rule.findall(light)), "dark": dict(rule.findall(dark))}


@pytest.mark.parametrize("name", ["sample", "hostile", "long"])
def test_colours_of_charts_stand_out(name, sites):
    faint = []
    for path in charts(sites[name]):
        svg = path.read_text()
        texts = set(re.findall(r'<text [^>]*class="(\w+)"', svg))
        # The thick strokes are the series; the axis and the grid are no data.
        series = set(re.findall(r'<path class="(\w+)"[^>]*stroke-width="2\.5"', svg))
        for theme, classes in colours(svg).items():
            for name_of_class, colour in classes.items():
                least = 4.5 if name_of_class in texts else 3 if name_of_class in series else 0
                if contrast(colour, PAGES[theme]) < least:
                    faint.append(f"{path.name} {theme}: {colour}")
    assert not faint, "\n".join(map(str, faint))


@pytest.mark.parametrize("name", ["sample", "hostile", "long"])
def test_sparklines_stand_out(name, sites):
    faint = []
    for path in sorted(sites[name].glob("charts/*-spark.svg")):
        for theme, classes in colours(path.read_text()).items():
            faint += [
                f"{path.name} {theme}: {colour}" for colour in classes.values()
                if contrast(colour, PAGES[theme]) < 3]
    assert not faint, "\n".join(faint)


def test_series_can_be_told_apart(sites):
    """Lines and bars of one picture, for the three kinds of colour blindness.

    Dots and squares differ in shape as well, and stand on the line that they belong to; rings have
    its colour.
    """
    close = set()
    for path in charts(sites["sample"]):
        svg = path.read_text()
        series = set(re.findall(r'<path class="(\w+)"[^>]*stroke-linejoin="round"', svg))
        for theme, classes in colours(svg).items():
            seen = sorted({classes[name] for name in series} - {PAGES[theme]})
            for index, one in enumerate(seen):
                for other in seen[:index]:
                    for deficiency in ["protanomaly", "deuteranomaly", "tritanomaly"]:
                        if distance(one, other, deficiency) < 10:
                            close.add(f"{theme}: {one} {other} {deficiency}")
    assert not close, "\n".join(sorted(close))
