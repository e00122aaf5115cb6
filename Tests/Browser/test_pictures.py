"""The same picture in three engines."""

import io
import subprocess

import numpy
import pytest
import resvg_py
from PIL import Image, ImageFilter

WIDTH = 720


def pixels(data):
    image = Image.open(io.BytesIO(data)).convert("RGBA")
    page = Image.new("RGBA", image.size, "white")
    page.alpha_composite(image)
    # Engines differ by half a pixel at edges, and in their fonts' hinting.
    return numpy.asarray(page.convert("L").filter(ImageFilter.GaussianBlur(2)), dtype=int)


def share_of_difference(one, other):
    assert one.shape == other.shape
    return (numpy.abs(one - other) > 40).mean()


@pytest.mark.parametrize("name", [
    "bench-press-progress", "bench-press-progress-narrow", "bench-press-volume", "calendar-recent",
    "bodyweight", "squat-reps", "muscles",
])
def test_engines_agree(name, sites, visit):
    path = sites["sample"] / f"charts/{name}.svg"
    page = visit("sample").open(path)
    width, height = page.evaluate(
        "[+document.documentElement.getAttribute('width'), +document.documentElement.getAttribute('height')]")
    page.set_viewport_size({"width": int(width), "height": int(height)})
    chromium = pixels(page.screenshot())
    rsvg = pixels(subprocess.run(["rsvg-convert", path], capture_output=True, check=True).stdout)
    resvg = pixels(bytes(resvg_py.svg_to_bytes(
        svg_path=str(path), sans_serif_family="DejaVu Sans", font_family="DejaVu Sans")))
    assert share_of_difference(chromium, rsvg) < 0.01
    assert share_of_difference(chromium, resvg) < 0.01
