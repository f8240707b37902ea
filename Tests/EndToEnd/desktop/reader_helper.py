"""Reads the accessibility bus for `reader.py`: a line of JSON asks, a line of JSON answers."""

import json
import os
import sys
import threading

import pyatspi
from gi.repository import GLib

EVENTS = ["object:state-changed:focused", "object:state-changed:checked", "object:text-changed", "object:text-caret-moved", "object:text-selection-changed",
          "object:property-change:accessible-name", "object:property-change:accessible-description",
          "object:property-change:accessible-value", "object:children-changed", "object:announcement"]


def program():
    for candidate in pyatspi.Registry.getDesktop(0):
        if candidate and candidate.name == "Ordinate" and candidate.childCount:
            return candidate
    return None


def frame(part, kind):
    box = part.queryComponent().getExtents(kind)
    return [box.x, box.y, box.width, box.height]


def describe(part, path):
    kinds = pyatspi.listInterfaces(part)
    found = {"path": list(path), "role": part.getRoleName(), "name": part.name, "description": part.description, "interfaces": kinds,
             "states": [str(pyatspi.stateToString(state)) for state in part.getState().getStates()],
             "parent": part.getIndexInParent()}
    if "Component" in kinds:
        found["frame"] = frame(part, pyatspi.WINDOW_COORDS)
        found["screen"] = frame(part, pyatspi.DESKTOP_COORDS)
    if "Text" in kinds:
        text = part.queryText()
        found["text"], found["caret"] = text.getText(0, -1), text.caretOffset
        found["selection"] = list(text.getSelection(0)) if text.getNSelections() else None
    if "Value" in kinds:
        value = part.queryValue()
        found["value"] = [value.minimumValue, value.currentValue, value.maximumValue, value.minimumIncrement]
    return found


def walk(part, path=()):
    yield part, path
    for index, child in enumerate(part):
        if child:
            yield from walk(child, (*path, index))


class Helper:
    def __init__(self):
        self.heard = []
        # What was found last, so that an act means that very part even where another has its place by now.
        self.parts = []
        pyatspi.Registry.registerEventListener(self.hear, *EVENTS)

    def hear(self, event):
        told = event.any_data
        try:
            name = event.source.name
        except GLib.Error:
            name = ""
        self.heard.append([event.type, name, event.detail1, event.detail2, told if isinstance(told, (str, float, int)) else None])

    def answer(self, command, *arguments):
        if command == "tree":
            window = program()
            self.parts = list(walk(window)) if window else []
            return [{**describe(part, path), "number": number} for number, (part, path) in enumerate(self.parts)]
        if command == "programs":
            return [candidate.name for candidate in pyatspi.Registry.getDesktop(0) if candidate]
        if command == "events":
            heard, self.heard = self.heard, []
            return heard
        if command == "shout":
            return [name.queryComponent().contains(10 ** 9, -10 ** 9, 1) for name, _ in self.parts[2:2 + arguments[0]]][:1]
        part, rest = self.parts[arguments[0]][0], arguments[1:]
        if command == "act":
            actions = part.queryAction()
            names = [actions.getName(index) for index in range(actions.nActions)]
            return rest[0] in names and actions.doAction(names.index(rest[0]))
        if command == "place":
            return part.queryText().setCaretOffset(rest[0])
        if command == "select":
            return part.queryText().addSelection(*rest)
        if command == "focus":
            return part.queryComponent().grabFocus()
        if command == "enter":
            return part.queryEditableText().setTextContents(rest[0])
        if command == "choose":
            part.queryValue().currentValue = rest[0]
            return True
        if command == "cell":
            table, (row, column) = part.queryTable(), rest
            cell = table.getAccessibleAt(row, column)
            head, index = table.getColumnHeader(column), table.getIndexAt(row, column)
            own = cell and cell.queryTableCell()
            return {"size": [table.nRows, table.nColumns], "name": cell and cell.name, "head": head and head.name,
                    "counted": [table.getRowAtIndex(index), table.getColumnAtIndex(index)],
                    "own": own and [list(own.position)[-2:], own.table == part, [head.name for head in own.columnHeaderCells]]}
        if command == "text":
            return part.queryText().getText(*rest)
        if command == "flood":
            return [part.queryText().getText(-5, 10 ** 9), [part.childCount for _ in range(rest[0])][-1],
                    part.queryComponent().contains(10 ** 9, -10 ** 9, 1)]
        raise ValueError(command)


def main():
    # What a busy program answers late has been done, and would be asked for again: 0.8 s are too few.
    pyatspi.setTimeout(20000, 20000)
    helper = Helper()

    def take():
        for line in sys.stdin:
            GLib.idle_add(reply, line)
        GLib.idle_add(lambda: os._exit(0))

    def reply(line):
        try:
            said = helper.answer(*json.loads(line))
        except Exception as fault:
            print(fault, file=sys.stderr)
            said = None
        print(json.dumps(said), flush=True)
        return False

    threading.Thread(target=take, daemon=True).start()
    pyatspi.Registry.start()


if __name__ == "__main__":
    main()
