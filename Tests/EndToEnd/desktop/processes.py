"""Starting programs that never outlive the test, and saying which ones are missing."""

import shutil
import subprocess


class Unavailable(Exception):
    """Something a session needs is not to be had on this machine; the text says what."""


def require(tools):
    """Goes on only when all tools are installed; `tools` names the package of each."""
    missing = sorted({package for tool, package in tools.items() if not shutil.which(tool)})
    if missing:
        raise Unavailable("these packages are not installed: " + " ".join(missing))


class Processes:
    """What was started, ended in reverse order by `end`."""

    def __init__(self):
        self.running = []

    def start(self, command, **options):
        """Starts a command that ends with us, even when we are killed."""
        quiet = dict(stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        process = subprocess.Popen(["setpriv", "--pdeathsig", "TERM", "--", *command],
                                   **{**quiet, **options})
        self.running.append(process)
        return process

    def end(self):
        while self.running:
            process = self.running.pop()
            process.terminate()
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
