"""A bot in 40 lines: python examples/bot.py http://127.0.0.1:8000 TABLE SEAT_TOKEN"""

import json
import random
import sys
import uuid
from typing import Any

from websockets.sync.client import connect


def promise(option: dict[str, Any]) -> tuple[int, float]:
    """It knows no game: it takes the option whose preview promises most points."""
    points = (option["preview"] or {}).get("points", 0)
    return (points if isinstance(points, int) else 0, random.random())  # noqa: S311 - a tie-break


def main(base: str, table: str, token: str) -> None:
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        line.send(json.dumps({"type": "hello"}))
        for text in line:
            message = json.loads(text)
            if message["type"] == "refused":
                raise SystemExit(f"refused: {message['code']} {message['args']}")
            if message["type"] not in {"table", "update"} or not message["projections"]:
                continue
            if message["status"] == "over":
                print(message["result"]["points"], message["result"]["places"])
                return
            projection = message["projections"][0]
            if projection["legal"]:
                action = max(projection["legal"], key=promise)["action"]
                act = {"type": "act", "id": str(uuid.uuid4()), "seat": projection["seat"]}
                line.send(json.dumps(act | {"ply": message["ply"], "action": action}))


if __name__ == "__main__":
    main(*sys.argv[1:])
