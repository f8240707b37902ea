import ArgumentParser
import Documents
import Figures
import Formulas
import GraphModel
import Notation

extension ReadingOptions {
  /// What a relation, a moving point or a list draws where letters have values that no slider holds
  /// exactly; nothing where they have none.
  func drawnFigures(_ formula: String) throws -> [(function: GraphFunction, text: String)] {
    let formula = try FormulaInput.written(formula)
    guard WrittenFigure.isMeant(by: formula) else { return [] }
    let unbound = try unboundFigure(formula)
    let exact = withoutSliderValues.of(unbound.parameters)
    guard !exact.assignments.isEmpty else { return [] }
    var drawn: [(function: GraphFunction, text: String)] = []
    for values in exact.alternatives {
      drawn.append(try self.drawn(unbound, formula, with: values))
    }
    return drawn
  }

  /// The same for some letters alone.
  private func of(_ letters: [Parameter]) -> ReadingOptions {
    var options = self
    options.assignments = assignments.filter { assignment in
      guard let letter = assignment.parameter else { return false }
      return letters.contains(letter)
    }
    return options
  }

  /// A figure with values in place of its letters.
  private func drawn(
    _ unbound: WrittenFigure,
    _ formula: String,
    with values: ReadingOptions
  ) throws -> (function: GraphFunction, text: String) {
    let text = values.written(in: formula)
    // The letter of a sum may have the name of a number.
    guard let figure = try? unboundFigure(text), figure == values.bound(unbound),
      let function = GraphFunction(figure, text: text)
    else {
      let names = values.assignments.compactMap { $0.parameter?.name }.joined(separator: ", ")
      throw ValidationError("The value of \(names) has too many digits here.")
    }
    return (function, text)
  }

  private func bound(_ figure: WrittenFigure) -> WrittenFigure { figure.map(binding) }

  /// A formula with its values in place of letters.
  private func written(in formula: String) -> String {
    var characters = Array(formula)
    for token in FormulaTree(formula).tokens.reversed() {
      guard let letter = Parameter(rawValue: token.text),
        let value = assignments.first(where: { $0.parameter == letter })
      else { continue }
      characters.replaceSubrange(token.range, with: "(\(value.program.description))")
    }
    return String(characters)
  }
}
