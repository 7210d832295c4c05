#!/usr/bin/env python3
"""An extension that does as its resources say: `behaviour.json` there gives, for each method, what to do wrong."""
import json, os, signal, sqlite3, subprocess, sys, time

RESOURCES = os.environ["WIDGET_BRIDGE_RESOURCES"]
GROUP = "group.test"
timelines = {}


def behaviour(method):
    try:
        with open(os.path.join(RESOURCES, "behaviour.json")) as file:
            return json.load(file).get(method, {})
    except FileNotFoundError:
        return {}


def store():
    """The group's values as a widget's user defaults have them: the bridge's own database."""
    path = os.path.join(os.environ["WIDGET_BRIDGE_GROUPS_FOLDER"], GROUP, "storage.sqlite")
    return sqlite3.connect(path, timeout=20, isolation_level=None) if os.path.exists(path) else None


def stored(key):
    database = store()
    row = database and database.execute("SELECT value FROM entries WHERE key = ?", (key,)).fetchone()
    return json.loads(row[0]) if row else None


def send(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def own_parts():
    parts = ("items", "images", "url", "taps", "accessibility")
    return {name: value for name, value in behaviour("timeline").items() if name in parts}


def archives(context, text, own=None):
    size = [context["displaySize"]["width"], context["displaySize"]["height"]]
    own = own_parts() if own is None else own
    return [{"version": 1, "size": size, "scheme": e["colorScheme"], "items": [], "locale": e.get("locale"), "text": text}
            | own for e in context["environments"]]


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
        time.sleep(600)
    elif kind == "wait":
        open(os.path.join(RESOURCES, "waiting"), "w").close()
        while os.path.exists(os.path.join(RESOURCES, "closed")):
            time.sleep(0.002)
    elif kind == "leak":
        print("SWIFT TASK CONTINUATION MISUSE: fetch() leaked its continuation without resuming it. This may cause "
              "tasks waiting on it to remain suspended forever.", file=sys.stderr, flush=True)
        time.sleep(act.get("seconds", 600))
    elif kind == "close":
        os.close(1)
        time.sleep(600)
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
        time.sleep(600)
    elif kind == "stray":
        subprocess.Popen(["sleep", "20"], start_new_session=True)
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
        if "shownAt" not in params:
            return {"archives": archives(params["context"], text + " again")}
        shown = params["shownAt"]
        return {"date": float(text.split()[-1]), "changesAt": shown + 0.5,
                "archives": archives(params["context"], f"{text} again at {shown}")}
    if method in ("configure", "checkActivity"):
        return True
    if method == "activity":
        text = json.dumps([params.get("activityID"), params.get("isStale", False), params["state"]])
        return {"size": {"width": 10, "height": 10}, "cornerRadius": 0, "entries": 1, "archives": [
            {"version": 1, "size": [10, 10], "scheme": "light", "items": [], "text": text}]}
    if method == "options":
        return {"options": [{"identifier": params["parameter"], "displayString": params.get("search", "all")}]}
    act = behaviour(method)
    for warning in act.get("warn", []):
        send(json.dumps({"jsonrpc": "2.0", "method": "warning", "params": warning}))
    for name, argument in act.get("notify", {}).items():
        send(json.dumps({"jsonrpc": "2.0", "method": name, "params": argument}))
    for path in act.get("remove", []):
        os.remove(path)
    if method == "perform":
        if url := params["parameters"].get("calls"):
            call = {"url": url, "appGroup": GROUP}
            send(json.dumps({"jsonrpc": "2.0", "method": "backgroundCallback", "params": call}))
        return act.get("result", {})
    context, title = params["context"], stored("title")
    text = ("nothing" if title is None else str(title)) + params.get("configuration", {}).get("suffix", "")
    if method in ("placeholder", "snapshot"):
        return {"date": 5.5, "archives": archives(context, method)}
    own = own_parts()
    dates = range(1, act["count"] + 1) if "count" in act else act.get("dates", [100, 200, 300])
    token = f"{params['kind']} {context['family']}"
    timelines[token] = [f"{text} {date}" for date in dates]
    entries = [{"date": date, "changesAt": date + 1 if "live" in act else None, "archives": archives(context, f"{text} {date}", own)}
               for date in dates]
    if entries:
        entries[0]["relevance"] = {"score": 1, "duration": 60}
    for entry in entries[:act.get("ahead", 0)]:
        params = {"entries": [entry], "filler": "-" * act.get("filler", 0)}
        send(json.dumps({"jsonrpc": "2.0", "method": "entries", "params": params}))
    entries = entries[act.get("ahead", 0):]
    return {"timeline": token, "entries": entries, "policy": act.get("policy", {"type": "atEnd"})}


for line in sys.stdin:
    request = json.loads(line)
    method, params = request["method"], request.get("params", {})
    act = behaviour(method)
    if "activities" in params:
        with open(os.path.join(RESOURCES, "activities.json"), "w") as told:
            json.dump(params["activities"], told)
    if act.get("family") not in (None, params.get("context", {}).get("family")):
        act = {}
    with open(os.path.join(RESOURCES, "calls.txt"), "a") as calls:
        calls.write(f"{os.getpid()} {method} {params.get('kind')} {params.get('context', {}).get('family')}"
                    f" {params.get('now', 'real')}\n")
    if act and not misbehave(act):
        time.sleep(600)
    for key, value in act.get("write", {}).items():
        store().execute("INSERT OR REPLACE INTO entries (key, value) VALUES (?, ?)", (key, json.dumps(value)))
    reply = {"jsonrpc": "2.0", "id": request["id"]}
    if act.get("do") == "refuse":
        reply["error"] = act["error"]
    else:
        result = answer(method, params)
        if result is None:
            reply["error"] = {"code": -40, "message": "The timeline is no longer in memory",
                              "data": {"kind": "unknownTimeline", "hint": "Ask for the timeline again."}}
        else:
            reply["result"] = result
    send(json.dumps(reply))
    for name, argument in act.get("late", {}).items():
        time.sleep(0.05)
        send(json.dumps({"jsonrpc": "2.0", "method": name, "params": argument}))
    if "lastWords" in act:
        while os.path.exists(os.path.join(RESOURCES, "closed")):
            time.sleep(0.002)
        for params in act["lastWords"]:
            send(json.dumps({"jsonrpc": "2.0", "method": "backgroundCallback", "params": params}))
            time.sleep(0.05)
        sys.exit()
