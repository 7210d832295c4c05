"""Whether an event is ever lost or doubled, whatever is killed at whatever moment."""

from __future__ import annotations

import json
import os
import random
import select
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator

from event_host import PATIENCE, Lines
from harness import HERE, REPOSITORY, Bench, Figure, children

COUNTER = REPOSITORY / "samples/Counter/CounterWidget"
URLS = {"History": "counter://history?homeWidget", "Less": "counter://less", "More": "counter://more"}


def events(bench: Bench) -> Iterator[Figure]:
    """`kill -9` of the bridge, the extension or the host, while links and buttons that call the host are tapped."""
    rounds = 200 * bench.rounds
    ledger = Ledger()
    with Killing(bench, ledger) as killing:
        killing.await_bridge()
        for _ in range(rounds):
            killing.round()
        killing.finish()
    for fault in ledger.faults[:20]:
        print(f"events: {fault}", file=sys.stderr)
    yield Figure(
        f"events lost or doubled, {rounds:,} × kill -9 of bridge, extension, host", f"{len(ledger.faults)}",
        f"{len(ledger.ids):,} events", target="= 0", passes=not ledger.faults)


class Killing:
    """A host, the bridge that it has started, and the extension below that: each round ends one of them."""

    def __init__(self, bench: Bench, ledger: Ledger) -> None:
        self.chance = random.Random(11)
        self.ledger = ledger
        self.journal, self.log = bench.path("journal"), bench.path("log")
        self.command = bench.serve(COUNTER)
        self.read = 0
        self.hosts = 0
        self.bridge = -1
        self.start()

    def __enter__(self) -> Killing:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill_host()
        # It ends with its input. Where it does not, that was told of already.
        if self.bridge >= 0:
            self.kill(self.bridge)
            os.close(self.bridge)

    def start(self) -> None:
        self.hosts += 1
        with self.log.open("ab") as log:
            self.host = subprocess.Popen(
                [sys.executable, HERE / "event_host.py", self.journal, str(self.hosts), *self.command],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log)
        assert self.host.stdout
        self.words = Lines(self.host.stdout.fileno())

    def kill_host(self) -> None:
        self.host.kill()
        self.host.wait()
        assert self.host.stdin and self.host.stdout
        self.host.stdin.close()
        self.host.stdout.close()

    def await_bridge(self) -> None:
        """The process of another bridge, held by a descriptor: its number may be another's some day."""
        number = int(self.expect("bridge").split()[1])
        if self.bridge >= 0:
            os.close(self.bridge)
        self.number, self.bridge, self.is_working = number, os.pidfd_open(number), False

    def expect(self, wanted: str) -> str:
        """Waits for a word of the host's, behind those that it says by itself."""
        while (word := self.words.next(f"a host that says {wanted}")) and not word.startswith(wanted):
            if word not in ("checked", "working"):
                break
            self.is_working = self.is_working or word == "working"
        if word is None or not word.startswith(wanted):
            raise RuntimeError(f"the host says {word}, not {wanted}:\n{self.log.read_text()[-2000:]}")
        return word

    def round(self) -> None:
        self.await_moment()
        victim = self.chance.choice(("bridge", "extension", "host"))
        if victim == "bridge":
            self.kill(self.bridge)
            self.await_bridge()
        elif victim == "host":
            orphan, self.bridge = self.bridge, -1
            self.kill_host()
            self.start()
            self.await_bridge()
            # The other bridge finds out by itself, beside its successor.
            if not select.select([orphan], [], [], PATIENCE)[0]:
                raise RuntimeError("a bridge goes on without its host")
            os.close(orphan)
        else:
            process = os.pidfd_open(self.extension())
            self.kill(process)
            os.close(process)
            self.ledger.crashes += 1
            assert self.host.stdin
            self.host.stdin.write(b"ask\n")
            self.host.stdin.flush()
            self.expect("asked")
        self.take_journal()

    def await_moment(self) -> None:
        """Waits for a moment of the bridge's start, of the extension's, or amid taps."""
        stage = self.chance.choice(("bridge", "extension", "taps", "taps"))
        if stage == "extension":
            self.extension()
        elif stage == "taps" and not self.is_working:
            self.expect("working")
            self.is_working = True
        time.sleep(self.chance.uniform(0, 0.1))

    def kill(self, process: int) -> None:
        try:
            signal.pidfd_send_signal(process, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def extension(self) -> int:
        """The process below the bridge's that runs the widget, within a sandbox or not, once there is one."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            processes = [self.number]
            for process in processes:
                try:
                    processes += children(process)
                    state = Path(f"/proc/{process}/stat").read_text().split("(CounterWidget) ")[1:]
                except OSError:
                    continue  # It has ended meanwhile.
                # One that was killed may still be there in name.
                if state and state[0][0] not in "ZX":
                    return process
            time.sleep(0.002)
        raise RuntimeError(f"no extension was started:\n{self.log.read_text()[-2000:]}")

    def finish(self) -> None:
        """Has the host take all that there is, and end."""
        assert self.host.stdin
        self.host.stdin.close()
        while self.words.next("the host's end") is not None:
            pass
        if self.host.wait() != 0:
            raise RuntimeError(f"the host failed:\n{self.log.read_text()[-2000:]}")
        self.take_journal()
        if not self.ledger.is_checked:
            raise RuntimeError("the last host has not asked for its events")

    def take_journal(self) -> None:
        """Has the ledger take what the hosts have written since the last time."""
        with self.journal.open("rb") as journal:
            journal.seek(self.read)
            data = journal.read()
        data = data[:data.rfind(b"\n") + 1]
        self.read += len(data)
        for text in data.decode().splitlines():
            self.ledger.take(text)


@dataclass(frozen=True)
class Event:
    sequence: int
    id: str
    url: str

    def __str__(self) -> str:
        return f"event {self.sequence} ({self.id}, {self.url})"


class Ledger:
    """What all hosts have seen, from their journal, and what of it is wrong."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.ids: dict[str, Event] = {}
        self.sequences: dict[int, Event] = {}
        # What has to be told of again, and up to where it is forgotten; up to `acknowledging` it may be.
        self.kept: dict[int, Event] = {}
        self.acknowledged = self.acknowledging = 0
        # Of this session: what it was told of, its calls that have no reply, and whether it has asked for the events.
        self.told: dict[int, Event] = {}
        self.calls: dict[str, tuple[str, dict[str, Any]]] = {}
        self.is_checked = False
        # What was announced and is no known tap's; and the taps before this session that had no reply, whose events may
        # still come, once. A bridge whose host was killed may be at them while the next session goes on.
        self.announced: set[str] = set()
        self.unclaimed: list[Event] = []
        self.unanswered: list[list[str]] = [[], []]
        # Extensions that were killed and have not failed a call.
        self.crashes = 0

    def take(self, text: str) -> None:
        if text.startswith("="):
            return self.begin()
        try:
            message = json.loads(text[2:])
        except ValueError:
            return  # A host was killed as it wrote.
        if text.startswith(">"):
            self.calls[message["id"]] = message["method"], message["params"]
            if message["method"] == "acknowledgeEvents":
                self.acknowledging = max(self.acknowledging, message["params"]["seq"])
                self.kept = {number: event for number, event in self.kept.items() if number > self.acknowledging}
        elif "method" not in message:
            self.replied(*self.calls.pop(message["id"]), message)
        elif "seq" in message["params"]:
            self.tell(self.event(message["params"]))

    def begin(self) -> None:
        left = [URLS[params["element"]] for method, params in self.calls.values() if method == "tapWidget"]
        if self.is_checked:
            self.unanswered = [self.unanswered[1], left]
        else:
            self.unanswered[1] += left
        self.told, self.calls, self.is_checked = {}, {}, False

    def event(self, params: dict[str, Any]) -> Event:
        """An event wherever it is spoken of: its number, its id and what it says belong together for ever."""
        event = Event(params["seq"], params["eventId"], params["url"])
        for other in (self.ids.setdefault(event.id, event), self.sequences.setdefault(event.sequence, event)):
            if other != event:
                self.faults.append(f"{event} is {other}, too")
        if event.sequence > self.acknowledging:
            self.kept[event.sequence] = event
        return event

    def tell(self, event: Event) -> None:
        if self.told and event.sequence <= max(self.told):
            self.faults.append(f"{event} is announced twice, or behind another")
        self.hold(event)
        self.told[event.sequence] = event
        if event.id not in self.announced:
            self.announced.add(event.id)
            self.unclaimed.append(event)

    def hold(self, event: Event) -> None:
        if event.sequence <= self.acknowledged:
            self.faults.append(f"{event} is there again after {self.acknowledged} was acknowledged")

    def replied(self, method: str, params: dict[str, Any], reply: dict[str, Any]) -> None:
        if "error" in reply:
            # What the extension was at when it was killed; its intent may have called the host before.
            if method != "tapWidget" or reply["error"]["code"] != -22 or self.crashes == 0:
                raise RuntimeError(f"refused: {method} {params}: {json.dumps(reply)[:400]}")
            self.crashes -= 1
            self.claim(URLS[params["element"]])
        elif method == "tapWidget":
            result = reply["result"]
            if "seq" in result:
                event = self.event(result)
                if event not in self.unclaimed:
                    self.faults.append(f"{event} was not announced, or is two taps'")
                else:
                    self.unclaimed.remove(event)
            elif not self.claim(URLS[params["element"]]):
                self.faults.append(f"a call of {params['element']} was replied to and not announced")
        elif method == "acknowledgeEvents":
            self.acknowledged = max(self.acknowledged, params["seq"])
        elif method == "getEvents":
            self.check(reply["result"])

    def claim(self, url: str) -> bool:
        """Whether there is an event that no tap has claimed; it is this tap's from now on."""
        for event in reversed(self.unclaimed):
            if event.url == url:
                self.unclaimed.remove(event)
                return True
        return False

    def check(self, found: list[dict[str, Any]]) -> None:
        """Holds all that is kept, and what the session was told of, against all that was seen before."""
        required = list(self.kept.values())
        events = [self.event(params) for params in found]
        numbers = [event.sequence for event in events]
        if numbers != sorted(set(numbers)):
            self.faults.append(f"events are out of order, or twice: {numbers}")
        for event in events:
            self.hold(event)
        for event in required:
            if event.sequence not in numbers:
                self.faults.append(f"{event} is lost")
            elif event.sequence not in self.told:
                self.faults.append(f"{event} is not announced again")
        for event in self.unclaimed:
            taps = next((taps for taps in self.unanswered if event.url in taps), None)
            if taps is None:
                self.faults.append(f"{event} is of no tap, or of one that has an event already")
            else:
                taps.remove(event.url)
        self.unclaimed = []
        self.is_checked = True
