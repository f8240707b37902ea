import Numerals
package import Formulas
import Operations
import Words

/// What a formula is near a place, in local numbers: see `LocalQuestion`.
package enum LocalFormula {
  package static func answer(to question: LocalQuestion) -> LocalAnswer {
    let limits = ExactLimits(
      deadline: ProcessorClock.now + .milliseconds(question.milliseconds)
    )
    guard let program = try? Program(question.formula, angleUnit: question.angleUnit) else {
      return .undecided
    }
    let tape = ExactTape(limits: limits, decides: true)
    let axes = [question.x] + (question.y.map { [$0] } ?? [])
    var bits = firstBits(question)
    var best: [Instruction]?
    var place = tape.number(0)
    var isMoved = false
    repeat {
      let start = ProcessorClock.now
      let arithmetic = LocalArithmetic(
        tape: tape,
        reaches: axes.map(\.reach),
        place: place,
        bits: bits,
        viewBits: firstBits(question)
      )
      guard let steps = try? arithmetic.steps(of: program.code, question) else { break }
      best = steps
      if let wanted = arithmetic.wantedPlace, !isMoved {
        (place, isMoved) = (wanted, true)
        continue
      }
      guard arithmetic.isCoarse, limits.allow(steps: 3, like: ProcessorClock.now - start) else {
        break
      }
      bits *= 2
    } while bits <= limits.bits
    return best.map(LocalAnswer.formula) ?? .undecided
  }

  /// About as many bits as distinguish the places of a view.
  private static func firstBits(_ question: LocalQuestion) -> Int {
    let exponents = [question.x.exponent, question.y?.exponent ?? 0, question.value.exponent]
    let digits = exponents.map { max(0, -$0) }.max() ?? 0
    return 128 + digits * 10 / 3
  }
}

extension LocalArithmetic {
  /// The steps of a formula in local numbers.
  fileprivate func steps(of code: ProgramCode, _ question: LocalQuestion) throws -> [Instruction] {
    let x = try variable(0, along: question.x)
    let y = try question.y.map { try variable(1, along: $0) }
    let folded = try code.operations.fold { step, operands throws -> LocalValue? in
      try value(of: step, operands.first, operands.dropFirst().first, code, x: x, y: y)
    }
    guard let value = folded else { throw ExactFault.unknown }
    if y != nil { return try scaledSteps(of: value) }
    let origin = try number(question.value.origin)
    let scale = try tape.power(tape.number(10), Fraction(-question.value.exponent))
    let local = try product(
      sum(value, negated(LocalValue(number: origin, center: origin))),
      LocalValue(number: scale, center: scale)
    )
    return try local.isSmooth ? stepsInView(of: local) : steps(of: local)
  }

  /// The steps of what is only compared with 0, brought to a moderate size where it is smooth.
  private func scaledSteps(of value: LocalValue) throws -> [Instruction] {
    guard value.isSmooth, let jet = value.jet else { return try steps(of: value) }
    let size =
      (0...jet.quality(bits: viewBits).degree).flatMap { jet.center.coefficients(ofDegree: $0) }
      .map(\.upperExponent).max() ?? 0
    guard size.magnitude < 1 << 20 else { return try steps(of: value) }
    let factor = try tape.power(tape.number(10), Fraction(-size * 3 / 10))
    let scaled = try product(value, LocalValue(number: factor, center: factor))
    return try steps(of: scaled)
  }

  /// A variable near the origin of its axis.
  private func variable(_ index: Int, along axis: LocalAxis) throws -> LocalValue {
    let unit = try tape.power(tape.number(10), Fraction(axis.exponent))
    let start = try number(axis.origin)
    let origin = index == 0 ? try tape.add(start, tape.multiply(place, unit)) : start
    let scale = try tape.multiply(unit, tape.power(tape.number(2), Fraction(axis.reach)))
    let jet = LocalJet(
      variable: index,
      of: variables,
      middle: ball(origin),
      scale: ball(scale),
      bits: bits
    )
    return LocalValue(
      jet: jet,
      center: origin,
      polynomial: LocalPolynomial(variable: index, origin: origin, scale: unit)
    )
  }

