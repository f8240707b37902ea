import Calculus
import Intervals
import Numerals
import Operations

/// A formula as a sum of terms with at most one sine or cosine each: sin²(t)/t² is 1/(2t²) − cos(2t)/(2t²).
///
/// Each is then integrated to ∞ by itself; products of waves alone are not seen to swing about 0.
struct WaveTerms {
  /// One term: its factor, and its wave where it has one.
  struct Term {
    var factor: [Instruction]
    var wave: (isSine: Bool, argument: [Instruction])?

    var steps: [Instruction] {
      guard let wave else { return factor }
      return factor.times(wave.argument + [.unary(wave.isSine ? .sin : .cos)])
    }

    var opposite: Term { Term(factor: factor + [.unary(.negate)], wave: wave) }

    func over(_ divisor: [Instruction]) -> Term {
      Term(factor: factor.over(divisor), wave: wave)
    }
  }

  /// More terms are not made.
  private static let most = 16

  /// The terms, of which one has a wave.
  let parts: [Term]
  var terms: [[Instruction]] { parts.map(\.steps) }

  /// Nil where a formula is no such sum.
  init?(_ body: [Instruction]) {
    let tree = StepTree(body.withDefinitions)
    guard let found = Self.terms(of: tree, tree.steps.count - 1),
      found.contains(where: { $0.wave != nil }), found.map(\.steps) != [tree.steps]
    else { return nil }
    parts = found
  }

  /// The same terms by their parts, also of a formula that is one of them; nil where none has a wave.
  static func terms(of body: [Instruction]) -> [Term]? {
    let tree = StepTree(body.withDefinitions)
    return terms(of: tree, tree.steps.count - 1).flatMap { found in
      found.contains { $0.wave != nil } ? found : nil
    }
  }

  /// The sum of a formula's terms where those of the same wave are one; nil where it has none, or factors
  /// are no quotients of polynomials.
  static func sum(of body: [Instruction]) -> [Instruction]? {
    guard let terms = terms(of: body) else { return nil }
    var sums: [(wave: [Instruction], factor: [Instruction])] = []
    for term in terms {
      let wave = term.wave.map { $0.argument + [.unary($0.isSine ? .sin : .cos)] } ?? []
      if let index = sums.firstIndex(where: { $0.wave == wave }) {
        sums[index].factor += term.factor + [.binary(.add)]
      } else {
        sums.append((wave, term.factor))
      }
    }
    var whole: [[Instruction]] = []
    for (wave, factor) in sums {
      guard let quotient = RationalFunction(factor, in: .variable) else { return nil }
      guard quotient.top.lead != nil else { continue }
      guard let reduced = quotient.reduced() else { return nil }
      whole.append(wave.isEmpty ? reduced : reduced.times(wave))
    }
    guard whole.count < terms.count else { return nil }
    guard let first = whole.first else { return [.whole(0)] }
    return whole.dropFirst().reduce(first) { $0 + $1 + [.binary(.add)] }
  }

  /// Whether every term has a value from a place on: poles of two may cancel in their sum.
  func areDefined(from place: Double, _ unit: AngleUnit) -> Bool {
    terms.allSatisfy { term in
      let far = (try? Program(term, angleUnit: unit))?
        .enclosure(over: Interval(place, .infinity))
      return far.map { $0.value.decoration >= .defined } ?? false
    }
  }

