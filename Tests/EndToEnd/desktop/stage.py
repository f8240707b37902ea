"""What a session is given: checks, a screen, and programs that end with it."""

import json
import os
import tempfile

from desktop.controller import Controller
from desktop.fingers import Fingers
from desktop.processes import Unavailable
from desktop.program import Ordinate
from desktop.reader import Reader
from desktop.state import State

EVIDENCE = os.path.join(os.path.dirname(__file__), "../../../.build/end-to-end")


class Stage:
    """Used with `with`; nothing of one session is left for the next."""

    def __init__(self, checks, program, screen, name):
        self.checks = checks
        self.program = program
        self.screen = screen
        self.name = name
        self.ordinate = None
        self.devices = []

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="session-", dir=self.screen.folder)
        self.checks.witness = self.keep_evidence
        return self

    def __exit__(self, *_):
        self.checks.witness = None
        for device in self.devices:
            device.close()
        if self.ordinate and self.ordinate.is_running:
            self.ordinate.kill()

    def keep_evidence(self, name):
        if self.ordinate:
            self.ordinate.bear_witness(EVIDENCE, f"{self.name} {name}")

    def path(self, name="state.json"):
        return os.path.join(self.folder, name)

    def open(self, *arguments, state="state.json", calm=True, environment=None):
        """Starts the program, with a fresh state the first time.

        A calm desktop asks programs not to move things: no blinking, no gliding.
        """
        self.choose_view(self.path(state))
        environment = dict(environment or {})
        environment["XDG_CONFIG_HOME"] = self.configuration(calm)
        self.ordinate = Ordinate(self.program, self.screen, self.path(state), *arguments,
                                 environment=environment)
        self.checks.that("a window opens", self.ordinate.window != "", self.ordinate.errors)
        return self.ordinate

    @staticmethod
    def choose_view(path):
        """Gives a fresh state the view of a person who has gone home, so that places are known."""
        if not os.path.exists(path):
            with open(path, "w") as file:
                json.dump(State.AT_HOME, file)

    def configuration(self, calm):
        folder = os.path.join(self.folder, "calm" if calm else "lively")
        os.makedirs(folder + "/gtk-3.0", exist_ok=True)
        with open(folder + "/gtk-3.0/settings.ini", "w") as file:
            file.write("[Settings]\ngtk-enable-animations=%d\n" % (not calm))
        return folder

    def fingers(self):
        if not self.screen.fingers_socket:
            raise Unavailable(self.screen.why_no_fingers)
        return self.kept(Fingers(self.screen))

    def controller(self):
        return self.kept(Controller(self.folder))

    def reader(self):
        """A screen reader that reads from now on."""
        reader = self.kept(Reader(self.screen.processes, self.folder, self.screen.environment))
        reader.turn(on=True)
        return reader

    def kept(self, device):
        """The device, which is let go of when the session ends."""
        self.devices.append(device)
        return device
