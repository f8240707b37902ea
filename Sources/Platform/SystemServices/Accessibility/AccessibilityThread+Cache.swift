#if canImport(CDBus)
import Input

extension AccessibilityThread {
  func respondOfAll(to call: AccessibleCall, with writer: inout MessageWriter) -> Bool {
    guard call.interface == "org.a11y.atspi.Cache", call.member == "GetItems" else { return false }
    let numbers = [AccessibleObjects.program] + objects.objects.keys.sorted()
    writer.array(of: "((so)(so)(so)iiassusau)") { writer in
      for number in numbers {
        writer.structure { item(number, &$0) }
      }
    }
    return true
  }

  private func item(_ number: Int, _ writer: inout MessageWriter) {
    writer.add(reference(number))
    writer.add(reference(AccessibleObjects.program))
    writer.add(parent(of: number))
    writer.add(index(of: number))
    writer.add(Int32(children(of: number).count))
    writer.array(of: "s") { writer in for name in interfaces(of: number) { writer.add(name) } }
    writer.add(name(of: number))
    writer.add(role(of: number).number)
    writer.add(objects[number]?.description ?? "")
    writer.array(of: "u") { writer in for half in states(of: number).halves { writer.add(half) } }
  }
}
#endif
