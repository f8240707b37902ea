import Formulas
import Operations
import Words

extension FormulaCompiler {
  /// `sum(k², k, 1, n)`, `prod(…)`, `diff(x³, x)`, `diff(x³, x, 2)`, `int(t², t, 0, x)`, by the steps of
  /// the parts and their places.
  func bound(
    _ binder: FormulaBinder,
    _ call: FormulaCall,
    _ parts: [[Instruction]],
    at places: [Range<Int>]
  ) throws(FormulaError) -> [Instruction] {
    for part in parts { try check(part) }
    return switch binder {
    case .derivative: try differentiate(parts, call, at: places)
    case .integral: try integrate(parts, call, at: places)
    case .sum: try accumulate(.sum, parts, call, at: places)
    case .product: try accumulate(.product, parts, call, at: places)
    case .limit: try approach(parts, call, at: places)
    }
  }

  private func accumulate(
    _ kind: Accumulation.Kind,
    _ parts: [[Instruction]],
    _ call: FormulaCall,
    at places: [Range<Int>]
  ) throws(FormulaError) -> [Instruction] {
    let index = parts[1].letter ?? ""
    let sum = Accumulation(kind, of: parts[0], over: index, from: parts[2], to: parts[3])
    if sum.first.mentionsInfinity || sum.last.mentionsInfinity && sum.last != .infinity {
      throw FormulaError(.unexpectedCharacter("∞"), at: places[sum.first.mentionsInfinity ? 2 : 3])
    }
    if sum.first.withParts.contains(.variable) {
      throw FormulaError(.boundsNeedNumbers(call.text), at: places[2])
    }
    let isOfNumbers = !sum.last.withParts.contains(.variable) && !sum.waitsForNumbers
    if isOfNumbers, !(sum.first + sum.last).usesIndices(besides: []) {
      let place = places[2].lowerBound..<places[3].upperBound
      guard let numbers = sum.numbers(in: .radians) else {
        let isBeyond = sum.isBeyondReach(in: .radians)
        throw FormulaError(
          isBeyond ? .tooManyTerms(call.text) : .boundsNeedNumbers(call.text),
          at: place
        )
      }
      guard sum.isWithinReach(over: numbers) else {
        throw FormulaError(.tooManyTerms(call.text), at: place)
      }
    }
    return [.abbreviation(Abbreviation(sum))]
  }

  private func differentiate(
    _ parts: [[Instruction]],
    _ call: FormulaCall,
    at places: [Range<Int>]
  ) throws(FormulaError) -> [Instruction] {
    let own = call.variables ?? [String(Variable.name)]
    if parts.count == 2, let letter = parts[1].letter, !own.contains(letter) {
      throw FormulaError(.unknownName(letter), at: places[1])
    }
    var derivative = Derivative(of: parts[0])
    // d²/dx² is the derivative of the derivative.
    for _ in 1..<max(1, call.text.first(where: \.isNumber)?.wholeNumberValue ?? 1) {
      derivative = Derivative(of: [.variable, .abbreviation(Abbreviation(derivative))])
    }
    if let name = derivative.unknownPart(in: .radians) {
      throw FormulaError(.noDerivative(name), at: places[0])
    }
    return (parts.count > 2 ? parts[2] : [.variable]) + [.abbreviation(Abbreviation(derivative))]
  }

  /// The formula of an integral or a limit with the variable around it marked, and its own letter.
  private func bodyWithOuter(
    _ parts: [[Instruction]],
    _ call: FormulaCall,
    at places: [Range<Int>]
  ) throws(FormulaError) -> (body: [Instruction], letter: String) {
    let letter = parts[1].letter ?? ""
    let around = (call.variables ?? [String(Variable.name)]).filter { $0 != letter }
    let body = parts[0].map { step in
      around.contains { step == .local($0) } ? Instruction.outer : step
    }
    if let name = around.first(where: { body.withParts.contains(.local($0)) }) {
      throw FormulaError(.unknownName(name), at: places[0])
    }
    return (body, letter)
  }

  /// A limit, of which the place may end in a side.
  private func approach(
    _ parts: [[Instruction]],
    _ call: FormulaCall,
    at places: [Range<Int>]
  ) throws(FormulaError) -> [Instruction] {
    let (body, letter) = try bodyWithOuter(parts, call, at: places)
    let (place, side) = parts[2].sided
    if let mark = ["⁺", "⁻"].first(where: { place.withParts.contains(.local($0)) }) {
      throw FormulaError(.unexpectedCharacter(mark), at: places[2])
    }
    if place.mentionsInfinity, place.infiniteSign == 0 {
      throw FormulaError(.unexpectedCharacter("∞"), at: places[2])
    }
    let limit = FormulaLimit(of: body, over: letter, at: place, from: side)
    return [.abbreviation(Abbreviation(limit))]
  }

  /// What is integrated; the variable around it may stand in it where that leaves a known integral.
  private func integrate(
    _ parts: [[Instruction]],
    _ call: FormulaCall,
    at places: [Range<Int>]
  ) throws(FormulaError) -> [Instruction] {
    let (body, letter) = try bodyWithOuter(parts, call, at: places)
    for index in [2, 3] where parts[index].mentionsInfinity && parts[index].infiniteSign == 0 {
      throw FormulaError(.unexpectedCharacter("∞"), at: places[index])
    }
    let integral = Integral(of: body, over: letter, from: parts[2], to: parts[3])
    if integral.body.contains(.outer), (try? integral.steps(in: .radians)) ?? nil == nil {
      let letter = call.variables?.first ?? String(Variable.name)
      throw FormulaError(.noIntegral(letter), at: places[0])
    }
    return [.abbreviation(Abbreviation(integral))]
  }
}

extension [Instruction] {
  /// The place of a limit and the side that stands behind it.
  fileprivate var sided: (place: [Instruction], side: FormulaLimit.Side) {
    for (mark, side) in [("⁺", FormulaLimit.Side.right), ("⁻", .left)] {
      // It stands behind all of the place, whatever that ends with.
      guard let at = firstIndex(of: .local(mark)), index(after: at) < endIndex,
        self[at + 1] == .binary(.multiply)
      else { continue }
      return (Array(self[..<at]) + self[(at + 2)...], side)
    }
    return (self, .both)
  }

  fileprivate var letter: String? {
    if case .local(let letter)? = first { letter } else { nil }
  }
}
