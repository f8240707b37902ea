/// Steps that a person wants, as they are typed and kept.
extension TickStep {
  /// Steps of more digits, or smaller parts of a whole, are none.
  private static let largestNumber = 999_999
  private static let largestPart = 1000

  /// A step as it is written: `0.25`, `1e-6`, `2/3`, `π/4`, `0.1pi`, `30°`; nil for anything else.
  ///
  /// - `unit`: What a number without a unit of its own counts.
  ///
  ///     TickStep("pi/3").map { $0.label(ofTick: 2) }  // 2π/3
  public init?(_ text: String, in unit: TickUnit = .number) {
    let parts = text.filter { $0 != " " }.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "/" || $0 == "÷" }
    )
    guard 1...2 ~= parts.count, var head = parts.first else { return nil }
    var named = unit == .degree ? TickUnit.degree : .number
    for (name, value) in [("π", TickUnit.pi), ("pi", .pi), ("°", .degree)]
    where head.hasSuffix(name) {
      head = head.dropLast(name.count)
      named = value
      break
    }
    let number = named == .pi && head.isEmpty ? (1, 0) : Self.decimal(head)
    guard var (mantissa, exponent) = number else { return nil }
    var divisor = 1
    if parts.count > 1 {
      guard let part = Int(parts[1]), 1...Self.largestPart ~= part, named != .degree else {
        return nil
      }
      divisor = part
    }
    if divisor > 1 || named == .pi {
      // A fraction of whole numbers.
      guard abs(exponent) < 7, mantissa <= 1_000_000_000 else { return nil }
      let power = (0..<abs(exponent)).reduce(1) { power, _ in power * 10 }
      if exponent < 0 { divisor *= power } else { mantissa *= power }
      exponent = 0
      let common = Int(Self.greatestDivisor(of: UInt(mantissa), UInt(divisor)))
      (mantissa, divisor) = (mantissa / common, divisor / common)
    }
    // What is read can be kept, and is written so that it can be read.
    guard 1...Self.largestNumber ~= mantissa, 1...Self.largestPart ~= divisor else { return nil }
    self.init(mantissa: mantissa, exponent: exponent, divisor: divisor, unit: named)
  }

  /// The step as it can be read again: `0.25`, `π/4`, `30°`.
  public var text: String {
    let digits = String(mantissa)
    let number =
      -12...12 ~= exponent ? plain(digits, ".", exponent) : digits + "e\(exponent)"
    let part = divisor == 1 ? "" : "/\(divisor)"
    return switch unit {
    case .number: number + part
    case .pi: (mantissa == 1 ? "" : number) + "π" + part
    case .degree: number + "°"
    }
  }

  /// The first multiple of the step that is not less than a length.
  ///
  /// A step that divides a whole goes over the wholes: π/12, π/6, π/4, π/3, π/2, π, 2π, 5π.
  func multiple(atLeast length: Double) -> TickStep {
    var parts = divisor
    if unit == .degree, exponent == 0, mantissa > 0, 360 % mantissa == 0 { parts = 360 / mantissa }
    for factor in 1...max(parts, 1) where parts % factor == 0 {
      let step = times(factor, tens: 0)
      if step.length >= length { return step }
    }
    for tens in 0...308 {
      for factor in [1, 2, 5] {
        let step = times(parts * factor, tens: tens)
        if step.length >= length { return step }
      }
    }
    return self
  }

  private func times(_ factor: Int, tens: Int) -> TickStep {
    var (mantissa, exponent) = (mantissa * factor, exponent + tens)
    let common = Int(Self.greatestDivisor(of: UInt(mantissa), UInt(divisor)))
    mantissa /= common
    while mantissa % 10 == 0, unit == .number, divisor == common {
      (mantissa, exponent) = (mantissa / 10, exponent + 1)
    }
    return TickStep(mantissa: mantissa, exponent: exponent, divisor: divisor / common, unit: unit)
  }

  /// A decimal above 0.
  private static func decimal(_ text: Substring) -> (mantissa: Int, exponent: Int)? {
    let halves = text.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "e" || $0 == "E" }
    )
    let power = halves.count == 2 ? Int(halves[1].replacing("−", with: "-")) : 0
    guard 1...2 ~= halves.count, var power, -300...300 ~= power else { return nil }
    let parts = halves[0].split(separator: ".", omittingEmptySubsequences: false)
    guard 1...2 ~= parts.count else { return nil }
    var digits = parts.joined()
    if parts.count == 2 { power -= parts[1].count }
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    while digits.count > 1, digits.hasSuffix("0") {
      digits.removeLast()
      power += 1
    }
    guard digits.count <= 18, let mantissa = Int(digits), mantissa > 0, -300...300 ~= power else {
      return nil
    }
    return (mantissa, power)
  }
}

/// The steps that a person has chosen for the axes of a view; nil for those that suit it.
public struct TickSteps: Hashable, Sendable {
  /// The step along x.
  public var x: TickStep?
  /// The step along y.
  public var y: TickStep?

  /// Steps of two axes.
  public init(x: TickStep? = nil, y: TickStep? = nil) { (self.x, self.y) = (x, y) }
}