  /// The number that steps without a variable are.
  private func number(_ steps: [Instruction]) throws -> ExactNumber {
    try Program(steps).code.number(at: nil, in: tape)
  }

  private func value(
    of step: CodeStep,
    _ first: LocalValue?,
    _ second: LocalValue?,
    _ code: ProgramCode,
    x: LocalValue,
    y: LocalValue?
  ) throws -> LocalValue {
    switch (step, first, second) {
    case (.number(let index), _, _):
      let number = code.numbers[Int(index)]
      if number.isOrdinate, let y { return y }
      guard let known = try number.number(in: self) else { throw ExactFault.unknown }
      return self[known]
    case (.variable, _, _): return x
    case (.power(let p, let q), let first?, _): return self[try power(add(first), Int(p), Int(q))]
    case (.unary(let operation), let first?, _): return try value(of: operation, first)
    case (.binary(let operation), let first?, let second?):
      return try value(of: operation, first, second)
    case (.unary, _, _), (.binary, _, _), (.power, _, _), (.saturation, _, _), (.integral, _, _):
      throw ExactFault.unknown
    }
  }

  private func value(of operation: UnaryOperation, _ x: LocalValue) throws -> LocalValue {
    do {
      if let known = try operation.row.precise?(self, add(x)) { return self[known] }
    } catch ExactFault.undecided {}
    return LocalValue(steps: try steps(of: x) + [.unary(operation)])
  }

  private func value(
    of operation: BinaryOperation,
    _ x: LocalValue,
    _ y: LocalValue
  ) throws -> LocalValue {
    switch operation {
    case .when, .known:
      if let condition = x.number {
        return try tape.sign(of: condition) == 0 ? .absent : y
      }
      let rest = y.steps ?? [.whole(0)]
      return LocalValue(jet: jet(y), steps: try steps(of: x) + rest + [.binary(operation)])
    case .either:
      if x.isSmooth { return x }
      if x.steps == LocalValue.absent.steps { return y }
      return try relative(to: x, y) { $0 + $1 + [.binary(.either)] }
    case .mod:
      if let period = y.number, let remainder = try remainder(of: x, by: period) {
        return remainder
      }
    case .and where !x.isSmooth && !y.isSmooth, .or where !x.isSmooth && !y.isSmooth,
      .xor where !x.isSmooth && !y.isSmooth:
      return LocalValue(steps: try steps(of: x) + steps(of: y) + [.binary(operation)])
    default: break
    }
    do {
      if let known = try operation.row.precise?(self, add(x), add(y)) { return self[known] }
    } catch ExactFault.undecided {}
    if operation.row.writing.isStatement, ![.and, .or, .xor].contains(operation) {
      let difference = sum(x, negated(y))
      return LocalValue(steps: try steps(of: difference) + [.whole(0), .binary(operation)])
    }
    return LocalValue(steps: try steps(of: x) + steps(of: y) + [.binary(operation)])
  }

  /// The remainder of what is moved by a whole number of periods to about 0.
  private func remainder(of x: LocalValue, by period: ExactNumber) throws -> LocalValue? {
    guard try tape.sign(of: period) != 0, let middle = jet(x)?.center[0],
      let count = middle.joined(.divide, with: ball(period), bits: bits).nearestWhole
    else { return nil }
    if x.isSmooth, let turns = try range(quotient(x, LocalValue(number: period)))?.floor {
      return try moved(x, by: tape.multiply(tape.number(-turns), period))
    }
    let near = try moved(x, by: tape.multiply(tape.number(-count), period))
    let written = try steps(of: LocalValue(number: period))
    return LocalValue(steps: try steps(of: near) + written + [.binary(.mod)])
  }
}
