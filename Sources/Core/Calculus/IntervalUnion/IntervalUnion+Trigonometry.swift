import Intervals

extension IntervalUnion {
  /// The tangent, in two pieces around one pole.
  public static func tan(_ x: IntervalUnion) -> IntervalUnion {
    x.flatMap { piece in
      let (left, right) = ends(piece)
      guard !piece.interval.avoidsTangentPoles, piece.interval.width < 3.14 else {
        return [.tan(piece)]
      }
      return DecoratedInterval.risingAroundPole(
        from: Interval.tan(left),
        to: Interval.tan(right),
        piece.decoration
      )
    }
  }

  /// The tangent of angles in degrees, in two pieces around one pole.
  public static func tanDegrees(_ x: IntervalUnion) -> IntervalUnion {
    x.flatMap { piece in
      guard !piece.interval.avoidsDegreePoles, piece.interval.width < 180,
        !piece.interval.isSingleton
      else { return [.tanDegrees(piece)] }
      let (left, right) = ends(piece)
      var pieces = DecoratedInterval.risingAroundPole(
        from: Interval.tanDegrees(left),
        to: Interval.tanDegrees(right),
        piece.decoration
      )
      // A pole at an end has values on one side only.
      if !right.avoidsDegreePoles { pieces.removeFirst() }
      if !left.avoidsDegreePoles { pieces.removeLast() }
      return pieces
    }
  }

  /// The cotangent, in two pieces around one pole.
  public static func cot(_ x: IntervalUnion) -> IntervalUnion {
    x.flatMap { piece in
      let box = piece.interval
      guard !box.avoidsCotangentPoles, box.width < 3.14, box.lowerBound != 0, box.upperBound != 0
      else { return [.cot(piece)] }
      let (left, right) = ends(piece)
      return DecoratedInterval.risingAroundPole(
        from: Interval.cot(right),
        to: Interval.cot(left),
        piece.decoration
      )
    }
  }

  /// The secant, 1/cos.
  public static func sec(_ x: IntervalUnion) -> IntervalUnion {
    IntervalUnion(over: Interval(1)) / x.flatMap { [.cos($0)] }
  }

  /// The cosecant, 1/sin.
  public static func csc(_ x: IntervalUnion) -> IntervalUnion {
    IntervalUnion(over: Interval(1)) / x.flatMap { [.sin($0)] }
  }

  private static func ends(_ piece: DecoratedInterval) -> (Interval, Interval) {
    (Interval(piece.interval.lowerBound), Interval(piece.interval.upperBound))
  }
}
