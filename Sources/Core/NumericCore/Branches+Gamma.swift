extension Branches {
  /// The gamma function, in two pieces around one pole.
  public static func gamma(_ x: Branches) -> Branches {
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

  /// n!, one piece for each whole number up to four.
  public static func factorial(_ x: Branches) -> Branches {
    x.flatMap { piece in
      let first = Swift.max(piece.interval.lowerBound.rounded(.up), 0)
      let last = piece.interval.upperBound.rounded(.down)
      guard first < last, last - first <= 3 else { return [.factorial(piece)] }
      let weakest = Swift.min(piece.decoration, .trivial)
      return stride(from: first, through: last, by: 1).map {
        DecoratedInterval(Interval.factorial(Interval($0)), weakest)
      }
    }
  }
}
