/// A value that a property or an event has.
enum BusValue: Equatable {
  case text(String)
  case int(Int32)
  case unsigned(UInt32)
  case double(Double)
  case object(BusObject)
  case pair(Int32, Int32)

  var signature: String {
    switch self {
    case .text: "s"
    case .int: "i"
    case .unsigned: "u"
    case .double: "d"
    case .object: "(so)"
    case .pair: "(ii)"
    }
  }
}

/// An object on the bus.
struct BusObject: Hashable {
  var bus: String
  var path: String
}
