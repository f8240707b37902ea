import Formulas
import Input
import Notation
import Operations

extension KeypadKey {
  /// What a key is for, so that both modes know every key.
  enum Role {
    /// A digit, the point, the comma or EE, as the line shows it.
    case number(String)
    case sign
    case value(Instruction)
    case operation(BinaryOperation)
    case function(UnaryOperation)
    case square, reciprocal
    case template(FormulaTemplate)
    case store
    case open, close
    case enter, delete, deleteForward, clear, clearAll
    case stack(StackMove)
    case caret(CaretMove)
    case recall(earlier: Bool)
  }

  enum StackMove { case swap, roll, drop }

  var role: Role {
    switch self {
    case .digit0, .digit1, .digit2, .digit3, .digit4, .digit5, .digit6, .digit7, .digit8, .digit9:
      .number(name)
    case .point: .number(".")
    case .comma: .number(",")
    case .exponent: .number("E")
    case .sign: .sign
    case .variable: .value(.variable)
    case .memory: .value(.parameter(.memory))
    case .store: .store
    case .pi: .value(.constant(.pi))
    case .e: .value(.constant(.e))
    case .add: .operation(.add)
    case .subtract: .operation(.subtract)
    case .multiply: .operation(.multiply)
    case .divide, .fractionBox: .operation(.divide)
    case .power, .powerBox: .operation(.power)
    case .modulo: .operation(.mod)
    case .openParenthesis: .open
    case .closeParenthesis: .close
    case .sin: .function(.sin)
    case .cos: .function(.cos)
    case .tan: .function(.tan)
    case .asin: .function(.asin)
    case .acos: .function(.acos)
    case .atan: .function(.atan)
    case .sinh: .function(.sinh)
    case .cosh: .function(.cosh)
    case .tanh: .function(.tanh)
    case .ln: .function(.ln)
    case .log: .function(.log10)
    case .exp: .function(.exp)
    case .squareRoot, .rootBox: .function(.squareRoot)
    case .cubeRoot: .function(.cubeRoot)
    case .absolute, .barsBox: .function(.absolute)
    case .floor, .floorBox: .function(.floor)
    case .factorial: .function(.factorial)
    case .percent: .function(.percent)
    case .sum: .template(.sum)
    case .product: .template(.product)
    case .integral: .template(.integral)
    case .derivative: .template(.derivative)
    case .limit: .template(.limit)
    case .cases: .template(.cases)
    case .anyRoot: .template(.anyRoot)
    case .square: .square
    case .reciprocal: .reciprocal
    case .equals, .enter: .enter
    case .delete: .delete
    case .deleteForward: .deleteForward
    case .clear: .clear
    case .clearAll: .clearAll
    case .swap: .stack(.swap)
    case .roll: .stack(.roll)
    case .drop: .stack(.drop)
    case .recallEarlier: .recall(earlier: true)
    case .recallLater: .recall(earlier: false)
    }
  }
}
