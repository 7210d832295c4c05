#!/usr/bin/env python3
"""Writes docs/errors.md: each error and warning, when it comes up, and what to do about it.

From the catalogue in bridge-spec/README.md, the hints in the sources, and mends.py. It fails for a kind that nothing says
how to mend, and for advice on a kind that there is not.
"""

import re
import sys
from pathlib import Path

import catalogue
import mends

PAGE = catalogue.ROOT / "docs/errors.md"

HEAD = """# Errors and warnings

<!-- Written by docs/site/errors.py: `make docs` writes it anew. -->

An error is why a call or a command failed; a warning is what a phone would be silent about, and came with a result. Both have a stable `kind`, which is what is listed here, a `message` for people, and a `hint` that says what to do. The hints stand below as the program gives them, with … where it puts a name in. On the command line:

```console
$ widget-bridge call getWidgetData '{"id": "greeting"}'
error: AppGroupId not set. Call setAppGroupId first. Or give this call an appGroupId of its own.
```

The same through [the protocol](../bridge-spec/README.md#errors):

```json
{"jsonrpc":"2.0","id":1,"error":{"code":-7,"message":"AppGroupId not set. Call setAppGroupId first","data":{"kind":"appGroupNotSet","hint":"Or give this call an appGroupId of its own."}}}
```

The codes from -1 to -8 are those of Flutter's home_widget, those below -32000 JSON-RPC's. *Exit* is what a command of `widget-bridge` that fails so exits with, *data* names the further members of the error's `data`.
"""

GROUPS = [
    ("Calls", range(-33000, -32000)),
    ("home_widget's calls", range(-9, 0)),
    ("Names", range(-21, -19)),
    ("The widget's process", range(-24, -21)),
    ("Pictures and timelines", range(-27, -24)),
    ("Values", range(-28, -27)),
    ("Files", range(-29, -28)),
    ("Building", range(-30, -29)),
    ("What is not here", range(-31, -30)),
    ("Configuration and intents", range(-39, -31)),
]

WARNINGS = """## Warnings

A warning is in the result's `warnings`, or a `warning` notification before the reply, and on the command line a line on standard error. [The protocol](../bridge-spec/README.md#warnings) has its members.
"""


def sentence(text: str) -> str:
    """A clause of a table as a sentence."""
    return (text if text.startswith("`") else text[0].upper() + text[1:]) + "."


def advice(hints: list[str], mend: mends.Mend) -> list[str]:
    says = hints + [text.replace('\\"', '"') for text in mend.says if text not in hints]
    return [*[f"- {escaped(text)}" for text in says], *(["", mend.more] if mend.more and says else [mend.more] if mend.more else [])]


def escaped(text: str) -> str:
    """A hint as Markdown shows it: options and JSON as code."""
    text = re.sub(r"(?<![`\w-])(--[a-z-]+(?: [a-z]+(?= where| out))?)", r"`\1`", text)
    text = re.sub(r"(?<!`)(\{\".*\})(?!`)", r"`\1`", text)
    return re.sub(r"(?<!`)\b([a-z]+_\w+|\w+\(_:\))", r"`\1`", text)


def check(kinds: list[catalogue.Kind], hints: dict[tuple[str, str], list[str]], type: str, table: dict) -> list[str]:
    wrong = [f"mends.py has {name}, which is no kind" for name in table if name not in {kind.name for kind in kinds}]
    sources = "\n".join(file.read_text() for file in (catalogue.ROOT / "Sources").rglob("*.swift"))
    for kind in kinds:
        mend = table.get(kind.name, mends.Mend())
        if not hints.get((type, kind.name)) and not mend.says and not mend.more:
            wrong.append(f"nothing says how to mend {kind.name}: give it a hint, or an entry in docs/site/mends.py")
        for text in mend.says:
            if not re.search(".{0,200}?".join(map(re.escape, text.split("…"))), sources):
                wrong.append(f"mends.py has a hint for {kind.name} that no source gives: {text}")
    return wrong


def page() -> str:
    errors, warnings, hints = catalogue.errors(), catalogue.warnings(), catalogue.hints()
    wrong = check(errors, hints, "BridgeError", mends.ERRORS) + check(warnings, hints, "Warning", mends.WARNINGS)
    left = {kind.name for kind in errors}
    lines = [HEAD]
    for title, codes in GROUPS:
        lines.append(f"## {title}\n")
        for kind in errors:
            if int(kind.code) not in codes:
                continue
            left.discard(kind.name)
            lines += [f"### {kind.name}\n", f"`{kind.code}`, exit {kind.exit}" + (f", data {kind.members}" if kind.members else "")
                      + f". {sentence(kind.when)}\n",
                      *advice(hints.get(("BridgeError", kind.name), []), mends.ERRORS.get(kind.name, mends.Mend())), ""]
    wrong += [f"{name}'s code is in no group of errors.py" for name in left]
    lines.append(WARNINGS)
    for kind in warnings:
        lines += [f"### {kind.name} (warning)\n", sentence(kind.when) + "\n",
                  *advice(hints.get(("Warning", kind.name), []), mends.WARNINGS.get(kind.name, mends.Mend())), ""]
    if wrong:
        sys.exit("\n".join(wrong))
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    text = page()
    if sys.argv[1:] == ["--check"]:
        if not PAGE.exists() or PAGE.read_text() != text:
            sys.exit("docs/errors.md is not what the catalogue says: run docs/site/errors.py")
    else:
        PAGE.write_text(text)
