"""A session bus of our own, with a desktop on it that says how programs shall look."""

import os
import subprocess

from desktop.processes import require

SOURCE = os.path.join(os.path.dirname(__file__), "portal.c")


class Portal:
    APPEARANCE = "org.freedesktop.appearance"

    def __init__(self, processes, folder):
        require({"dbus-daemon": "dbus", "cc": "gcc", "pkg-config": "pkg-config"})
        reader, writer = os.pipe()
        self.bus = processes.start(["dbus-daemon", "--session", "--nofork", f"--print-address={writer}"],
                                   pass_fds=[writer])
        os.close(writer)
        with os.fdopen(reader) as answer:
            self.environment = {"DBUS_SESSION_BUS_ADDRESS": answer.readline().strip()}
        program = folder + "/portal"
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", "dbus-1"], check=True,
                               capture_output=True, text=True).stdout.split()
        subprocess.run(["cc", "-O1", "-Wall", "-Wextra", "-Werror", "-o", program, SOURCE, *flags], check=True)
        self.process = processes.start([program], env={**os.environ, **self.environment},
                                       stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.process.stdout.readline()

    def set(self, key, *value, namespace=APPEARANCE):
        """Sets a value, its type first, and tells every program of it."""
        print(namespace, key, *value, file=self.process.stdin, flush=True)

    def close(self):
        for process in (self.process, self.bus):
            process.terminate()
            process.wait()
