import Analysis
import Calculus
import Formulas
package import GraphModel
package import Intervals
import Numerals
import Operations
import Figures

/// The y of an equation over one x: the zeros of the difference of its sides.
extension FigureFunction: SectionedFigure {
  package var hasSections: Bool { difference != nil }

  package func section(
    at x: Double,
    over stretch: Interval,
    while mayContinue: @escaping () -> Bool
  ) -> FigureSection {
    guard let sides = difference, let program = Self.program(of: sides, at: x) else {
      return FigureSection([], isComplete: false)
    }
    let function = PiecewiseProgram(program)
    func zeros(over stretch: Interval) -> FigureSection {
      let facts = FunctionFacts(of: function, over: stretch, seeking: [], while: mayContinue)
      let zeros = facts.features.filter { $0.kind == .root }
      return FigureSection(
        zeros.filter(\.isProven).map(\.x),
        isComplete: facts.isComplete && zeros.allSatisfy(\.isProven) && facts.zeroStretches.isEmpty
          && facts.unknownStretches.isEmpty
      )
    }
    if let reach = Self.reach(of: function) {
      var all = zeros(over: reach)
      all.isWhole = true
      if all.isComplete { return all }
    }
    return zeros(over: stretch)
  }

  /// A stretch beyond which a function certainly is nowhere 0; nil where none is known.
  private static func reach(of function: PiecewiseProgram) -> Interval? {
    stride(from: 4, through: 40, by: 4).lazy
      .map { Double(sign: .plus, exponent: $0, significand: 1) }
      .first { isZeroless(function, beyond: $0) && isZeroless(function, beyond: -$0) }
      .map { Interval(-$0, $0) }
  }

  /// Whether a function certainly keeps off 0 beyond an end: by its values, or because it is not 0
  /// at the end and goes away from there.
  private static func isZeroless(_ function: PiecewiseProgram, beyond end: Double) -> Bool {
    let far = function.enclosure(
      over: end < 0 ? Interval(-.infinity, end) : Interval(end, .infinity)
    )
    if !far.value.interval.contains(0) { return true }
    let sign = function.enclosure(over: Interval(end)).value.interval.certainSign
    return sign != 0 && far.slope.certainSign == (end < 0 ? -sign : sign)
  }

  /// The sides of an equation; nil for anything else.
  private var difference: (left: Program, right: Program)? {
    guard case .relation(.compare(let left, .equal, let right)) = written else { return nil }
    return (left, right)
  }

  /// The difference of the sides with a number for x, as a function of y.
  private static func program(of sides: (left: Program, right: Program), at x: Double) -> Program? {
    let number = NumberLiteral(NumberText.shortest(x.magnitude))
      .map { [Instruction.number($0)] + (x < 0 ? [.unary(.negate)] : []) }
    guard let number else { return nil }
    func steps(_ program: Program) -> [Instruction]? {
      let steps = program.instructions.spelledOut(in: program.angleUnit)
      var changed: [Instruction] = []
      for step in steps {
        switch step {
        case .variable: changed += number
        case .parameter(.y): changed.append(.variable)
        // What has a formula of its own may hold either.
        case .parameter, .abbreviation, .local, .integral: return nil
        case .number, .constant, .accumulated, .enclosed, .unary, .binary, .defined:
          changed.append(step)
        }
      }
      return changed
    }
    guard let left = steps(sides.left), let right = steps(sides.right) else { return nil }
    return try? Program(left + right + [.binary(.subtract)], angleUnit: sides.left.angleUnit)
  }
}
