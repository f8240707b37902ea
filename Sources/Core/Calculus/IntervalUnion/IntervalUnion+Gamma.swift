import Intervals

extension IntervalUnion {
  /// The gamma function, in two pieces around one pole.
  public static func gamma(_ x: IntervalUnion) -> IntervalUnion {
    x.apartAtGammaPole {
      .gamma($0)
    } between: {
      .gamma($0)
    }
  }

  /// ψ⁽ⁿ⁾, the n-th derivative of ψ = Γ′/Γ, in two pieces around one pole.
  package static func polygamma(_ order: Int, _ x: IntervalUnion) -> IntervalUnion {
    x.apartAtGammaPole {
      .polygamma(order, $0)
    } between: {
      .polygamma(order, $0)
    }
  }

  private func apartAtGammaPole(
    _ whole: (DecoratedInterval) -> DecoratedInterval,
    between poles: (Interval) -> Interval
  ) -> IntervalUnion {
    flatMap { piece in
      let box = piece.interval
      let pole = box.lowerBound.rounded(.down) + 1
      guard !box.avoidsGammaPoles, box.lowerBound < pole, pole <= 0, pole < box.upperBound,
        pole == 0 || box.upperBound <= pole + 1
      else { return [whole(piece)] }
      return DecoratedInterval.pieces(
        [poles(Interval(box.lowerBound, pole)), poles(Interval(pole, box.upperBound))],
        atMost: Swift.min(piece.decoration, .trivial)
      )
    }
  }
}
