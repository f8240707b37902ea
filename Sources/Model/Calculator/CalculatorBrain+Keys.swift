import Notation
import Formulas
package import Input
import Operations

extension CalculatorBrain {
  /// Presses a key of the keypad.
  package mutating func press(_ key: KeypadKey) {
    let before = typing
    typing = Typing(text: before.text)
    if before.hasBracket, key == .openParenthesis { return }
    if before.endsWithEquals, key.role.beginsSide { keepEquals() }
    press(key.role)
  }

  mutating func press(_ role: KeypadKey.Role) {
    if state.mode == .formula {
      if goesOn(with: role) || typeKey(role) { return }
    }
    typing.text = nil
    var edit = Edit.other
    if case .number = role { edit = .digits }
    change(edit) { brain in
      switch brain.state.mode {
      case .formula: try brain.pressInFormula(role)
      case .rpn: try brain.pressInRPN(role)
      }
    }
  }

  /// Changes between radians and degrees; what is entered is read anew.
  package mutating func toggleAngleUnit() {
    change(.other) { brain in
      let unit = brain.state.angleUnit.toggled
      brain.state.angleUnit = unit
      brain.state.stack = brain.state.stack.map { $0.with(unit) }
      if let parked = brain.state.parkedLine {
        brain.state.parkedLine?.stack = parked.stack.map { $0.with(unit) }
      }
    }
  }
}

extension KeypadKey.Role {
  /// Whether the right side of an equation may begin with it; a function is taken of the left one.
  fileprivate var beginsSide: Bool {
    switch self {
    case .number(let piece): piece != "," && piece != "E"
    case .value, .open: true
    case .operation(let operation): [.add, .subtract].contains(operation)
    default: false
    }
  }
}
