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
# What it adds by itself, of which others than the program decide.
OWN = {"Screen reader on", "Ordinate frame"}


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

    def said(self, length, seconds=20):
        """What it reads of the program, since this was asked last, until it is silent for a while.

        It waits for so many characters. Sentences are joined as the program joins what it knows at once: on a busy machine
        a value may come after its formula.
        """
        text, changed, end = "", time.monotonic(), time.monotonic() + seconds
        while time.monotonic() < end and (len(text) < length or time.monotonic() - changed < SILENT):
            new = self.new_sentences()
            if new:
                text = ", ".join(([text] if text else []) + new)
                changed = time.monotonic()
            time.sleep(0.1)
        return text

    def new_sentences(self):
        with open(self.log, errors="replace") as log:
            log.seek(self.read)
            text = log.read()
        # A line that is still being written waits.
        whole = text[:text.rfind("\n") + 1]
        self.read += len(whole.encode())
        sentences = [found[1].rstrip(".") for found in map(SPOKEN.search, whole.splitlines()) if found]
        return [sentence for sentence in sentences if sentence not in OWN]

    def close(self):
        # Without its bus it would wait for answers for ever.
        self.process.kill()
        self.process.wait()
