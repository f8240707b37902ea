import Drawing
import GraphKit

/// Which menu of the graph is open.
enum OpenMenu: Hashable, Sendable {
  /// The one of the ⋯ button, or of another one elsewhere.
  case main(at: Rect?)
  /// The one of a place of the plane, and of the function whose curve is there.
  case place(Point, function: Int?)
  /// The one of a function, at its pill or its row.
  case function(Int, at: Rect)
  /// What can be done with what a finger has selected in the list; it stands in no other press's way.
  case selection(at: Rect)

  /// How wide the view may be, at the width that it has.
  case depth
  /// What can be done with the origin of an axis.
  case origin(Coordinate, at: Rect)

  var isModal: Bool { if case .selection = self { false } else { true } }
}
