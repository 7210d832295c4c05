"""The blocks of a page, as its reader takes them: files to write, and commands to run with what they print.

- A block after a paragraph that ends in `` `NAME`: `` is the file of that name.
- A block of ```console has commands after `$ `, which may go on after `> `, and what each prints, on both outputs. `…`
  stands for anything in a line, and for any lines where it is alone.
- Any other block is only to be read, and has `<!-- not run: REASON -->` in front.
"""

import re
import subprocess
from pathlib import Path
from typing import NamedTuple

FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```[ \t]*$", re.M | re.S)


class Block(NamedTuple):
    line: int
    language: str
    text: str
    file: str | None
    not_run: str | None


class Command(NamedTuple):
    text: str
    output: str


def blocks(page: str) -> list[Block]:
    found = []
    for fence in FENCE.finditer(page):
        before = page[:fence.start()].rstrip()
        not_run = re.search(r"<!-- not run: (.+?) -->$", before)
        file = re.search(r"`([^`\s]+)`:$", before)
        found.append(Block(page[:fence.start()].count("\n") + 1, fence[1], fence[2], file and file[1], not_run and not_run[1]))
    return found


def commands(text: str) -> list[Command]:
    found: list[Command] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append(Command(line[2:], ""))
        elif line.startswith("> ") and found and not found[-1].output:
            found[-1] = Command(f"{found[-1].text}\n{line[2:]}", "")
        elif found:
            found[-1] = Command(found[-1].text, found[-1].output + line + "\n")
        else:
            raise ValueError(f"a block of console begins with no command: {line}")
    return found


def matches(shown: str, printed: str) -> bool:
    pattern = "".join(
        "(?:.*\n)*?" if line == "…\n" else ".*?".join(map(re.escape, line.split("…")))
        for line in shown.splitlines(keepends=True))
    return re.fullmatch(pattern, printed) is not None


def run(page: str, folder: Path, environment: dict[str, str]) -> None:
    """Does all that a page says, in a folder; raises where something is printed that it does not show."""
    for block in blocks(page):
        if block.not_run:
            continue
        if block.file:
            file = folder / block.file
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text)
        elif block.language == "console":
            for command in commands(block.text):
                done = subprocess.run(
                    ["bash", "-c", command.text], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120)
                if not matches(command.output, done.stdout):
                    raise AssertionError(
                        f"line {block.line}: {command.text}\n--- shown\n{command.output}--- printed "
                        f"(exit status {done.returncode})\n{done.stdout}---")
        else:
            raise AssertionError(f"line {block.line}: a block that is neither run nor a file, nor marked as not run")
