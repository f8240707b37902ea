#if canImport(CDBus)
import Drawing
import Input

/// A call of a reader.
struct AccessibleCall {
  let path: String
  let interface: String
  let member: String
  let arguments: MessageReader
}

extension AccessibilityThread {
  static let accessible = "org.a11y.atspi.Accessible"
  static let application = "org.a11y.atspi.Application"
  static let component = "org.a11y.atspi.Component"
  static let action = "org.a11y.atspi.Action"
  static let text = "org.a11y.atspi.Text"
  static let editable = "org.a11y.atspi.EditableText"
  static let value = "org.a11y.atspi.Value"
  static let table = "org.a11y.atspi.Table"
  static let tableCell = "org.a11y.atspi.TableCell"
  static let properties = "org.freedesktop.DBus.Properties"

  /// Answers a call; false where there is nothing like it.
  func respond(to call: AccessibleCall, with writer: inout MessageWriter) -> Bool {
    if call.interface == "org.freedesktop.DBus.Peer" { return call.member == "Ping" }
    if call.path == AccessiblePath.cache { return respondOfAll(to: call, with: &writer) }
    guard let number = AccessiblePath.number(of: call.path),
      number == AccessibleObjects.program || objects[number] != nil
    else { return false }
    let has = interfaces(of: number)
    switch call.interface {
    case Self.properties: return property(of: number, call, with: &writer)
    case Self.accessible: return accessible(number, call, with: &writer)
    case Self.application where has.contains(Self.application):
      guard call.member == "GetLocale" else { return false }
      writer.add("")
      return true
    case Self.component where has.contains(Self.component):
      return component(number, call, with: &writer)
    case Self.action where has.contains(Self.action): return action(number, call, with: &writer)
    case Self.text where has.contains(Self.text):
      return objects[number]?.node.line.map { textual($0, of: number, call, with: &writer) }
        ?? false
    case Self.editable where has.contains(Self.editable):
      return edit(number, call, with: &writer)
    case Self.table where has.contains(Self.table): return table(number, call, with: &writer)
    case Self.tableCell where has.contains(Self.tableCell):
      return tableCell(number, call, with: &writer)
    default: return false
    }
  }

  func interfaces(of number: Int) -> [String] {
    guard let node = objects[number]?.node else { return [Self.accessible, Self.application] }
    var all = [Self.accessible, Self.component]
    if !node.actions.isEmpty { all.append(Self.action) }
    if node.amount != nil { all.append(Self.value) }
    if node.line != nil { all += [Self.text, Self.editable] }
    switch node.grid {
    case .size: all.append(Self.table)
    case .cell: all.append(Self.tableCell)
    case nil: break
    }
    return all
  }

  func children(of number: Int) -> [Int] {
    guard number == AccessibleObjects.program else { return objects[number]?.children ?? [] }
    return objects[AccessibleObjects.window] == nil ? [] : [AccessibleObjects.window]
  }

  func parent(of number: Int) -> BusObject {
    objects[number].map { reference($0.parent) } ?? desktop
  }

  func index(of number: Int) -> Int32 {
    guard let parent = objects[number]?.parent else { return -1 }
    return Int32(children(of: parent).firstIndex(of: number) ?? -1)
  }

  func states(of number: Int) -> AccessibleState {
    objects[number].map { AccessibleState($0.node) } ?? [.enabled, .sensitive, .showing, .visible]
  }

  func role(of number: Int) -> (number: UInt32, name: String) {
    objects[number].map { ($0.node.role.number, $0.node.role.name) } ?? (75, "application")
  }

  func name(of number: Int) -> String { objects[number]?.node.name ?? "Ordinate" }
}
#endif
