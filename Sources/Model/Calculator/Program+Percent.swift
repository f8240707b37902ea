package import Formulas
import Notation
import Numerals
import Operations

// Percent as desk calculators mean it: 200 + 10 % is 220 there, and 200.1 in a formula.
extension Program {
  /// The same formula where each percentage that is added or subtracted is one of the value before it:
  /// 200·(1+10 %) for 200+10 %; nil where none is.
  ///
  /// A percentage added to another one stays: 5 % + 10 % is 15 %. A long formula is not looked at.
  package var withPercentagesOfValues: Program? {
    guard instructions.count <= 100, instructions.contains(.unary(.percent)) else { return nil }
    let steps = instructions.fold { (step, operands: [[Instruction]]) -> [Instruction]? in
      switch step {
      case .binary(.add), .binary(.subtract):
        let (base, added) = (operands[0], operands[1])
        guard added.last == .unary(.percent), base.last != .unary(.percent) else { break }
        return base + [.number(NumberLiteral(1))] + added + [step, .binary(.multiply)]
      default: break
      }
      return operands.joined() + [step]
    }
    guard let steps, steps != instructions else { return nil }
    return try? Program(steps, angleUnit: angleUnit)
  }
}

extension CalculatorBrain {
  /// What the line may have meant, and its value, where that is a fraction.
  package var percentReading: (formula: String, result: CalculatorResult)? {
    guard mode == .formula, let program, let other = program.withPercentagesOfValues,
      let value = program.code.exactValue, let otherValue = other.code.exactValue,
      value != otherValue
    else { return nil }
    return (other.description, CalculatorResult(other))
  }

  /// Writes it into the line.
  package mutating func takePercentReading() {
    guard let reading = percentReading else { return }
    forgetTyping()
    change(.other) { brain in brain.state.line = FormulaLine(reading.formula) }
  }
}
