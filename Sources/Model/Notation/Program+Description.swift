package import Formulas
import Operations

extension Program: CustomStringConvertible {
  /// The formula as people write it, with the fewest brackets that keep its meaning.
  ///
  /// `FormulaParser` reads it back as the same program. Takes time and space in proportion to the
  /// instructions, however deeply they nest.
  package var description: String { description(upTo: .max) }

  /// The beginning of the formula as people write it, with "…" where it is longer than a limit of
  /// bytes.
  package func description(upTo limit: Int) -> String {
    FormulaWriter(instructions).text(upTo: limit)
  }

  /// The formula in another language; nil where that would be too long for it.
  package func written(in dialect: FormulaDialect) -> String? {
    // Languages that work things out know no sums, and no named functions.
    let isSpelledOut = dialect.inDegrees != nil
    if isSpelledOut, hasOpenSums { return nil }
    let steps = isSpelledOut ? spelledOut : instructions
    guard !steps.contains(where: { if case .integral = $0 { true } else { false } }),
      !isSpelledOut || !steps.contains(where: \.isUnknownElsewhere)
    else { return nil }
    let writer = FormulaWriter(
      steps,
      in: dialect,
      givesDegrees: isSpelledOut && angleUnit == .degrees
    )
    let (text, isWhole) = writer.beginning(upTo: dialect.limit)
    guard isWhole, text.utf8.count <= dialect.limit else { return nil }
    return text
  }

  /// Whether how many terms a sum has hangs on a letter, or an integral's formula does: it can't be
  /// spelled out.
  private var hasOpenSums: Bool {
    instructions.withParts.contains { step in
      if let integral = step.abbreviated as? Integral {
        return (try? integral.steps(in: angleUnit)) ?? nil == nil
      }
      return (step.abbreviated as? Accumulation)?.waitsForNumbers ?? false
    }
  }
}

extension Instruction {
  /// Whether other languages have no word for it.
  fileprivate var isUnknownElsewhere: Bool {
    switch self {
    case .unary(let operation): operation.row.writing.elsewhere.isUnknown
    case .binary(let operation): operation.row.writing.elsewhere.isUnknown
    case .defined(let function):
      function.definition.contains { Instruction($0).isUnknownElsewhere }
    default: false
    }
  }
}
