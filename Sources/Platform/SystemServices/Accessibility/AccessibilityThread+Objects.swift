#if canImport(CDBus)
extension AccessibilityThread {
  func accessible(
    _ number: Int,
    _ call: AccessibleCall,
    with writer: inout MessageWriter
  ) -> Bool {
    let children = children(of: number)
    switch call.member {
    case "GetChildAtIndex":
      let index = call.arguments.number(0)
      writer.add(
        children.indices.contains(index)
          ? reference(children[index]) : BusObject(bus: "", path: AccessiblePath.null)
      )
    case "GetChildren":
      writer.array(of: "(so)") { writer in for child in children { writer.add(reference(child)) } }
    case "GetIndexInParent": writer.add(index(of: number))
    case "GetRelationSet": writer.array(of: "(ua(so))") { _ in }
    case "GetRole": writer.add(role(of: number).number)
    case "GetRoleName", "GetLocalizedRoleName": writer.add(role(of: number).name)
    case "GetState":
      writer.array(of: "u") { writer in for half in states(of: number).halves { writer.add(half) } }
    case "GetAttributes":
      writer.array(of: "{ss}") {
        $0.entry {
          $0.add("toolkit")
          $0.add("Ordinate")
        }
      }
    case "GetApplication": writer.add(reference(AccessibleObjects.program))
    case "GetInterfaces":
      writer.array(of: "s") { writer in for name in interfaces(of: number) { writer.add(name) } }
    default: return false
    }
    return true
  }
}
#endif
