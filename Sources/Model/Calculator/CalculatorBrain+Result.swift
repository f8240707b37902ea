import Formulas
import Input
import Notation
import Operations

extension CalculatorBrain {
  /// Goes on from a committed line; false when the key edits the line as usual.
  mutating func goOn(with role: KeypadKey.Role) throws -> Bool {
    guard let program else {
      if role.beginsLine || role.isPrefix { startAnew() }
      return false
    }
    let text = state.line.text
    let binding = FormulaWriter.binding(of: program)

    func operand(_ least: FormulaWriter.Binding) -> String {
      binding < least ? "(\(text))" : text
    }

    switch role {
    case _ where role.beginsLine:
      startAnew()
      return false
    case .operation(.mod):
      replace(with: "mod(\(text),", isResult: false)
    case .operation(let operation):
      let least: FormulaWriter.Binding =
        switch operation {
        case .add, .subtract: .sum
        case .multiply, .divide: .product
        default: .postfix
        }
      replace(with: operand(least) + operation.symbol, isResult: false)
    case .square:
      replace(with: operand(.postfix) + "²", isResult: true)
    case .function(let operation) where operation.isPostfix:
      replace(with: operand(.call) + operation.insertion, isResult: true)
    case .function(let operation):
      replace(with: operation.insertion + text + ")", isResult: true)
    case .reciprocal:
      replace(with: "1÷" + operand(.atom), isResult: true)
    case .sign:
      if text.hasPrefix("−"), binding != .sum {
        replace(with: String(text.dropFirst()), isResult: true)
      } else {
        replace(with: "−" + operand(.product), isResult: true)
      }
    default:
      return false
    }
    return true
  }

  /// Puts a sign such as ³ after a committed line.
  mutating func goOn(withPostfix sign: String) {
    guard let program else { return }
    let text = state.line.text
    let isTight = FormulaWriter.binding(of: program) >= .postfix
    replace(with: (isTight ? text : "(\(text))") + sign, isResult: true)
  }

  private mutating func replace(with text: String, isResult: Bool) {
    state.line = FormulaLine(text)
    state.isResult = isResult
  }
}

extension KeypadKey.Role {
  /// Whether it makes no sense behind what is whole.
  fileprivate var beginsLine: Bool {
    switch self {
    case .number(let piece): piece != ","
    case .value, .open, .template: true
    default: false
    }
  }

  fileprivate var isPrefix: Bool {
    if case .function(let operation) = self { !operation.isPostfix } else { false }
  }
}

extension FormulaWriter {
  /// How tightly the whole of a program holds together.
  static func binding(of program: Program) -> Binding {
    FormulaWriter(program.instructions).binding(of: program.instructions.count - 1)
  }
}
