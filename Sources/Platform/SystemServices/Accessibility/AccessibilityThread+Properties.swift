#if canImport(CDBus)
import Input

extension AccessibilityThread {
  func property(
    of number: Int,
    _ call: AccessibleCall,
    with writer: inout MessageWriter
  ) -> Bool {
    let interface = call.arguments.text(0)
    let known = properties(of: number, interface)
    switch call.member {
    case "Get":
      guard let value = known.first(where: { $0.name == call.arguments.text(1) })?.value else {
        return false
      }
      writer.variant(value)
    case "GetAll":
      writer.array(of: "{sv}") { writer in
        for (name, value) in known {
          writer.entry {
            $0.add(name)
            $0.variant(value)
          }
        }
      }
    case "Set":
      if interface == Self.value, call.arguments.text(1) == "CurrentValue" {
        return objects[number]?.node.amount != nil
          && call.arguments.doubles.first.map { ask(.choose($0), of: number) } ?? false
      }
      guard number == AccessibleObjects.program, call.arguments.text(1) == "Id" else {
        return false
      }
      applicationID = Int32(clamping: call.arguments.number(0))
    default: return false
    }
    return true
  }

  private func properties(of number: Int, _ interface: String) -> [(name: String, value: BusValue)]
  {
    let node = objects[number]?.node
    switch interface {
    case Self.accessible:
      return [
        ("Name", .text(name(of: number))),
        ("Description", .text(objects[number]?.description ?? "")),
        ("Parent", .object(parent(of: number))),
        ("ChildCount", .int(Int32(children(of: number).count))), ("Locale", .text("")),
        ("AccessibleId", .text(objects[number]?.way.last ?? "")), ("HelpText", .text("")),
      ]
    case Self.application where number == AccessibleObjects.program:
      return [
        ("ToolkitName", .text("Ordinate")), ("Version", .text("1")), ("AtspiVersion", .text("2.1")),
        ("Id", .int(applicationID)),
      ]
    case Self.action: return [("NActions", .int(Int32(node?.actions.count ?? 0)))]
    case Self.value:
      guard let amount = node?.amount else { return [] }
      return [
        ("MinimumValue", .double(amount.range.lowerBound)),
        ("MaximumValue", .double(amount.range.upperBound)),
        ("MinimumIncrement", .double(amount.step)), ("CurrentValue", .double(amount.value)),
        ("Text", .text(node?.value ?? "")),
      ]
    case Self.text:
      guard let line = node?.line else { return [] }
      return [
        ("CharacterCount", .int(Int32(line.text.count))), ("CaretOffset", .int(Int32(line.caret))),
      ]
    case Self.table: return tableProperties(of: number)
    case Self.tableCell: return cellProperties(of: number)
    default: return []
    }
  }
}
#endif
