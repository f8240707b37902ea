#if canImport(CDBus)
import Drawing
import Input

extension AccessibilityThread {
  /// Where an object lies in device pixels: on the screen for kind 0, in the window, or in its parent.
  private func frame(of number: Int, _ kind: Int) -> Rect {
    guard let picture, let object = objects[number] else { return .zero }
    var (frame, scale) = (object.node.frame, picture.scale)
    if kind == 2, let parent = objects[object.parent]?.node.frame {
      frame.x -= parent.x
      frame.y -= parent.y
    }
    frame = Rect(
      x: frame.x * scale,
      y: frame.y * scale,
      width: frame.width * scale,
      height: frame.height * scale
    )
    if kind == 0 {
      frame.x += picture.corner.x
      frame.y += picture.corner.y
    }
    return frame
  }

  func component(
    _ number: Int,
    _ call: AccessibleCall,
    with writer: inout MessageWriter
  ) -> Bool {
    func add(_ number: Double) { writer.add(Int32(max(min(number.rounded(), 1e6), -1e6))) }
    let arguments = call.arguments
    switch call.member {
    case "GetExtents":
      let frame = frame(of: number, arguments.number(0))
      writer.structure {
        for part in [frame.x, frame.y, frame.width, frame.height] {
          $0.add(Int32(max(min(part.rounded(), 1e6), -1e6)))
        }
      }
    case "GetPosition":
      let frame = frame(of: number, arguments.number(0))
      add(frame.x)
      add(frame.y)
    case "GetSize":
      let frame = frame(of: number, 1)
      add(frame.width)
      add(frame.height)
    case "Contains":
      let place = Point(x: Double(arguments.number(0)), y: Double(arguments.number(1)))
      writer.add(frame(of: number, arguments.number(2)).contains(place))
    case "GetAccessibleAtPoint":
      let place = Point(x: Double(arguments.number(0)), y: Double(arguments.number(1)))
      let found = object(at: place, in: number, arguments.number(2))
      writer.add(found.map(reference) ?? BusObject(bus: "", path: AccessiblePath.null))
    case "GetLayer": writer.add(UInt32(number == AccessibleObjects.window ? 7 : 3))
    case "GetMDIZOrder": writer.add(Int16(0))
    case "GetAlpha": writer.add(1.0)
    case "GrabFocus": writer.add(ask(.focus, of: number))
    case "ScrollTo", "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": writer.add(false)
    default: return false
    }
    return true
  }

  /// The deepest part at a place; what comes later lies on top.
  private func object(at place: Point, in number: Int, _ kind: Int) -> Int? {
    guard frame(of: number, kind).contains(place) else { return nil }
    for child in children(of: number).reversed() {
      if let found = object(at: place, in: child, kind == 2 ? 1 : kind) { return found }
    }
    return number
  }
}
#endif
