import Analysis
import Calculus
import Intervals
import Notation
import Figures
import Testing

/// Sums and products of quotients of which dividend and divisor vanish at one place, where another
/// operand has a pole, a kink or a hole.
@Suite struct `Facts beside quotients of zeros` {
  private func facts(_ formula: String) throws -> FunctionFacts {
    FunctionFacts(
      of: PiecewiseProgram(try FormulaParser.parse(formula)),
      over: Interval(-7, 7)
    )
  }

  @Test(arguments: [
    ("sin(x)/x+abs(x-1)/x", 0), ("sin(x)/x+1/x", 2), ("1/(x-1)+(x-1)/sin(x-1)", 1),
    ("tan(x-2)/(x-2)^2+sinh(x-2)+3", 1), ("(x-1)^2/abs(x-1)+(1-cos(x-1))/(x-1)^3", 1),
    ("abs(x)/(e^x-1)-cos(x)/(x*(x+2))", 0), ("1+(1-cos(x))/x^3", 1), ("(x+2)/x^3+x/sin(x)", 0),
    ("cos(x-0.1)/abs(x-0.1)+(e^(x-0.1)-1)/(x-0.1)", 0), ("atan(x-√2)/(x-√2)+abs(x-√2)", 0),
    ("(1-cos(x-π))/(x-π)+abs(x-π)/(x-π)", 0),
  ])
  func `no root is thought possible where the values are far from 0`(
    formula: String,
    least: Int
  ) throws {
    let facts = try facts(formula)
    let breaks = facts.features.filter {
      switch $0.kind {
      case .pole, .jump, .hole: $0.isProven
      default: false
      }
    }
    #expect(!breaks.isEmpty)
    let roots = facts.features.filter { $0.kind == .root }
    #expect(roots.count(where: \.isProven) >= least)
    for root in roots where !root.isProven {
      #expect(breaks.allSatisfy { $0.x.isDisjoint(from: root.x) }, "\(root.x)")
    }
  }

  /// All of these are above 0.
  @Test(arguments: [
    "sin(x)/x+x^2", "(e^(x-0.1)-1)/(x-0.1)+abs(x-0.1)", "tan((x-√2)/9)/(x-√2)+1/abs(x-√2)",
    "sinh(x-1/3)/(x-1/3)+abs(x-1/3)", "atan(x-π)/(x-π)+1/abs(x-π)",
    "(e^(x+√3)-1)/(x+√3)+(x+√3)^2/abs(x+√3)",
  ])
  func `what is above 0 all over has no root`(formula: String) throws {
    let facts = try facts(formula)
    #expect(facts.features.allSatisfy { $0.kind != .root })
    #expect(facts.isComplete)
  }

  /// The pole of the divisor is not cancelled, the zero of the dividend is of less order.
  @Test(arguments: [
    ("sin(x)/x^2", Limit.infinite(isPositive: false), Limit.infinite(isPositive: true)),
    ("(1-cos(x))/x^3-2", .infinite(isPositive: false), .infinite(isPositive: true)),
    ("sin(x)/x^3+(1-cos(x))/x", .infinite(isPositive: true), .infinite(isPositive: true)),
  ])
  func `a zero of less order leaves a pole`(formula: String, left: Limit, right: Limit) throws {
    let poles = try facts(formula).features.filter { $0.x == Interval(0) }
    #expect(poles.map(\.kind) == [.pole(left: left, right: right)])
    #expect(poles.allSatisfy { $0.isProven })
  }

  @Test func `a jet without its zero encloses the quotient by the distance`() {
    let box = Interval(0, 0x1p-4)
    let sine = Jet.sin(.variable(over: box)).dividedByDistance(1)
    #expect(sine.c0.contains(0x1.ffeaaaef35793p-1) && sine.c0.lowerBound > 0.99)
    #expect(sine.c1.contains(-0x1.554999f4c4bp-6) && sine.c1.isBounded)
    #expect(sine.c3 == .entire)
  }
}
