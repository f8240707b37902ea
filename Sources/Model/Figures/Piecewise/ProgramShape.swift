import Algebra
import Numerals
import Analysis
import Formulas
import Intervals
import Operations

/// What a program's steps tell of its form: whether it is a polynomial, and the periods in it.
struct ProgramShape {
  /// The program as a polynomial; nil when it is none.
  private(set) var polynomial: Polynomial<Double>?
  /// The periods of its sines and tangents, each with whether it is a multiple of π or of a degree.
  private(set) var periods: [(length: Double, unit: Landmarks.Unit)] = []

  init(_ program: Program) {
    let whole = program.plain.fold { form(of: $0, $1, program.angleUnit) }
    polynomial = whole?.polynomial
  }

  /// A part of the program.
  private struct Form {
    var polynomial: Polynomial<Double>?
    /// Whether π is in it.
    var hasPi = false
  }

  private mutating func form(
    of instruction: Instruction,
    _ operands: [Form],
    _ angleUnit: AngleUnit
  ) -> Form {
    let hasPi = operands.contains { $0.hasPi }
    let polynomials = operands.map(\.polynomial)
    switch instruction {
    case .number(let literal): return Form(polynomial: Polynomial([literal.value]))
    case .constant(let constant):
      return Form(polynomial: Polynomial([constant.value]), hasPi: constant != .e)
    case .accumulated(let number):
      return Form(polynomial: Polynomial([number.enclosure.interval.midpoint]))
    case .enclosed(let interval, _): return Form(polynomial: Polynomial([interval.midpoint]))
    case .variable: return Form(polynomial: .variable)
    case .parameter, .defined, .local, .abbreviation, .integral: return Form()
    case .unary(let operation):
      if let operand = operands.first, operation.row.shape.isPeriodic {
        note(operand, operation, angleUnit)
      }
      return Form(polynomial: polynomials[0]?.applying(operation), hasPi: hasPi)
    case .binary(let operation):
      guard let first = polynomials[0], let second = polynomials[1] else {
        return Form(polynomial: nil, hasPi: hasPi)
      }
      return Form(polynomial: first.applying(operation, second), hasPi: hasPi)
    }
  }

  /// Keeps the period of a function of a straight line.
  private mutating func note(_ argument: Form, _ operation: UnaryOperation, _ angleUnit: AngleUnit)
  {
    guard let line = argument.polynomial, line.degree == 1 else { return }
    let slope = abs(line.coefficients[1])
    let turn = angleUnit == .degrees ? 360 : 2 * Double.pi
    let length = turn / slope
    guard length.isFinite, length > 0 else { return }
    let unit: Landmarks.Unit =
      angleUnit == .degrees ? .degree : argument.hasPi ? .number : .pi
    periods.append((length, unit))
  }
}
