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
    let facts = FunctionFacts(
      of: PiecewiseProgram(program),
      over: stretch,
      seeking: [],
      while: mayContinue
    )
    let zeros = facts.features.filter { $0.kind == .root }
    return FigureSection(
      zeros.filter(\.isProven).map(\.x),
      isComplete: facts.isComplete && zeros.allSatisfy(\.isProven) && facts.zeroStretches.isEmpty
        && facts.unknownStretches.isEmpty
    )
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
        case .number, .constant, .accumulated, .unary, .binary, .defined: changed.append(step)
        }
      }
      return changed
    }
    guard let left = steps(sides.left), let right = steps(sides.right) else { return nil }
    return try? Program(left + right + [.binary(.subtract)], angleUnit: sides.left.angleUnit)
  }
}
