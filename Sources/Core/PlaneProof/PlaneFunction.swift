public import Calculus
public import Intervals

/// A function of x and y.
///
/// One enclosure is enough to draw its zeros and the areas between them with proof. All answers must
/// be valid for every point of a box: a value that an answer leaves out becomes a false claim.
///
///     struct Circle: PlaneFunction {
///       func enclosure(over box: PlaneBox, along axis: PlaneAxis) -> Enclosure {
///         let x = axis == .x ? Enclosure.variable(over: box.x) : .constant(box.x)
///         let y = axis == .y ? Enclosure.variable(over: box.y) : .constant(box.y)
///         return .square(x) + .square(y) - .constant(Interval(4))
///       }
///     }
public protocol PlaneFunction: Sendable {
  /// About how many operations one value takes, at least 1: long functions get fewer looks.
  var cost: Int { get }

  /// The same function on a box, without what does not matter there; nil where that is nothing.
  ///
  /// It is as defined and as continuous on the box, and may be anything elsewhere.
  func restricted(to box: PlaneBox) -> (any PlaneFunction)?

  /// What is certain over a box: the values, and the slopes of chords along one axis, for every place
  /// on the other.
  ///
  /// The decoration is that of the function of both variables: `.definedAndContinuous` only where it is
  /// continuous on the whole box. An empty interval states that it has no value there.
  func enclosure(over box: PlaneBox, along axis: PlaneAxis) -> Enclosure

  /// What is certain of the values over a box, without slopes.
  func value(over box: PlaneBox) -> DecoratedInterval

  /// Makes certain what can be over the boxes of a block, or at their corners, all at once; false where
  /// boxes are to be looked at one by one.
  func enclose(_ boxes: BoxBlock, _ part: BoxBlock.Part) -> Bool

  /// About how many looks at single boxes one at all boxes of a block takes as long as.
  var blockLooks: Int { get }

  /// A cover of all values over a box by a few intervals, apart at a pole or a jump.
  ///
  /// It is asked for only where the enclosure is not certainly continuous, and counts as sixteen
  /// enclosures.
  func intervalUnion(over box: PlaneBox) -> [DecoratedInterval]
}

extension PlaneFunction {
  /// One operation.
  public var cost: Int { 1 }

  /// Nothing is left out.
  public func restricted(to box: PlaneBox) -> (any PlaneFunction)? { nil }

  /// The enclosure's.
  public func value(over box: PlaneBox) -> DecoratedInterval {
    enclosure(over: box, along: .x).value
  }

  /// No boxes at once.
  public func enclose(_ boxes: BoxBlock, _ part: BoxBlock.Part) -> Bool { false }

  /// As where every operation has a loop over boxes.
  public var blockLooks: Int { 8 }

  /// One interval.
  public func intervalUnion(over box: PlaneBox) -> [DecoratedInterval] {
    [enclosure(over: box, along: .x).value]
  }
}
