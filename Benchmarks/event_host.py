"""A host that taps the Counter sample and is killed: it writes down what it sends and reads, and judges nothing.

    event_host.py JOURNAL SEED COMMAND …

It starts the bridge with COMMAND, and anew whenever that was killed. JOURNAL gets `= bridge PID` for each, `> LINE`
before a line is sent and `< LINE` once one was read: that is what this host has seen, however it ends. Standard output
says the same `bridge PID`, `checked` once the events were asked for, and `working` once an intent has run. With `ask` on
standard input it asks again and says `asked`; at the input's end it acknowledges all, asks once more and exits.
"""

from __future__ import annotations

import json
import os
import random
import select
import subprocess
import sys
import time
from typing import Any

# Far more than anything here takes.
PATIENCE = 30.0


class Lines:
    """A descriptor's lines as they come, waited for no longer than patience has it."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.rest = b""

    def next(self, what: str, patience: float = PATIENCE) -> str | None:
        """The next whole line; nothing at the end, which may have cut one off."""
        deadline = time.monotonic() + patience
        while b"\n" not in self.rest:
            if not select.select([self.descriptor], [], [], max(0.0, deadline - time.monotonic()))[0]:
                raise TimeoutError(f"waited {patience:.0f} s in vain for {what}")
            if not (data := os.read(self.descriptor, 1 << 16)):
                return None
            self.rest += data
        text, self.rest = self.rest.split(b"\n", 1)
        return text.decode()

    def has_some(self) -> bool:
        return b"\n" in self.rest or bool(select.select([self.descriptor], [], [], 0)[0])


class BridgeEnded(Exception):
    pass


class EventHost:
    def __init__(self, journal: str, seed: str, command: list[str]) -> None:
        self.journal = os.open(journal, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        # A predecessor may have died within a line.
        os.write(self.journal, b"\n")
        self.chance = random.Random(seed)
        self.command = command
        self.orders = Lines(0)
        self.id = 0

    def run(self) -> None:
        while True:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            try:
                self.note(f"= bridge {self.process.pid}")
                self.say(f"bridge {self.process.pid}")
                return self.session()
            except (BridgeEnded, BrokenPipeError):
                if (status := self.process.wait(PATIENCE)) != -9:
                    raise RuntimeError(f"the bridge ended with {status}") from None
            finally:
                self.process.kill()

    def session(self) -> None:
        assert self.process.stdout
        self.replies = Lines(self.process.stdout.fileno())
        self.told = 0
        self.is_working = False
        self.ask(("initialize", {}), ("getEvents", {}))
        self.say("checked")
        while True:
            while self.orders.has_some():
                if self.orders.next("an order") is None:
                    return self.end()
                self.ask(("getEvents", {}))
                self.say("asked")
            calls = [self.tap() for _ in range(self.chance.randint(1, 4))]
            if self.chance.random() < 0.1 and self.told:
                calls.insert(self.chance.randint(0, len(calls)), ("acknowledgeEvents", {"seq": self.told}))
            self.ask(*calls)

    def end(self) -> None:
        self.ask(("acknowledgeEvents", {"seq": self.told}), ("getEvents", {}))
        assert self.process.stdin
        self.process.stdin.close()
        if (status := self.process.wait(PATIENCE)) != 0:
            raise RuntimeError(f"the bridge ended with {status}")

    def tap(self) -> tuple[str, dict[str, Any]]:
        """A link, or a button whose intent calls the host."""
        kind, family, element = self.chance.choice([
            ("Counter", "systemMedium", "History"), ("Counter", "systemMedium", "History"),
            ("AppCounter", "systemSmall", "Less"), ("AppCounter", "systemSmall", "More")])
        return "tapWidget", {"kind": kind, "family": family, "element": element}

    def ask(self, *calls: tuple[str, dict[str, Any]]) -> None:
        """Sends the calls together and reads until each has its reply."""
        lines = []
        for method, params in calls:
            self.id += 1
            # The process tells the requests of several hosts apart.
            request = {"jsonrpc": "2.0", "id": f"{os.getpid()}.{self.id}", "method": method, "params": params}
            lines.append(json.dumps(request))
            self.note(f"> {lines[-1]}")
        assert self.process.stdin
        self.process.stdin.write("".join(f"{text}\n" for text in lines).encode())
        self.process.stdin.flush()
        left = len(calls)
        while left:
            if (text := self.replies.next(f"the reply to one of {lines}")) is None:
                raise BridgeEnded
            self.note(f"< {text}")
            message = json.loads(text)
            if "method" not in message:
                left -= 1
                if not self.is_working and '"action":"intent"' in text:
                    self.is_working = True
                    self.say("working")
            elif "seq" in message["params"]:
                self.told = message["params"]["seq"]

    def note(self, text: str) -> None:
        os.write(self.journal, f"{text}\n".encode())

    def say(self, text: str) -> None:
        os.write(1, f"{text}\n".encode())


if __name__ == "__main__":
    EventHost(sys.argv[1], sys.argv[2], sys.argv[3:]).run()
