"""The OpenAPI document, made from the calls and the structs."""

import re
from typing import Any

import msgspec

from ludoteka import __version__
from ludoteka.server.errors import STATUS
from ludoteka.server.http.calls import CALLS, Call
from ludoteka.server.http.host_door import HEADER
from ludoteka.server.protocol import Problem

REF = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    types = [t for call in CALLS for t in (call.gives, call.takes) if t is not None]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=REF)
    known = dict(zip(map(str, [*types, Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ludoteka",
            "version": __version__,
            "description": "Tables, seats and replays. Play itself goes over the WebSocket "
            "`/api/tables/{id}/live`; see docs/web-protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "player": {"type": "apiKey", "in": "cookie", "name": "ludoteka"},
                "seat": {"type": "http", "scheme": "bearer"},
                "host": {"type": "apiKey", "in": "header", "name": HEADER},
            },
        },
    }


def _operation(call: Call, known: dict[str, Any]) -> dict[str, Any]:
    problem = {"description": "refused", "content": _json(known[str(Problem)])}
    replies = {
        str(call.status): {"description": call.does, "content": _json(known[str(call.gives)])}
    }
    operation: dict[str, Any] = {
        "operationId": call.do.__name__,
        "summary": call.does,
        "parameters": [*_path_parameters(call.path), *_query_parameters(call)],
        "responses": replies | {str(status): problem for status in sorted(set(STATUS.values()))},
    }
    if call.takes is not None:
        operation["requestBody"] = {"required": True, "content": _json(known[str(call.takes)])}
    return operation


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer", "minimum": 0} if name == "ply" else {"type": "string"},
        }
        for name in re.findall(r"{(\w+)}", path)
    ]


def _query_parameters(call: Call) -> list[dict[str, Any]]:
    return [
        {"name": q.name, "in": "query", "required": q.required, "schema": q.schema}
        for q in call.query
    ]
