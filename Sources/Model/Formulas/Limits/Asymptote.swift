import Calculus
import Intervals
import Operations

/// A line that a function comes nearer and nearer to as x grows beyond all bounds: y = m·x + b.
package struct Asymptote: Hashable, Sendable {
  /// Towards which ends of the x axis it is one: −1 for −∞, 1 for ∞.
  package var ends: [Int]
  /// The line, a formula of x.
  package let line: Program

  /// What x tends to where it is one: `∞`, `−∞`, `±∞`.
  package var direction: String { ends.count > 1 ? "±∞" : ends == [-1] ? "−∞" : "∞" }
}

extension Program {
  /// The lines that it certainly comes nearer and nearer to, from that towards −∞ on; one that it is
  /// itself, everywhere or from some place on, is none.
  ///
  /// With m the limit of f(x)/x and b that of f(x) − m·x; what has no such limits that are known has no
  /// line here.
  package var asymptotes: [Asymptote] {
    guard usesVariable, let steps = try? instructions.spelled(in: angleUnit) else { return [] }
    return [-1, 1].reduce(into: []) { found, end in
      guard let line = asymptote(of: steps, towards: end) else { return }
      if let index = found.firstIndex(where: { $0.line == line }) {
        found[index].ends.append(end)
      } else {
        found.append(Asymptote(ends: [end], line: line))
      }
    }
  }

  private func asymptote(of steps: [Instruction], towards end: Int) -> Program? {
    // The formula of the opposite goes the other way.
    let body = end > 0 ? steps : steps.at([.variable, .unary(.negate)])
    let quotient = body + [.variable, .binary(.divide)]
    guard case .number(let rise)? = FormulaLimit.far(quotient, angleUnit) else { return nil }
    let rest = body + rise.steps.times([.variable]) + [.binary(.subtract)]
    guard case .number(let height)? = FormulaLimit.far(rest, angleUnit),
      let line = try? Self.line(end > 0 ? rise : -rise, height),
      let program = try? Program(line.told(in: angleUnit), angleUnit: angleUnit),
      !isSame(as: program), !FormulaLimit.isNumberFarOut(rest, angleUnit)
    else { return nil }
    return program
  }

  /// m·x + b with as few signs as it takes.
  private static func line(
    _ rise: LimitNumber,
    _ height: LimitNumber
  ) throws(LimitFault) -> [Instruction] {
    guard !rise.isZero else { return height.steps }
    // What is told of the variable around is x.
    let size = try rise.sign < 0 ? -rise : rise
    var steps: [Instruction] = size == .one ? [.outer] : size.steps.times([.outer])
    if try rise.sign < 0 { steps.append(.unary(.negate)) }
    guard !height.isZero else { return steps }
    let isBelow = try height.sign < 0
    let distance = isBelow ? try -height : height
    return steps + distance.steps + [.binary(isBelow ? .subtract : .add)]
  }

  /// Whether it may be the same as a line everywhere, as far as a few places tell.
  private func isSame(as line: Program) -> Bool {
    [-7.25, -0.5, 1.75, 30.5].allSatisfy { place in
      let x = Interval(place)
      return !enclosure(over: x).value.interval
        .isDisjoint(from: line.enclosure(over: x).value.interval)
    }
  }
}
