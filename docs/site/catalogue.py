"""The catalogue of errors and warnings: the tables of bridge-spec/README.md, and the hints that the sources give.

A test holds those tables and the program's own catalogue equal, so what is read here is what a host gets.
"""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]


class Kind(NamedTuple):
    name: str
    when: str
    code: str = ""
    members: str = ""
    exit: str = ""


def rows(heading: str) -> list[list[str]]:
    """The cells of the rows of the table in a section of the protocol's page, without the head."""
    page = (ROOT / "bridge-spec/README.md").read_text()
    section = page.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def errors() -> list[Kind]:
    return [Kind(kind.strip("`"), when, code, members, exit) for code, kind, when, members, exit in rows("Errors")]


def warnings() -> list[Kind]:
    return [Kind(kind.strip("`"), when) for kind, when in rows("Warnings")]


# --- Swift, as far as the making of errors needs it


def hints() -> dict[tuple[str, str], list[str]]:
    """By type and kind, what `BridgeError(.kind, …, hint: …)` and `Warning(.kind, …, hint: …)` say in all sources."""
    found: dict[tuple[str, str], list[str]] = {}
    for file in sorted((ROOT / "Sources").rglob("*.swift")):
        text = file.read_text()
        for call in re.finditer(r"\b(BridgeError|Warning)\(\s*\.(\w+)\s*,", text):
            arguments = split(text, call.end(), ",", ")")
            hint = next((argument.strip() for argument in arguments if argument.strip().startswith("hint:")), None)
            for sentence in sentences(hint.removeprefix("hint:")) if hint else []:
                known = found.setdefault((call[1], call[2]), [])
                if sentence not in known:
                    known.append(sentence)
    return found


def split(text: str, start: int, separators: str, end: str = "") -> list[str]:
    """The parts of an expression from `start` on, cut at separators outside of brackets and strings."""
    parts, depth, begin, index = [], 0, start, start
    while index < len(text):
        character = text[index]
        if character == '"' or text.startswith('#"', index):
            index = string_end(text, index)
            continue
        if depth == 0 and character in end:
            break
        if depth == 0 and character in separators:
            parts.append(text[begin:index])
            begin = index + 1
        depth += (character in "([{") - (character in ")]}")
        index += 1
    return [*parts, text[begin:index]]


def string_end(text: str, start: int) -> int:
    """The index behind a string literal, whose interpolations may hold strings."""
    if text[start] == "#":
        return text.index('"#', start + 2) + 2
    index = start + 1
    while text[index] != '"':
        if text.startswith("\\(", index):
            index = interpolation_end(text, index)
        else:
            index += 2 if text[index] == "\\" else 1
    return index + 1


def interpolation_end(text: str, start: int) -> int:
    """The index behind what a string literal puts in."""
    index, depth = start + 2, 1
    while depth:
        if text[index] == '"':
            index = string_end(text, index)
            continue
        depth += (text[index] == "(") - (text[index] == ")")
        index += 1
    return index


def sentences(expression: str) -> list[str]:
    """What a string expression may come to: its alternatives, with `…` for what is put in; nothing for a variable."""
    condition = re.search(r"\s\?\s", mask(expression))
    if condition:
        alternatives = split(expression, condition.end(), ":")
        return [sentence for part in alternatives for sentence in sentences(part)]
    text = ""
    for part in split(expression, 0, "+"):
        part = part.strip()
        if not re.match(r'#?"', part) or string_end(part, 0) != len(part):
            return []
        text += part[2:-2] if part.startswith("#") else literal(part[1:-1])
    return [re.sub(r"\s+", " ", text)]


def mask(expression: str) -> str:
    """The expression with its strings blotted out."""
    masked, index = "", 0
    while index < len(expression):
        if expression[index] == '"' or expression.startswith('#"', index):
            end = string_end(expression, index)
            masked += "_" * (end - index)
            index = end
        else:
            masked += expression[index]
            index += 1
    return masked


def literal(text: str) -> str:
    out, index = "", 0
    while index < len(text):
        if text.startswith("\\(", index):
            index = interpolation_end(text, index)
            out += "…"
        elif text[index] == "\\":
            out += {"n": " ", "t": " "}.get(text[index + 1], text[index + 1])
            index += 2
        else:
            out += text[index]
            index += 1
    return out
