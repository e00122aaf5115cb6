"""What the script adds: reading charts, search, sorting, colours."""


def exercise(sites):
    return sites["sample"] / "exercises/bench-press.html"


def test_a_chart_is_read_by_keys(sites, visit):
    page = visit("sample").open(exercise(sites))
    plot = page.locator(".plot[tabindex]").first
    assert plot.evaluate("(plot) => plot.querySelectorAll('[tabindex], a, button').length") == 0
    plot.focus()
    heard = []
    for key in ["ArrowRight", "ArrowRight", "End", "ArrowLeft", "Home"]:
        page.keyboard.press(key)
        heard.append(plot.locator("[role=status]").inner_text())
        assert plot.locator(".tip").is_visible() and plot.locator(".cross").is_visible()
    assert all("kg" in text for text in heard)
    assert heard[0] == heard[4] and len(set(heard)) == 4
    page.keyboard.press("Escape")
    assert not plot.locator(".tip").is_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.closest('.plot')")


def test_a_chart_is_read_by_pointing(sites, visit):
    for width in [390, 1280]:
        page = visit("sample", viewport={"width": width, "height": 900}).open(exercise(sites))
        plot = page.locator(".plot[tabindex]").first
        plot.scroll_into_view_if_needed()
        box = plot.bounding_box()
        for share in [0.1, 0.5, 0.95]:
            page.mouse.move(box["x"] + box["width"] * share, box["y"] + box["height"] / 2)
            tip = plot.locator(".tip").bounding_box()
            assert tip["x"] >= box["x"] - 1 and tip["x"] + tip["width"] <= box["x"] + box["width"] + 1
        page.mouse.move(0, 0)
        assert not plot.locator(".tip").is_visible()


def test_search_finds_and_remembers(sites, visit):
    page = visit("sample").open(sites["sample"] / "exercises/index.html")
    rows = page.locator("#exercises tbody tr:visible")
    everything = rows.count()
    page.fill("#search", "bench press")
    assert 0 < rows.count() < everything
    assert all("bench" in text.lower() for text in rows.all_inner_texts())
    assert page.locator(".search [role=status]").inner_text().endswith(f"of {everything}")
    page.reload()
    assert page.input_value("#search") == "bench press" and rows.count() < everything
    page.fill("#search", "no such thing")
    assert rows.count() == 0
    page.fill("#search", "")
    assert rows.count() == everything


def test_columns_sort_both_ways(sites, visit):
    page = visit("sample").open(sites["sample"] / "exercises/index.html")
    head = page.locator("#exercises thead th").nth(3)
    values = "[...document.querySelectorAll('#exercises tbody tr')].map(r => +r.cells[3].dataset.v)"
    head.locator("button").click()
    assert head.get_attribute("aria-sort") == "descending"
    assert page.evaluate(values) == sorted(page.evaluate(values), reverse=True)
    head.locator("button").press("Enter")
    assert head.get_attribute("aria-sort") == "ascending"
    assert page.evaluate(values) == sorted(page.evaluate(values))
    page.locator("#exercises thead th").first.locator("button").click()
    assert page.locator("#exercises th[aria-sort]").count() == 1
    assert page.locator("#exercises thead button").count() == 5


def test_colours_can_be_chosen(sites, visit):
    tab = visit("sample", color_scheme="light")
    page = tab.open(exercise(sites))
    background = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(background) == "rgb(255, 255, 255)"
    page.get_by_role("button", name="Dark").click()
    assert page.evaluate(background) == "rgb(13, 17, 23)"
    assert page.get_by_role("button", name="Dark").get_attribute("aria-pressed") == "true"
    dark = page.locator(".plot img").first.screenshot()
    page.goto(f"file://{sites['sample']}/index.html")
    assert page.evaluate(background) == "rgb(13, 17, 23)"
    page.goto(f"file://{exercise(sites)}")
    page.get_by_role("button", name="Light").click()
    assert page.locator(".plot img").first.screenshot() != dark
    page.get_by_role("button", name="Auto").click()
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(background) == "rgb(13, 17, 23)"
