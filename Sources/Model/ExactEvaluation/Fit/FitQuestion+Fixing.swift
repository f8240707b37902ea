import Formulas
import Numerals
import Operations

extension FitQuestion {
  /// The question with numbers for some parameters; nil where these are no numbers.
  func fixing(_ numbers: [Int: String]) -> FitQuestion? {
    let free = (0..<parameters).filter { numbers[$0] == nil }
    let steps = numbers.mapValues(Self.steps)
    var question = self
    question.model = model.flatMap { step -> [Instruction] in
      guard case .enclosed(let mark, _) = step, case .parameter(let index)? = FitSymbol(mark) else {
        return [step]
      }
      if let number = steps[index] { return number }
      return free.firstIndex(of: index).map { [FitSymbol.parameter($0).instruction] } ?? [step]
    }
    question.parameters = free.count
    question.starts = starts.map { start in free.map { start[$0] } }
    question.bounds = bounds.compactMap { bound in
      free.firstIndex(of: bound.parameter).map { place in
        var moved = bound
        moved.parameter = place
        return moved
      }
    }
    return question
  }

  private static func steps(of number: String) -> [Instruction] {
    let parts = number.drop { $0 == "-" }.split(separator: "/").compactMap {
      NumberLiteral(String($0))
    }
    return parts.map { .number($0) } + (parts.count == 2 ? [.binary(.divide)] : [])
      + (number.hasPrefix("-") ? [.unary(.negate)] : [])
  }
}
