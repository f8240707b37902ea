import Formulas
import Notation
import Operations

extension CalculatorKey {
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
    case caret(FormulaLine.CaretMove)
    case recall(earlier: Bool)
  }

  enum StackMove { case swap, roll, drop }

  var role: Role {
    switch self {
    case .digit0, .digit1, .digit2, .digit3, .digit4, .digit5, .digit6, .digit7, .digit8, .digit9:
      .number(String(rawValue.suffix(1)))
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
    case .divide: .operation(.divide)
    case .power: .operation(.power)
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
    case .squareRoot: .function(.squareRoot)
    case .cubeRoot: .function(.cubeRoot)
    case .absolute: .function(.absolute)
    case .floor: .function(.floor)
    case .factorial: .function(.factorial)
    case .percent: .function(.percent)
    case .sum: .template(.sum)
    case .product: .template(.product)
    case .integral: .template(.integral)
    case .derivative: .template(.derivative)
    case .cases: .template(.cases)
    case .anyRoot: .template(.anyRoot)
    case .square: .square
    case .reciprocal: .reciprocal
    case .enter: .enter
    case .delete: .delete
    case .deleteForward: .deleteForward
    case .clear: .clear
    case .clearAll: .clearAll
    case .swap: .stack(.swap)
    case .roll: .stack(.roll)
    case .drop: .stack(.drop)
    case .caretLeft: .caret(.left)
    case .caretRight: .caret(.right)
    case .caretHome: .caret(.home)
    case .caretEnd: .caret(.end)
    case .tokenLeft: .caret(.tokenLeft)
    case .tokenRight: .caret(.tokenRight)
    case .recallEarlier: .recall(earlier: true)
    case .recallLater: .recall(earlier: false)
    }
  }
}
