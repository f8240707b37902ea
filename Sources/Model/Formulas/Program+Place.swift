import Operations

extension Program {
  /// The formula with a number for the variable inside of its sums and limits, where others see the variable
  /// around them only at one place; nil for a formula that has none of these.
  package func placed(at place: Program) -> Program? {
    let steps = instructions.placed(at: place.instructions)
    return steps == instructions ? nil : try? Program(steps, angleUnit: angleUnit)
  }

  /// Whether its value hangs on the variable, if only inside of a sum or a limit.
  package var hangsOnVariable: Bool {
    usesVariable || instructions.placed(at: [.variable, .unary(.negate)]) != instructions
  }
}

extension [Instruction] {
  /// The steps with others for the variable in the parts of sums and limits.
  ///
  /// - `around`: What the variable is called here: in the body of a limit `outer`, as `variable` is the
  ///   limit's own letter there, also within a sum.
  fileprivate func placed(
    at place: [Instruction],
    around: Instruction = .variable
  ) -> [Instruction] {
    func inside(_ steps: [Instruction], _ around: Instruction) -> [Instruction] {
      steps.placed(at: place, around: around).flatMap { $0 == around ? place : [$0] }
    }
    return map { step in
      guard case .abbreviation(let part) = step else { return step }
      switch part.base {
      case is Accumulation: return .abbreviation(part.map { inside($0, around) })
      case is FormulaLimit:
        var isBody = true
        return .abbreviation(
          part.map { steps in
            defer { isBody = false }
            guard isBody else { return inside(steps, around) }
            // In a limit within another one the variable around both has no name.
            return around == .variable ? inside(steps, .outer) : steps
          }
        )
      default: return step
      }
    }
  }
}
