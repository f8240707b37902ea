import Numerals
import Operations

extension [Instruction] {
  /// The steps with others in the place of columns and parameters; those that have none stay.
  package func replacingSymbols(_ steps: (FitSymbol) -> [Instruction]?) -> [Instruction] {
    flatMap { step -> [Instruction] in
      guard case .enclosed(let mark, _) = step, let symbol = FitSymbol(mark) else { return [step] }
      return steps(symbol) ?? [step]
    }
  }

  /// A number that is written as a decimal or a fraction of two: "-1.5", "2/3"; nil for anything else.
  package static func written(_ text: String) -> [Instruction]? {
    let parts = text.drop { $0 == "-" }.split(separator: "/").map(String.init)
    let numbers = parts.compactMap { NumberLiteral($0).map { Instruction.number($0) } }
    guard numbers.count == parts.count, (1...2).contains(parts.count) else { return nil }
    return numbers + (numbers.count == 2 ? [.binary(.divide)] : [])
      + (text.hasPrefix("-") ? [.unary(.negate)] : [])
  }
}
