package import Expressions

extension Program: CustomStringConvertible {
  /// The formula as people write it, with the fewest brackets that keep its meaning.
  ///
  /// `FormulaParser` reads it back as the same program. Takes time and space in proportion to the
  /// instructions, however deeply they nest.
  package var description: String {
    description(upTo: .max)
  }

  /// The beginning of the formula as people write it, with "…" where it is longer than a limit of
  /// bytes.
  package func description(upTo limit: Int) -> String {
    var writer = DescriptionWriter(instructions)
    return writer.text(upTo: limit)
  }
}
