"""Counts what held and what did not."""

import time


class Checks:
    def __init__(self):
        self.passed = 0
        self.failed = 0
        self.skipped = []
        # Called with the name of what failed; keeps what can be seen then.
        self.witness = None

    def that(self, name, holds, found=""):
        """Notes one expectation; what was found is shown when it does not hold."""
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED: {name}" + (f"\n        found: {found!r}" if found != "" else ""))
            if self.witness:
                self.witness(name)
        return holds

    def equal(self, name, found, wanted):
        return self.that(f"{name} (wanted {wanted!r})", found == wanted, found)

    def skip(self, what, why):
        self.skipped.append(f"{what}: {why}")


def eventually(question, seconds=60):
    """The first answer that is true, asked again and again; the last one when time is over.

    A busy machine may take long; what is well is answered at once.
    """
    end = time.monotonic() + seconds
    while True:
        answer = question()
        if answer or time.monotonic() > end:
            return answer
        time.sleep(0.03)
