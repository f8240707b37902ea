import TestSupport
import Testing

/// A random formula of operations that break, over numbers whose every step a Double does exactly.
///
/// It is evaluated here, apart from the program, so that both can be compared.
indirect enum StepFormula: Sendable {
  case x
  case number(Double)
  case absolute(StepFormula)
  case sign(StepFormula)
  case floor(StepFormula)
  case ceil(StepFormula)
  case mod(StepFormula, Double)
  case min(StepFormula, StepFormula)
  case max(StepFormula, StepFormula)
  case sum(StepFormula, StepFormula)
  case difference(StepFormula, StepFormula)
  case double(StepFormula)

  static func random(depth: Int, using generator: inout SeededGenerator) -> StepFormula {
    if depth == 0 {
      return Bool.random(using: &generator)
        ? .x : .number(Double(Int.random(in: -6...6, using: &generator)) / 4)
    }
    func part(_ generator: inout SeededGenerator) -> StepFormula {
      random(depth: Int.random(in: 0..<depth, using: &generator), using: &generator)
    }
    let first = random(depth: depth - 1, using: &generator)
    switch Int.random(in: 0..<11, using: &generator) {
    case 0: return .absolute(first)
    case 1: return .sign(first)
    case 2: return .floor(first)
    case 3: return .ceil(first)
    case 4, 5:
      return .mod(first, [-2, -0.5, 0.5, 1, 1.5, 2].randomElement(using: &generator) ?? 1)
    case 6: return .min(first, part(&generator))
    case 7: return .max(first, part(&generator))
    case 8: return .sum(first, part(&generator))
    case 9: return .difference(first, part(&generator))
    default: return .double(first)
    }
  }

  /// As it is typed.
  var text: String {
    switch self {
    case .x: "x"
    case .number(let value): "(\(value))"
    case .absolute(let part): "abs(\(part.text))"
    case .sign(let part): "sign(\(part.text))"
    case .floor(let part): "floor(\(part.text))"
    case .ceil(let part): "ceil(\(part.text))"
    case .mod(let part, let divisor): "mod(\(part.text),\(divisor))"
    case .min(let first, let second): "min(\(first.text),\(second.text))"
    case .max(let first, let second): "max(\(first.text),\(second.text))"
    case .sum(let first, let second): "(\(first.text)+\(second.text))"
    case .difference(let first, let second): "(\(first.text)-\(second.text))"
    case .double(let part): "2*\(part.text)"
    }
  }

  /// The exact value at a multiple of a small power of 2.
  func value(at x: Double) -> Double {
    switch self {
    case .x: return x
    case .number(let value): return value
    case .absolute(let part): return part.value(at: x).magnitude
    case .sign(let part):
      let value = part.value(at: x)
      return value > 0 ? 1 : value < 0 ? -1 : 0
    case .floor(let part): return part.value(at: x).rounded(.down)
    case .ceil(let part): return part.value(at: x).rounded(.up)
    case .mod(let part, let divisor):
      let value = part.value(at: x)
      // Exact, unlike the quotient by 1.5.
      let rest = value.truncatingRemainder(dividingBy: divisor)
      return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest
    case .min(let first, let second): return Swift.min(first.value(at: x), second.value(at: x))
    case .max(let first, let second): return Swift.max(first.value(at: x), second.value(at: x))
    case .sum(let first, let second): return first.value(at: x) + second.value(at: x)
    case .difference(let first, let second): return first.value(at: x) - second.value(at: x)
    case .double(let part): return 2 * part.value(at: x)
    }
  }
}
