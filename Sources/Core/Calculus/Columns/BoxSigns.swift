/// For which boxes of a block something is certain of a function.
package struct BoxSigns: Sendable {
  /// It is defined, continuous and bounded.
  package var known: BoxSet
  /// It has no value at all.
  package var empty: BoxSet = 0
  /// All its values are below 0, or above.
  package var below: BoxSet = 0, above: BoxSet = 0
  /// They are at most 0, or at least.
  package var atMost: BoxSet = 0, atLeast: BoxSet = 0

  /// Nothing but where it is known.
  package init(known: BoxSet) { self.known = known }
}

/// What is certain of the values at the corners of boxes.
package struct BoxCorners: Sendable {
  package var upperLeft: BoxSigns, upperRight: BoxSigns
  package var lowerLeft: BoxSigns, lowerRight: BoxSigns

  package var each: [BoxSigns] { [upperLeft, upperRight, lowerLeft, lowerRight] }
}

extension BoxSigns {
  /// The same of other boxes.
  func map(_ other: (BoxSet) -> BoxSet) -> BoxSigns {
    var signs = BoxSigns(known: other(known))
    signs.empty = other(empty)
    (signs.below, signs.above) = (other(below), other(above))
    (signs.atMost, signs.atLeast) = (other(atMost), other(atLeast))
    return signs
  }

  /// Takes what was found by another look.
  package mutating func note(_ other: BoxSigns) {
    (known, empty) = (known | other.known, empty | other.empty)
    (below, above) = (below | other.below, above | other.above)
    (atMost, atLeast) = (atMost | other.atMost, atLeast | other.atLeast)
  }
}
