"""Orca, the screen reader, with its words written down instead of spoken."""

import os
import re
import shutil
import time

from desktop.processes import Unavailable
from desktop.reader import PYTHON

HELPER = os.path.join(os.path.dirname(__file__), "orca_helper.py")
# How long it is silent when it has said all, in seconds.
SILENT = 1.5
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*)'(?=\{|$)")


class Orca:
    """Reads on the bus of a `Reader`."""

    def __init__(self, reader, folder):
        if not shutil.which("orca"):
            raise Unavailable("these packages are not installed: orca")
        self.log = folder + "/orca.log"
        environment = {**reader.environment, "HOME": folder, "XDG_DATA_HOME": folder + "/data", "XDG_CONFIG_HOME": folder + "/config"}
        open(self.log, "w").close()
        self.read = 0
        with open(os.devnull, "w") as nowhere:
            self.process = reader.processes.start([PYTHON, HELPER, self.log, "--enable=speech", "-u", folder + "/orca"],
                                                  env=environment, stdout=nowhere, stderr=nowhere)

    def said(self, seconds=20):
        """All sentences since this was asked last, once it has been silent for a while."""
        sentences, changed, end = [], time.monotonic(), time.monotonic() + seconds
        while time.monotonic() < end and (not sentences or time.monotonic() - changed < SILENT):
            new = self.new_sentences()
            if new:
                sentences += new
                changed = time.monotonic()
            time.sleep(0.1)
        return sentences

    def new_sentences(self):
        with open(self.log, errors="replace") as log:
            log.seek(self.read)
            text = log.read()
        # A line that is still being written waits.
        whole = text[:text.rfind("\n") + 1]
        self.read += len(whole.encode())
        return [found[1].rstrip(".") for found in map(SPOKEN.search, whole.splitlines()) if found]

    def close(self):
        # Without its bus it would wait for answers for ever.
        self.process.kill()
        self.process.wait()
