"""What all tests share: the sites, the browser, and pages that remember what went wrong."""

import pytest
from playwright.sync_api import sync_playwright

import sites as builder


@pytest.fixture(scope="session")
def sites(tmp_path_factory):
    return builder.build_all(tmp_path_factory.mktemp("sites"))


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


class Visit:
    """A tab, with every console message and every request for a file outside of the site."""

    def __init__(self, browser, site, **options):
        options.setdefault("viewport", {"width": 1280, "height": 900})
        self.site = site
        self.context = browser.new_context(**options)
        self.page = self.context.new_page()
        self.messages = []
        self.foreign = []
        self.page.on("console", lambda message: self.messages.append(message.text))
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))
        self.page.on("request", self._check)

    def _check(self, request):
        if not request.url.startswith(f"file://{self.site}/"):
            self.foreign.append(request.url)

    def open(self, page):
        self.page.goto(f"file://{page}")
        return self.page


@pytest.fixture
def visit(browser, sites):
    """Opens a tab for a site by its name; all are closed at the end."""
    visits = []

    def make(name, **options):
        visits.append(Visit(browser, sites[name], **options))
        return visits[-1]

    yield make
    for one in visits:
        one.context.close()
