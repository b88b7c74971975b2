"""Serve the site with reload; see torchproof.live."""

from __future__ import annotations

import argparse

from torchproof.command import run_command
from torchproof.live import serve
from torchproof.site import this_site


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--address", default="127.0.0.1:8000", help="HOST:PORT")
    host, _, port = parser.parse_args().address.rpartition(":")
    if not port.isdigit() or int(port) > 65535:
        parser.error("write the address as HOST:PORT, such as 127.0.0.1:8000")
    serve(this_site(), host or "127.0.0.1", int(port))
    return 0


if __name__ == "__main__":
    run_command(main)
