#!/usr/bin/env python3
"""Writes the manual page from what `widget-bridge --experimental-dump-help` says of its commands."""

from __future__ import annotations

import json
import sys
from typing import Any, Iterator

EXIT_STATUS = (
    ("0", "done"),
    ("1", "a test has failed, or doctor has found an error"),
    ("64", "wrong usage: an unknown option, a missing argument"),
    ("65", "bad data: a widget that does not compile, a value that cannot be stored"),
    ("69", "an extension, or the compiler, is not there or does not work"),
    ("70", "a defect of the program"),
    ("73", "an output file cannot be created"),
    ("74", "input or output failed"),
)
ENVIRONMENT = (
    ("WIDGET_BRIDGE_ROOT", "the folder of the state, where there is no --root"),
    ("WIDGET_BRIDGE_SWIFTC", "the Swift compiler, where it is not the swiftc of PATH"),
    ("XDG_CACHE_HOME", "the folder of the folder with built widgets; ~/.cache"),
    ("NO_COLOR", "set to anything but nothing: no colours on a terminal"),
)


def escaped(text: str) -> str:
    """Text as roff takes it; a line must not begin with a control character."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def name(name: dict[str, str]) -> str:
    return ("-" if name["kind"] == "short" else "--") + name["name"]


def form(argument: dict[str, Any]) -> str:
    """How an argument is written: `--root <root>`."""
    value = f"<{argument.get('valueName', '')}>"
    if argument["kind"] == "positional":
        return value
    names = ", ".join(map(name, argument["names"]))
    return names if argument["kind"] == "flag" else f"{names} {value}"


def shown(arguments: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Those that are worth a line under each command: help and version are said once."""
    for argument in arguments:
        names = {each["name"] for each in argument.get("names", [])}
        if argument["shouldDisplay"] and not names & {"help", "version"}:
            yield argument


def synopsis(argument: dict[str, Any]) -> str:
    text = form(argument).split(", ")[0] if argument["kind"] != "option" else (
        f"{name(argument['preferredName'])} <{argument.get('valueName', '')}>")
    text = f"[{text}]" if argument["isOptional"] else text
    return text + " ..." if argument["isRepeating"] else text


def description(argument: dict[str, Any]) -> str:
    text = argument.get("abstract", "")
    if values := argument.get("allValues"):
        text += f" (values: {', '.join(values)})"
    if default := argument.get("defaultValue"):
        text += f" (default: {default})"
    return text.strip()


def discussion(text: str) -> Iterator[str]:
    """Paragraphs as they are; lines that are indented, which are examples, as they stand."""
    verbatim = False
    for line in text.split("\n"):
        if line.startswith("  ") != verbatim:
            verbatim = not verbatim
            yield ".nf" if verbatim else ".fi"
        yield escaped(line) if line.strip() else ".PP" if not verbatim else ""
    if verbatim:
        yield ".fi"


def command(command: dict[str, Any], above: str) -> Iterator[str]:
    title = f"{above} {command['commandName']}"
    arguments = list(shown(command.get("arguments", [])))
    if command["commandName"] == "help":
        return
    if not command.get("subcommands"):
        yield f".SS {escaped(' '.join([title] + list(map(synopsis, arguments))))}"
    else:
        yield f".SS {escaped(title)}"
    yield escaped(command.get("abstract", ""))
    if text := command.get("discussion"):
        yield ".PP"
        yield from discussion(text)
    for argument in arguments:
        yield ".TP"
        yield f".B {escaped(form(argument))}"
        yield escaped(description(argument))
    for each in command.get("subcommands", []):
        yield from globals()["command"](each, title)


def page(root: dict[str, Any]) -> Iterator[str]:
    program = root["commandName"]
    yield f".TH {program.upper()} 1"
    yield ".SH NAME"
    abstract = root["abstract"].rstrip(".")
    yield escaped(f"{program} - {abstract[0].lower()}{abstract[1:]}")
    yield ".SH SYNOPSIS"
    yield f".B {escaped(program)}"
    yield escaped("<command> [<argument> ...]")
    yield ".SH COMMANDS"
    for each in root["subcommands"]:
        yield from command(each, program)
    for heading, rows in (("EXIT STATUS", EXIT_STATUS), ("ENVIRONMENT", ENVIRONMENT)):
        yield f".SH {heading}"
        for term, text in rows:
            yield from (".TP", f".B {escaped(term)}", escaped(text))


if __name__ == "__main__":
    print("\n".join(page(json.load(sys.stdin)["command"])))
