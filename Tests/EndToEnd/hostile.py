"""Commands where the output is full, the words are hostile, or files are none."""

import json
import os
import signal
import subprocess
import xml.etree.ElementTree
import zlib

ANSWERS = [["table", "x", "--x", "0:1000", "--step", "1"], ["table", "x", "--x", "0:3", "--step", "1", "--csv"],
           ["eval", "1+1"], ["facts", "x", "--x", "0:1"], ["facts", "x", "1", "--x", "0:2", "--json"],
           ["--version"], ["--help"], ["eval", "--help"], ["--generate-completion-script", "bash"]]
# Wrong lines, and the command whose usage they show.
USAGES = [(["eval", "x"], "eval"), (["table", "x"], "table"), (["table", "x", "--x", "0:1", "--step", "-1"], "table"),
          (["plot", "x", "-o", "a.gif"], "plot"), (["facts", "x", "--x", "0:1", "--limit", "-1"], "facts"),
          (["--state", "none", "--snapshot", "a.png"] + ["x"] * 13, "window")]


def full_output(checks, run):
    """What can't be written is said, once, and the status tells it."""
    for arguments in ANSWERS:
        name = " ".join(arguments)
        with open("/dev/full", "w") as full:
            result = run(*arguments, stdout=full)
        checks.equal(f"{name} into a full disk: status", result.returncode, 1)
        checks.equal(f"{name} into a full disk: a sentence", result.stderr,
                     "ordinate: The output could not be saved: the disk is full.\n")
        reader, writer = os.pipe()
        os.close(reader)
        result = run(*arguments, stdout=writer, preexec_fn=lambda: signal.signal(signal.SIGPIPE, signal.SIG_IGN))
        os.close(writer)
        checks.equal(f"{name} into a closed pipe is silent", (result.returncode, result.stderr), (1, ""))


def wrong_numbers(checks, run, folder):
    picture = os.path.join(folder, "scaled.png")
    for scale in ("0", "nan", "inf", "-1", "100", "16.01", "0.2", "x"):
        for arguments in (["plot", "x", "-o", picture], ["--state", "none", "--snapshot", picture]):
            result = run(*arguments, "--content-scale", scale)
            checks.equal(f"{arguments[0]} --content-scale {scale}: status", result.returncode, 64)
            checks.that("nothing is written", not os.path.exists(picture))
    for name in ("x.svg", "x.PDF", "x.jpg", "x.png.gif"):
        result = run("--state", "none", "--snapshot", os.path.join(folder, name))
        checks.equal(f"a snapshot named {name}: status", result.returncode, 64)
        checks.that(f"a snapshot named {name}: nothing is written", not os.path.exists(os.path.join(folder, name)))
    for arguments, command in USAGES:
        result = run(*arguments)
        checks.that(f"{' '.join(arguments)} shows the usage of {command}",
                    result.returncode == 64 and f"Usage: ordinate {command} " in result.stderr, result.stderr)


def orders_to_terminals(checks, run, folder):
    """Nothing that was given reaches the terminal as an order to it."""
    hostile = "\x1b]0;owned\x07\x1b[31m\x9b2J\x7f\u202e"
    for arguments in (["eval", hostile], ["eval", "1+" + hostile], ["eval", "--rpn", hostile], ["eval", "1", "--" + hostile],
                      ["plot", "x", "-o", f"/nowhere/{hostile}.png"], ["plot", "x", "-o", hostile],
                      ["eval", "1", "--x", hostile], ["--state", "none", "--snapshot", "a.png", f"{hostile}\n.ordinate"]):
        result = run(*arguments)
        found = {sign for sign in result.stderr if sign != "\n" and not sign.isprintable()}
        checks.that(f"{arguments!a} gives no orders", result.returncode != 0 and result.stderr and not found, result.stderr)
    for formula, mark in [("1+" * 50_000 + "?", "?"), ("?" + "+1" * 50_000, "?"), ("x" * 100_000 + ")", ")")]:
        result = run("eval", formula, "--x", "1")
        checks.equal("a long formula's fault: status", result.returncode, 65)
        checks.that("a long formula's fault: only what is around it", len(result.stderr) < 400, len(result.stderr))
        _, line, marks = result.stderr.rstrip("\n").split("\n")
        checks.equal("a long formula's fault: the caret stands under it", line[marks.index("^")], mark)
    for arguments in (["eval", "1", "--x", "9" * 100_000], ["eval", "1", "--" + "a" * 100_000]):
        checks.that("a long word is not repeated", len(run(*arguments).stderr) < 2_000)


