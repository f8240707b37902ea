import Calculus
import Intervals
import Numerals
import Operations

/// What a formula tends to far out where its largest terms are not known.
struct FarLimit {
  private let body: [Instruction]
  private let unit: AngleUnit

  init(_ body: [Instruction], _ unit: AngleUnit) { (self.body, self.unit) = (body, unit) }

  /// By what repeats, by bounds of its size, by waves of which some cancel, or with x = e^u; nil where nothing
  /// is known.
  var far: LimitValue? {
    guard !body.hasLocals else { return nil }
    if (try? Program(body, angleUnit: unit))?.isRepeatingWithoutLimit ?? false { return .swinging }
    if let size = bySize { return size }
    if let sum = WaveTerms.sum(of: body), let value = FormulaLimit.far(sum, unit) { return value }
    return byLogarithm
  }

  private var bySize: LimitValue? {
    let written = body.ofReciprocal.withQuotients()
    guard let code = try? Program(written, angleUnit: unit).code.intervalCode else { return nil }
    for exponent in [-2, -10, -30] {
      let width = Double(sign: .plus, exponent: exponent, significand: 1)
      guard let growth = code.growth(beside: 0, reaching: width, isLeft: false) else { continue }
      if growth.vanishes { return .number(.zero) }
      if growth.isUnbounded { return .infinite(isPositive: growth.sign > 0) }
    }
    return nil
  }

  /// ln(ln x)/ln x is ln(u)/u.
  private var byLogarithm: LimitValue? { inLogarithm.flatMap { FormulaLimit.far($0, unit) } }

  /// The formula of u = ln x; nil where no ln x is in it.
  private var inLogarithm: [Instruction]? {
    let logarithm: [Instruction] = [.variable, .unary(.ln)]
    let letter = Instruction.local("#u")
    let written = body.replacing(logarithm, with: [letter])
    guard written.contains(letter) else { return nil }
    return written.at([.variable, .unary(.exp)]).map { $0 == letter ? .variable : $0 }
  }

  /// The sign that it has from some number on; 0 where that is not known.
  var sign: Int {
    let far = OneSidedLimit(variable: Expansion(.one, times: -1), unit: unit)
    let signs = [body, inLogarithm ?? []].filter { !$0.isEmpty }.lazy.compactMap { steps in
      (try? far.expansion(of: steps)).flatMap { try? $0.sign }
    }
    return signs.first { $0 != 0 } ?? 0
  }
}
