"""What goes wrong while a page is open: errors, requests, what a policy stopped."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Page, Request, Response

POLICY = "stopped by the policy:"
TELL = (
    "document.addEventListener('securitypolicyviolation', event => console.error("
    f"`{POLICY} ${{event.effectiveDirective}} ${{event.blockedURI}}`))"
)


class Watched:
    """Collects what goes wrong while a page is open."""

    def __init__(self, page: Page, own: str) -> None:
        self.wrong: list[str] = []
        self._own = own
        page.add_init_script(TELL)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"raises {error}"))
        page.on("requestfailed", lambda r: self.wrong.append(f"fails to get {r.url}"))
        page.on("request", self._request)
        page.on("response", self._response)

    def stopped(self) -> list[str]:
        """What a content security policy stopped, as the page itself was told."""
        return [one for one in self.wrong if POLICY in one]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self._own, "data:", "blob:")):
            self.wrong.append(f"asks another machine: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.wrong.append(f"gets {response.status}: {response.url}")
