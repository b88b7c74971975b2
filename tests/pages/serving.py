"""A static server as a host would be: gzip, the headers that the site asks for in
`_headers`, and a count of what was sent."""

from __future__ import annotations

import gzip
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

COMPRESSED = (".html", ".css", ".js", ".svg", ".json", ".xml", ".txt", ".py", ".out")


@dataclass
class Served:
    """A running server: its address, and bytes sent by path since last cleared.

    `late` holds endings of paths and how many seconds such a file is held back.
    """

    address: str
    sent: dict[str, int] = field(default_factory=dict)
    late: dict[str, float] = field(default_factory=dict)


def headers_for_all(folder: Path) -> list[tuple[str, str]]:
    """The names and values that `_headers` gives every file."""
    first, *lines = (folder / "_headers").read_text("utf-8").splitlines()
    assert first == "/*"
    pairs = [line.strip().partition(": ") for line in lines]
    return [(name, value) for name, _, value in pairs]


@contextmanager
def serving(folder: Path) -> Iterator[Served]:
    """Serve `folder` on a free port of this machine until the end of the block."""
    served = Served("")
    headers = headers_for_all(folder)

    class Handler(SimpleHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments, directory=str(folder))  # type: ignore[arg-type]

        def do_GET(self) -> None:
            path = Path(self.translate_path(self.path))
            if path.is_dir():
                path /= "index.html"
            if not path.is_file():
                self.send_error(404)
                return
            body = path.read_bytes()
            time.sleep(served.late.get(path.suffix, 0))
            self.send_response(200)
            self.send_header("Content-Type", self.guess_type(str(path)))
            if path.suffix in COMPRESSED:
                body = gzip.compress(body, 6)
                self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "max-age=600")
            for name, value in headers:
                self.send_header(name, value)
            self.end_headers()
            # A page that is left does not wait for what it asked for.
            with suppress(ConnectionError):
                self.wfile.write(body)
            served.sent[self.path] = len(body)

        def log_message(self, *arguments: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    served.address = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield served
    finally:
        server.shutdown()
        server.server_close()
