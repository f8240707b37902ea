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
  fileprivate func placed(at place: [Instruction]) -> [Instruction] {
    map { step in
      guard case .abbreviation(let part) = step else { return step }
      let around: Instruction
      switch part.base {
      case is Accumulation: around = .variable
      case is FormulaLimit: around = .outer
      default: return step
      }
      return .abbreviation(
        part.map { steps in
          steps.placed(at: place).flatMap { $0 == around ? place : [$0] }
        }
      )
    }
  }
}