  private static func terms(of tree: StepTree, _ end: Int) -> [Term]? {
    let ends = tree.operands[end]
    func parts(_ index: Int) -> [Term]? { terms(of: tree, ends[index]) }
    let whole = [Term(factor: tree.part(end))]
    guard tree.varies[end] else { return whole }
    switch tree.steps[end] {
    case .unary(.sin): return [Term(factor: [.whole(1)], wave: (true, tree.part(ends[0])))]
    case .unary(.cos): return [Term(factor: [.whole(1)], wave: (false, tree.part(ends[0])))]
    case .unary(.sinc):
      let argument = tree.part(ends[0])
      return [Term(factor: [Instruction.whole(1)].over(argument), wave: (true, argument))]
    case .unary(.negate): return parts(0)?.map(\.opposite)
    case .binary(.add): return parts(0).flatMap { first in parts(1).map { first + $0 } }
    case .binary(.subtract):
      return parts(0).flatMap { first in parts(1).map { first + $0.map(\.opposite) } }
    case .binary(.divide): return parts(0)?.map { $0.over(tree.part(ends[1])) }
    case .binary(.multiply):
      return parts(0).flatMap { first in parts(1).flatMap { product(first, $0) } }
    case .binary(.power), .unary(.square):
      let exponent = ends.count > 1 ? tree.part(ends[1]) : [.whole(2)]
      guard let base = parts(0), base.contains(where: { $0.wave != nil }),
        let count = (2...4).first(where: { exponent == [Instruction.whole($0)] })
      else { return whole }
      return (1..<count).reduce(base as [Term]?) { power, _ in
        power.flatMap { product($0, base) }
      }
    default: return whole
    }
  }

  /// The product, as a sum again; nil where it is too long.
  private static func product(_ first: [Term], _ second: [Term]) -> [Term]? {
    guard first.count * second.count <= most / 2 else { return nil }
    return first.flatMap { first in second.flatMap { product(first, $0) } }
  }

  /// sin a·sin b = (cos(a−b) − cos(a+b))/2, and so on.
  private static func product(_ first: Term, _ second: Term) -> [Term] {
    let factor = first.factor.times(second.factor)
    guard let a = first.wave, let b = second.wave else {
      return [Term(factor: factor, wave: first.wave ?? second.wave)]
    }
    let half = factor.over([.whole(2)])
    let isSine = a.isSine != b.isSine
    let sum = Term(factor: half, wave: (isSine, Self.joined(a.argument, .add, b.argument)))
    guard a.argument != b.argument else {
      // The sine of a − a is 0, its cosine 1.
      if isSine { return [sum] }
      return [Term(factor: half), a.isSine ? sum.opposite : sum]
    }
    let isTurned = isSine && !a.isSine
    let difference = Term(
      factor: half,
      wave: (
        isSine,
        isTurned
          ? Self.joined(b.argument, .subtract, a.argument)
          : Self.joined(a.argument, .subtract, b.argument)
      )
    )
    return [difference, a.isSine && b.isSine ? sum.opposite : sum]
  }

  /// The sum or the difference of two arguments; of lines as one line.
  private static func joined(
    _ first: [Instruction],
    _ operation: BinaryOperation,
    _ second: [Instruction]
  ) -> [Instruction] {
    let lines = [first, second].compactMap { Polynomial(of: $0, in: .variable) }
    guard lines.count == 2, let line = lines[0].applying(operation, lines[1]), line.degree == 1
    else {
      return first + second + [.binary(operation)]
    }
    let turn = line[1].steps.times([.variable])
    return line[0].isZero ? turn : turn + line[0].steps + [.binary(.add)]
  }
}

extension Integral {
  /// From a number above 0 to ∞, term by term; nil where one of them is not known.
  ///
  /// Where one term alone has no integral the sum has none.
  func termwise(
    _ waves: WaveTerms,
    from place: [Instruction],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    var tails: [[Instruction]] = []
    var endless = EndlessParts()
    for (term, part) in zip(waves.terms, waves.parts) {
      guard let tail = improper(term, [place, .infinity], unit),
        let value = (try? Program(tail, angleUnit: unit))?.enclosure(over: Interval(0)).value
      else { return nil }
      // Two of them that have none may have one together.
      if value.interval.isEmpty {
        endless.add(part, unit)
      } else if value.interval.isBounded, value.decoration >= .defined {
        tails.append(tail)
      } else {
        return nil
      }
    }
    guard endless.isEmpty, let first = tails.first else {
      return endless.areCertain ? .nothing : nil
    }
    return tails.dropFirst().reduce(first) { $0 + $1 + [.binary(.add)] }
  }
}
