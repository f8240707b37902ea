import Formulas
import Words

/// Minima of models that are not linear, proven.
extension FitCalculation {
  /// A minimum near a place, proven; nil where that does not come out.
  func proven(near place: [Double]) -> FitAnswer? {
    let bits = 256 + question.digits * 7
    let numbers = FitNumbers(bits: bits)
    var parameters = place.map { number in
      FitScalar.ball(Ball(Fraction.decimal("\(number)") ?? .zero, bits: bits))
    }
    // A place that is nearly right takes few steps with many bits.
    guard place.allSatisfy(\.isFinite), sharpen(&parameters, FitNumbers(bits: 192), to: 0x1p-60),
      sharpen(&parameters, numbers, to: 0x1p-200),
      let center = try? least(at: parameters, bits: bits, bendsToo: true), center.isKnown
    else { return nil }
    for share in [2, 3, 4] {
      if let answer = proven(at: parameters, center, radius: bits / share) { return answer }
    }
    return nil
  }

  /// Goes to where the derivatives are 0, as exactly as balls tell; false where it does not get there.
  private func sharpen(
    _ parameters: inout [FitScalar],
    _ numbers: FitNumbers,
    to precision: Double
  ) -> Bool {
    for _ in 0..<60 {
      guard let least = try? least(at: parameters, bits: numbers.bits, bendsToo: true) else {
        return false
      }
      let target = least.gradient.map(numbers.negate)
      let hessian = least.hessian
      let matrix = hessian.isPositiveDefinite ? hessian : least.normal
      guard let step = matrix.solving([target])?.first else { return false }
      var size = 0.0
      for index in parameters.indices {
        let next = numbers.add(parameters[index], step[index]).ball(bits: numbers.bits).middle
        let scale = max(abs(parameters[index].double), 1e-60)
        size = max(size, abs(step[index].double) / scale)
        parameters[index] = .ball(next)
      }
      guard size.isFinite else { return false }
      if size < precision { return true }
    }
    return false
  }

  /// Krawczyk's test in a box around a place, 2^−radius of each parameter's size.
  private func proven(
    at parameters: [FitScalar],
    _ center: FitLeast,
    radius: Int
  ) -> FitAnswer? {
    let numbers = center.numbers
    let bits = numbers.bits
    let unit = Ball(.one, bits: bits).hull(with: Ball(Fraction(-1), bits: bits), bits: bits)
    let share = Fraction(2).power(-radius) ?? .zero
    let reach = parameters.map { parameter in
      let size = FitScalar.ball(parameter.ball(bits: bits).applying(.absolute, bits: bits))
      return numbers.multiply(numbers.add(size, .fraction(share)), .fraction(share))
    }
    let around = reach.map { numbers.multiply(.ball(unit), $0) }
    let box = zip(parameters, around).map(numbers.add)
    guard let wide = try? least(at: box, bits: bits, bendsToo: true), wide.isKnown else {
      return nil
    }
    let hessian = wide.hessian
    guard hessian.isPositiveDefinite,
      let inverse = center.hessian.inverse?.map({
        $0.map { FitScalar.ball($0.ball(bits: bits).middle) }
      })
    else { return nil }
    let preconditioner = FitMatrix(rows: inverse, numbers: numbers)
    let step = preconditioner.times(center.gradient)
    for index in parameters.indices {
      // (1 − C·H)·(box − place)
      let spread = numbers.sum(
        parameters.indices.map { column in
          let product = numbers.dot(inverse[index], hessian.rows.map { $0[column] })
          let rest = numbers.subtract(index == column ? .one : .zero, product)
          return numbers.multiply(rest, around[column])
        }
      )
      let image = numbers.subtract(spread, step[index])
      let size = FitScalar.ball(image.ball(bits: bits).applying(.absolute, bits: bits))
      guard numbers.subtract(reach[index], size).sign == 1 else { return nil }
    }
    let isLeast = exclusion(of: box, wide.sumOfSquares)?.isLeast ?? false
    return answer(isLeast ? .least : .minimum, box, wide.normal, wide.sumOfSquares)
  }

  /// What would exclude all others within bounds; nil without bounds on both sides of one or two.
  private func exclusion(of minimum: [FitScalar], _ least: FitScalar) -> FitExclusion? {
    let linear = linearParameters(at: [minimum], everywhere: true)
    let others = (0..<count).filter { !linear.contains($0) }
    let range = others.compactMap { index -> (low: Fraction, high: Fraction)? in
      let own = question.bounds.filter { $0.parameter == index }
      let ends = [true, false].map { isLower in
        own.filter { $0.isLower == isLower }.compactMap { Fraction.decimal($0.value) }
      }
      // The innermost of several.
      guard let low = ends[0].max(by: <), let high = ends[1].min(by: <), low < high else {
        return nil
      }
      return (low, high)
    }
    guard 1...2 ~= others.count, range.count == others.count,
      !question.bounds.contains(where: { linear.contains($0.parameter) })
    else { return nil }
    let deadline = ProcessorClock.now + .milliseconds(question.milliseconds / 4)
    return FitExclusion(
      calculation: self,
      linear: linear,
      others: others,
      range: range,
      minimum: minimum,
      least: least,
      isOver: { ProcessorClock.now > deadline }
    )
  }
}