def strange_names(checks, run, folder):
    """A name that is no text is refused, and nothing else is written in its place."""
    before = sorted(os.listdir(folder.encode()))
    for arguments in (["plot", "x", "-o", b"\xff.png"], ["--state", "none", "--snapshot", "a.png", b"\xff.ordinate"], ["eval", b"1+\xff"]):
        result = run(*arguments)
        checks.equal(f"{arguments}: status", result.returncode, 64)
        checks.that(f"{arguments}: a sentence", "not UTF-8" in result.stderr and result.stderr.count("\n") == 1, result.stderr)
    checks.equal("nothing is written", sorted(os.listdir(folder.encode())), before)
    run("plot", "x", "--output=-,x.png")
    run("plot", "x", "-o", "-,y.png")
    new = set(os.listdir(folder.encode())) - set(before)
    checks.that("no file is written under another name", new <= {b"-,x.png", b"-,y.png"}, new)


def rewritten_pictures(checks, run, folder):
    """A picture that a common tool has written anew still opens."""
    path, seen = os.path.join(folder, "rewritten.svg"), os.path.join(folder, "seen.png")
    run("plot", "sin(x)", "-o", path)
    xml.etree.ElementTree.parse(path).write(path)
    result = run("--state", "none", "--snapshot", seen, path)
    checks.equal("an SVG that was written anew opens", (result.returncode, result.stderr), (0, ""))
    path = os.path.join(folder, "rewritten.pdf")
    run("plot", "sin(x)", "-o", path)
    with open(path, "rb") as file:
        content = file.read()
    head, begin, rest = content.partition(b"application#2Fx-ordinate /Length ")
    length, _, rest = rest.partition(b" >>\nstream\n")
    packed = zlib.compress(rest[:int(length)])
    with open(path, "wb") as file:
        file.write(head + b"application#2fx-ordinate /Filter /FlateDecode /Length %d >>\nstream\n" % len(packed) + packed + rest[int(length):])
    result = run("--state", "none", "--snapshot", seen, path)
    checks.equal("a PDF whose attachment was packed opens", (result.returncode, result.stderr), (0, ""))


def long_formulas(checks, run, folder):
    """What would stop a window is refused, and a start that was stopped is not repeated."""
    path = os.path.join(folder, "long.ordinate")
    with open(path, "w") as file:
        json.dump({"version": 1, "functions": [{"program": ["x"] + ["sin"] * 150_000}]}, file)
    result = run("--state", "none", "--snapshot", os.path.join(folder, "a.png"), path)
    checks.equal("a document with a formula too long: status", result.returncode, 1)
    checks.that("a document with a formula too long: a sentence", "20000 operations" in result.stderr, result.stderr)
    result = run("--state", "none", "--snapshot", os.path.join(folder, "a.png"), "x" + "+x" * 15_000)
    checks.equal("a formula too long: status", result.returncode, 1)
    checks.that("a formula too long: a sentence", "too long to be graphed" in result.stderr, result.stderr)
    state = os.path.join(folder, "stopped.json")
    for name, content in ((state, '{"version": 2}'), (state + ".starting", "")):
        with open(name, "w") as file:
            file.write(content)
    for expected in ("did not come to a picture", ""):
        result = run("--state", state, "--snapshot", os.path.join(folder, "a.png"))
        checks.equal("after a start that was stopped: status", result.returncode, 0)
        checks.that("after a start that was stopped: what is said", expected in result.stderr and bool(expected) == bool(result.stderr), result.stderr)
    checks.that("the state is kept", os.path.exists(state + ".broken-1"))
    checks.that("the mark is gone", not os.path.exists(state + ".starting"))


def no_files(checks, run, folder):
    """A pipe in a file's place is not waited for."""
    pipe = os.path.join(folder, "pipe.ordinate")
    os.mkfifo(pipe)
    result = run("--state", "none", "--snapshot", os.path.join(folder, "a.png"), pipe)
    checks.equal("a pipe is no document: status", result.returncode, 1)
    checks.that("a pipe is no document: a sentence", "it is not a file" in result.stderr, result.stderr)


def check(checks, program, folder):
    bare = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    bare["XDG_STATE_HOME"] = folder

    def run(*arguments, **options):
        streams = dict(stdout=subprocess.PIPE, stderr=subprocess.PIPE) | options
        return subprocess.run([program, *arguments], text=True, timeout=120, env=bare, cwd=folder, **streams)

    full_output(checks, run)
    wrong_numbers(checks, run, folder)
    orders_to_terminals(checks, run, folder)
    no_files(checks, run, folder)
    strange_names(checks, run, folder)
    rewritten_pictures(checks, run, folder)
    long_formulas(checks, run, folder)
