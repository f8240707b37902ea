import Intervals

extension IntervalUnion {
  /// The gamma function, in two pieces around one pole.
  public static func gamma(_ x: IntervalUnion) -> IntervalUnion {
    x.flatMap { piece in
      let box = piece.interval
      let pole = box.lowerBound.rounded(.down) + 1
      guard !box.avoidsGammaPoles, box.lowerBound < pole, pole <= 0, pole < box.upperBound,
        pole == 0 || box.upperBound <= pole + 1
      else { return [.gamma(piece)] }
      return DecoratedInterval.pieces(
        [
          Interval.gamma(Interval(box.lowerBound, pole)),
          Interval.gamma(Interval(pole, box.upperBound)),
        ],
        atMost: Swift.min(piece.decoration, .trivial)
      )
    }
  }
}
