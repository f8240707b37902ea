import Calculator
import SceneParts

extension KeypadKey {
  /// What pressing it means to the calculator.
  var calculatorKey: CalculatorKey {
    switch self {
    case .zero: .digit0
    case .one: .digit1
    case .two: .digit2
    case .three: .digit3
    case .four: .digit4
    case .five: .digit5
    case .six: .digit6
    case .seven: .digit7
    case .eight: .digit8
    case .nine: .digit9
    case .point: .point
    case .sign: .sign
    case .variable: .variable
    case .memory: .memory
    case .equals, .enter: .enter
    case .times: .multiply
    case .divide: .divide
    case .plus: .add
    case .minus: .subtract
    case .erase: .delete
    case .clear: .clear
    case .open: .openParenthesis
    case .close: .closeParenthesis
    case .comma: .comma
    case .sin: .sin
    case .cos: .cos
    case .tan: .tan
    case .asin: .asin
    case .acos: .acos
    case .atan: .atan
    case .sinh: .sinh
    case .cosh: .cosh
    case .tanh: .tanh
    case .ln: .ln
    case .log: .log
    case .exp: .exp
    case .square: .square
    case .power: .power
    case .root: .squareRoot
    case .reciprocal: .reciprocal
    case .pi: .pi
    case .e: .e
    case .cubeRoot: .cubeRoot
    case .abs: .absolute
    case .floor: .floor
    case .factorial: .factorial
    case .mod: .modulo
    case .exponent: .exponent
    case .swap: .swap
    case .roll: .roll
    case .drop: .drop
    case .fractionBox: .divide
    case .powerBox: .power
    case .rootBox: .squareRoot
    case .anyRootBox: .anyRoot
    case .barsBox: .absolute
    case .floorBox: .floor
    case .sumSign: .sum
    case .productSign: .product
    case .integralSign: .integral
    case .derivativeSign: .derivative
    case .casesBrace: .cases
    }
  }
}
