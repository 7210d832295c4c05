#!/usr/bin/env python3
"""An extension that does as its resources say: `behaviour.json` there gives, for each method, what to do wrong."""
import ctypes, json, os, plistlib, signal, subprocess, sys, time

RESOURCES = os.environ["WIDGET_BRIDGE_RESOURCES"]
GROUP = "group.test"
timelines = {}


def behaviour(method):
    try:
        with open(os.path.join(RESOURCES, "behaviour.json")) as file:
            return json.load(file).get(method, {})
    except FileNotFoundError:
        return {}


def stored():
    try:
        with open(os.path.join(os.environ["XDG_CONFIG_HOME"], GROUP + ".plist"), "rb") as file:
            return plistlib.load(file)
    except FileNotFoundError:
        return {}


def send(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def archives(context, text):
    return [{"version": 1, "scheme": e["colorScheme"], "locale": e.get("locale"), "size": context["displaySize"],
             "text": text} for e in context["environments"]]


def misbehave(act):
    """Does what the behaviour says; returns whether an answer still follows."""
    kind = act.get("do")
    print(act.get("print", "working"), file=sys.stderr, flush=True)
    if kind == "crash":
        print("Widget.swift:7: Fatal error: Unexpectedly found nil", file=sys.stderr, flush=True)
        os.kill(os.getpid(), getattr(signal, act.get("signal", "SIGILL")))
    elif kind == "exit":
        sys.exit(act.get("status", 3))
    elif kind == "hang":
        time.sleep(60)
    elif kind == "close":
        os.close(1)
        time.sleep(60)
    elif kind == "garbage":
        send("this is no JSON")
        send('{"jsonrpc":"2.0","method":"reloadTimelines","params":{}}')
        send('{"jsonrpc":"2.0","id":"other","result":1}')
        os.write(1, b"\xff\xfe\n")
        return act.get("then") == "answer"
    elif kind == "endless":
        while True:
            os.write(1, b"x" * 65536)
    elif kind == "flood":
        for n in range(20000):
            print(f"line {n} " + "y" * 200, file=sys.stderr)
            print(f"out {n}")
        sys.stderr.flush()
    elif kind == "memory":
        block = bytearray(act["bytes"])
        block[::4096] = b"\1" * len(block[::4096])
        time.sleep(60)
    elif kind == "stray":
        subprocess.Popen(["sleep", "61"], start_new_session=True)
        sys.exit(4)
    return True


def answer(method, params):
    if method == "describe":
        widgets = [{"kind": "News", "displayName": "News", "families": ["systemSmall", "systemMedium", "systemLarge"]},
                   {"kind": "Clock", "displayName": "Clock", "families": ["systemSmall"]}]
        return {"archiveVersion": 1, "widgets": widgets}
    if method == "archive":
        if params["timeline"] not in timelines:
            return None
        text = timelines[params["timeline"]][params["entry"]]
        return {"archives": archives(params["context"], text + " again")}
    if method == "configure":
        return True
    if method == "options":
        return {"options": [{"identifier": params["parameter"], "displayString": params.get("search", "all")}]}
    context, act = params["context"], behaviour(method)
    text = str(stored().get("title", "nothing")) + params.get("configuration", {}).get("suffix", "")
    if method in ("placeholder", "snapshot"):
        return {"entry": {"date": 5.5}, "archives": archives(context, method)}
    dates = act.get("dates", [100, 200, 300])
    token = f"{params['kind']} {context['family']}"
    timelines[token] = [f"{text} {date}" for date in dates]
    entries = [{"date": date, "archives": archives(context, f"{text} {date}")} for date in dates]
    if entries:
        entries[0]["relevance"] = {"score": 1, "duration": 60}
    return {"timeline": token, "entries": entries, "policy": act.get("policy", {"type": "atEnd"})}


for line in sys.stdin:
    request = json.loads(line)
    method, params = request["method"], request.get("params", {})
    act = behaviour(method)
    if act.get("family") not in (None, params.get("context", {}).get("family")):
        act = {}
    with open(os.path.join(RESOURCES, "calls.txt"), "a") as calls:
        calls.write(f"{os.getpid()} {method} {','.join(params.get('context', {}).get('suites', []))}\n")
    if act and not misbehave(act):
        time.sleep(60)
    if "write" in act:
        path = os.path.join(os.environ["XDG_CONFIG_HOME"], GROUP + ".plist")
        values = {**stored(), **act["write"]}
        with open(path, "wb") as file:
            plistlib.dump(values, file)
    reply = {"jsonrpc": "2.0", "id": request["id"]}
    if act.get("do") == "refuse":
        reply["error"] = act["error"]
    else:
        result = answer(method, params)
        if result is None:
            reply["error"] = {"code": -40, "message": "unknown timeline"}
        else:
            reply["result"] = result
    send(json.dumps(reply))
