"""A screen reader on a session bus of its own: it reads the window's tree, acts in it, and hears what changes."""

import json
import os
import signal
import subprocess

from desktop.processes import Unavailable, require

HELPER = os.path.join(os.path.dirname(__file__), "reader_helper.py")
# The bindings belong to the system's Python, whichever one runs the sessions.
PYTHON = "/usr/bin/python3"
SWITCH = ["dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
          "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status"]


class Reader:
    """What is found are dictionaries: role, name, description, frame (x, y, width, height), states, path (numbers of children)."""

    def __init__(self, processes, folder, environment, bus=None):
        """Reads on a bus of its own, or on the one of an address."""
        require({"dbus-daemon": "dbus", "dbus-send": "dbus-bin"})
        if subprocess.run([PYTHON, "-c", "import pyatspi"], capture_output=True).returncode:
            raise Unavailable("these packages are not installed: python3-pyatspi at-spi2-core")
        self.folder = folder
        runtime = folder + "/runtime"
        os.makedirs(runtime, mode=0o700, exist_ok=True)
        self.processes, self.process = processes, None
        self.environment = environment if bus else {**environment, "XDG_RUNTIME_DIR": runtime}
        self.bus = None if bus else self.start_bus()

    def start_bus(self):
        reader, writer = os.pipe()
        bus = self.processes.start(["dbus-daemon", "--session", "--nofork", f"--print-address={writer}"],
                                   pass_fds=[writer], env=self.environment)
        os.close(writer)
        with os.fdopen(reader) as answer:
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = answer.readline().strip()
        return bus

    def turn(self, on):
        """Says that somebody reads, or that nobody does."""
        subprocess.run([*SWITCH, "string:IsEnabled", f"variant:boolean:{'true' if on else 'false'}"],
                       env=self.environment, check=True, capture_output=True, timeout=20)

    def start(self):
        """Begins to read; turns on what programs have for that, as any of its kind does."""
        self.process = self.processes.start([PYTHON, HELPER], env=self.environment,
                                            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command, *arguments):
        if self.process is None:
            self.start()
        print(json.dumps([command, *arguments]), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline() or "null")

    # What there is

    @property
    def tree(self):
        """All parts, each before those in it; empty while there is no window."""
        return self.ask("tree") or []

    @property
    def programs(self):
        """The names of all programs that can be read."""
        return self.ask("programs")

    @property
    def bare_tree(self):
        """What is there for those who turn nothing on."""
        script = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi; d = Atspi.get_desktop(0);" \
            "print([d.get_child_at_index(i).get_name() for i in range(d.get_child_count())])"
        answer = subprocess.run([PYTHON, "-c", script], env=self.environment, capture_output=True, text=True, timeout=30)
        return json.loads(answer.stdout.replace("'", '"') or '"no answer"')

    def find(self, name, role=None):
        """The last part of a name; None where there is none."""
        found = [part for part in self.tree if part["name"] == name and role in (None, part["role"])]
        return found[-1] if found else None

    def first(self, role):
        return next((part for part in self.tree if part["role"] == role), None)

    # What is done

    def do(self, kind, part, *arguments):
        """Does something with a part: whether it was taken."""
        return part is not None and bool(self.ask(kind, part["number"], *arguments))

    def press(self, name, role=None):
        return self.do("act", self.find(name, role), "press")

    def events(self):
        """What has happened since this was asked last: kind, name of the part, and what is told."""
        return self.ask("events")

    def freeze(self):
        """Hangs, as a program does that is stuck."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self):
        self.process.send_signal(signal.SIGCONT)

    def close(self):
        for process in (self.process, self.bus):
            if process:
                process.terminate()
                process.wait()
