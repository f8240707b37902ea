extension CurveExplanation {
  /// The finding in words, places as exact as the pixels are.
  public var sentence: String {
    switch finding {
    case .limitOfPrecision: "limit of precision: rounding hides the curve here"
    case .pole(let lower, let upper): poleSentence(lower, upper)
    case .jump(let from, let to, let x): "jump from \(y(from)) to \(y(to)) at x = \(self.x(x))"
    case .hole(let x): "one point is missing at x = \(self.x(x))"
    case .isolatedPoint(let x, let y): "isolated point (\(self.x(x)), \(self.y(y)))"
    case .undefined(let from?, let to?): "not defined for \(x(from)) < x < \(x(to))"
    case .undefined(let from?, nil): "not defined for x > \(x(from))"
    case .undefined(nil, let to?): "not defined for x < \(x(to))"
    case .undefined(nil, nil): "not defined in this view"
    case .oscillations(let count): "about \(count) oscillations in this column"
    case .undecided: "undecided: possible, not proven"
    case .point(let x, let y): "x = \(self.x(x)), y = \(self.y(y))"
    }
  }

  /// The narrowest bounds that can be told apart at this scale.
  private func poleSentence(_ lower: Double, _ upper: Double) -> String {
    let step = TickStep(atLeast: resolution.x / 10)
    var low = ((lower / 2 + upper / 2) / step.length).rounded() - 1
    var high = low + 2
    while low * step.length > lower { low -= 1 }
    while high * step.length < upper { high += 1 }
    guard abs(low) < 0x1p53, abs(high) < 0x1p53 else { return "pole" }
    return "pole between \(step.label(ofTick: Int(low))) and \(step.label(ofTick: Int(high)))"
  }

  private func x(_ value: Double) -> String { Self.text(value, resolution.x / 10) }
  private func y(_ value: Double) -> String { Self.text(value, resolution.y / 10) }

  /// A number to within a resolution, without zeros at its end.
  private static func text(_ value: Double, _ resolution: Double) -> String {
    guard value.isFinite else { return value < 0 ? "−∞" : "∞" }
    let step = TickStep(atLeast: resolution)
    let decade = step.mantissa == 1 ? step : TickStep(atLeast: step.length / 5)
    let tick = (value / decade.length).rounded()
    guard abs(tick) < 0x1p53 else { return "\(value)" }
    var text = decade.label(ofTick: Int(tick))
    if text.contains("."), !text.contains("·") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text
  }
}
