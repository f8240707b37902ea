import Formulas

extension FitQuestion {
  /// The question with numbers for some parameters; nil where these are no numbers.
  func fixing(_ numbers: [Int: String]) -> FitQuestion? {
    let free = (0..<parameters).filter { numbers[$0] == nil }
    var question = self
    question.model = model.replacingSymbols { symbol in
      guard case .parameter(let index) = symbol else { return nil }
      return numbers[index].flatMap([Instruction].written)
        ?? free.firstIndex(of: index).map { [FitSymbol.parameter($0).instruction] }
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
}
