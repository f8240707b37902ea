#if canImport(CDBus)
import CDBus
import Input

extension AccessibilityThread {
  /// Tells what has changed since the last time.
  func tell() {
    let (new, announcements) = owner.take()
    guard let bus else { return }
    if let new, new != picture {
      picture = new
      let isFirst = objects[AccessibleObjects.window] == nil
      for change in objects.update(to: new.tree) where hasListeners && !isFirst { tell(change) }
      if isFirst, hasListeners {
        send(
          AccessibleObjects.program,
          "Object",
          "ChildrenChanged",
          "add",
          .object(reference(AccessibleObjects.window))
        )
        send(AccessibleObjects.window, "Window", "Activate", "", .text(new.tree.name))
        send(AccessibleObjects.window, "Object", "StateChanged", "active", 1)
        if let focused = objects.focused { tell(.focused(focused, true)) }
      }
    }
    if hasListeners { for sentence in announcements { tell(sentence) } }
    dbus_connection_flush(bus)
  }

  /// Has a sentence read, by readers that know no announcements (Orca before 45) as news of the part
  /// with the focus: of nothing else they say anything.
  private func tell(_ sentence: String) {
    if !hearsAnnouncements, let focused = objects.focused {
      send(focused, "Object", "PropertyChange", "accessible-description", .text(sentence))
      forgetDescription(of: focused)
    } else {
      send(AccessibleObjects.window, "Object", "Announcement", "", 1, 0, .text(sentence))
    }
  }

  /// Has readers ask for a description anew, of which they say nothing now: what is no text is no news.
  private func forgetDescription(of number: Int) {
    send(number, "Object", "PropertyChange", "accessible-description", .int(0))
  }

  private func tell(_ change: AccessibleObjects.Change) {
    switch change {
    case .added(let child, let parent, let index):
      send(parent, "Object", "ChildrenChanged", "add", Int32(index), 0, .object(reference(child)))
    case .removed(let child, let parent, let index):
      send(
        parent,
        "Object",
        "ChildrenChanged",
        "remove",
        Int32(index),
        0,
        .object(reference(child))
      )
      send(child, "Object", "StateChanged", "defunct", 1)
    case .named(let number):
      send(
        number,
        "Object",
        "PropertyChange",
        "accessible-name",
        .text(objects[number]?.node.name ?? "")
      )
    case .described(let number):
      // What is new of the part with the focus is told as a sentence, once it has come to rest.
      guard number != objects.focused else { return forgetDescription(of: number) }
      let text = objects[number]?.description ?? ""
      send(number, "Object", "PropertyChange", "accessible-description", .text(text))
    case .focused(let number, let isOn):
      send(number, "Object", "StateChanged", "focused", isOn ? 1 : 0)
    case .enabled(let number, let isOn):
      send(number, "Object", "StateChanged", "enabled", isOn ? 1 : 0)
      send(number, "Object", "StateChanged", "sensitive", isOn ? 1 : 0)
    case .switched(let number, let isOn):
      send(number, "Object", "StateChanged", "checked", isOn ? 1 : 0)
    case .chosen(let number, let value):
      send(number, "Object", "PropertyChange", "accessible-value", .double(value))
    case .typed(let number, let old, let new):
      let change = TextChange(from: Array(old), to: Array(new))
      for (act, part) in [("delete", change.gone), ("insert", change.come)] where !part.isEmpty {
        let (place, count) = (Int32(change.place), Int32(part.count))
        send(number, "Object", "TextChanged", act, place, count, .text(String(part)))
      }
      tell(.moved(number))
    case .selected(let number): send(number, "Object", "TextSelectionChanged", "")
    case .moved(let number):
      send(number, "Object", "TextCaretMoved", "", Int32(objects[number]?.node.line?.caret ?? 0))
    }
  }

  private func send(
    _ number: Int,
    _ kind: String,
    _ member: String,
    _ detail: String,
    _ first: Int32 = 0,
    _ second: Int32 = 0,
    _ value: BusValue = .int(0)
  ) {
    let path = AccessiblePath.path(of: number)
    let interface = "org.a11y.atspi.Event.\(kind)"
    guard let bus, let message = dbus_message_new_signal(path, interface, member) else { return }
    defer { dbus_message_unref(message) }
    var writer = MessageWriter(message)
    writer.add(detail)
    writer.add(first)
    writer.add(second)
    writer.variant(value)
    writer.array(of: "{sv}") { _ in }
    dbus_connection_send(bus, message, nil)
  }

  private func send(
    _ number: Int,
    _ kind: String,
    _ member: String,
    _ detail: String,
    _ value: BusValue
  ) {
    send(number, kind, member, detail, 0, 0, value)
  }
}
#endif
