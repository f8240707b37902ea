#if canImport(CDBus)
import Input

extension AccessibilityThread {
  func ask(_ act: AccessibilityAct, of number: Int) -> Bool {
    guard let object = objects[number], object.node.isEnabled else { return false }
    return owner.ask(for: AccessibilityBus.Deed(act: act, way: object.way))
  }

  func action(
    _ number: Int,
    _ call: AccessibleCall,
    with writer: inout MessageWriter
  ) -> Bool {
    let actions = objects[number]?.node.actions ?? []
    let index = call.arguments.number(0)
    switch call.member {
    case "GetActions":
      writer.array(of: "(sss)") { writer in
        for action in actions {
          writer.structure {
            $0.add(action.name)
            $0.add("")
            $0.add("")
          }
        }
      }
    case "GetName", "GetLocalizedName":
      writer.add(actions.indices.contains(index) ? actions[index].name : "")
    case "GetDescription", "GetKeyBinding": writer.add("")
    case "DoAction":
      writer.add(actions.indices.contains(index) && ask(actions[index].act, of: number))
    default: return false
    }
    return true
  }

  func edit(
    _ number: Int,
    _ call: AccessibleCall,
    with writer: inout MessageWriter
  ) -> Bool {
    guard let line = objects[number]?.node.line else { return false }
    let (text, arguments) = (Array(line.text), call.arguments)
    func place(_ index: Int) -> Int { min(max(arguments.number(index), 0), text.count) }
    switch call.member {
    case "SetTextContents": writer.add(ask(.enter(arguments.text(0)), of: number))
    case "InsertText":
      let new = text[..<place(0)] + Array(arguments.text(0)) + text[place(0)...]
      writer.add(ask(.enter(String(new)), of: number))
    case "DeleteText":
      let (start, end) = (min(place(0), place(1)), max(place(0), place(1)))
      writer.add(ask(.enter(String(text[..<start] + text[end...])), of: number))
    case "CopyText": break
    case "CutText", "PasteText": writer.add(false)
    default: return false
    }
    return true
  }
}
#endif
