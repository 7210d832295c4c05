"""Holds the messages of a session against openrpc.json.

Standard input has one JSON object a line: {"method", "params", "reply"} for a call, {"notification"} for what the bridge
tells unasked. Each breach is printed as a line.
"""

import json
import sys

import jsonschema

with open(sys.argv[1]) as file:
    document = json.load(file)
components = document["components"]
methods = {method["name"]: method for method in document["methods"]}
notifications = {notification["name"]: notification for notification in document["x-notifications"]}
errors_by_code = {error["code"]: error for error in components["errors"].values()}


def breaches(value, schema, where):
    validator = jsonschema.Draft202012Validator({**schema, "components": components})
    for error in validator.iter_errors(value):
        path = "".join(f"[{part!r}]" for part in error.absolute_path)
        yield f"{where}{path}: {error.message[:400]}"


def check_members(members, described, where):
    schemas = {member["name"]: member for member in described}
    for name, value in members.items():
        if name not in schemas:
            yield f"{where}: {name} is not described"
        elif value is not None or schemas[name]["required"]:
            yield from breaches(value, schemas[name]["schema"], f"{where}.{name}")
    for name, member in schemas.items():
        if member["required"] and name not in members:
            yield f"{where}: {name} is missing"


def check_call(method, params, reply):
    described = methods.get(method)
    if "result" in reply and described is None:
        yield f"{method} is not described"
    elif "result" in reply:
        yield from check_members(params or {}, described["params"], method)
        yield from breaches(reply["result"], described["result"]["schema"], f"{method}'s result")
    else:
        error = reply["error"]
        known = errors_by_code.get(error["code"])
        if known is None:
            yield f"{error['code']} is not described"
            return
        yield from breaches(error["data"], known["data"], f"the data of {error['code']}")
        listed = document["x-errors"] + (described or {}).get("errors", [])
        if not any(components["errors"][one["$ref"].split("/")[-1]] is known for one in listed):
            yield f"{method} does not list {error['code']}: {error['message']}"


for line in sys.stdin:
    message = json.loads(line)
    if "notification" in message:
        name, params = message["notification"]["method"], message["notification"]["params"]
        if name in notifications:
            found = check_members(params, notifications[name]["params"], name)
        else:
            found = [f"the notification {name} is not described"]
    else:
        found = check_call(message["method"], message["params"], message["reply"])
    for breach in found:
        print(breach)
