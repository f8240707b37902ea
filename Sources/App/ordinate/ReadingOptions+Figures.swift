import ArgumentParser
import Documents
import Figures
import Formulas
import GraphModel
import Notation

extension ReadingOptions {
  /// What a formula draws, and its text: where letters have values that no slider holds exactly, with these
  /// in their place, once for each value of a list.
  ///
  /// - `formulas`: All that are drawn; what they define has the letters that are seen.
  func drawn(
    _ formula: String,
    beside formulas: [String]
  ) throws -> [(function: GraphFunction, text: String)] {
    let rows = Set(formulas.compactMap(FormulaParser.definedName))
    if let name = nameOfSeveral(in: formula, besides: rows) {
      return try drawnInPlain(formula, naming: name)
    }
    let function = try function(formula)
    guard let program = function.program else {
      let figures = try drawnFigures(formula)
      return figures.isEmpty ? [(function, function.name)] : figures
    }
    let bound = withoutSliderValues.alternatives.map { $0.binding(program) }
    guard bound != [program] else { return [(function, formula)] }
    guard let name = FormulaParser.definedName(in: formula) else {
      return bound.map { (GraphFunction($0), $0.description) }
    }
    // Of several with one name none would be meant.
    guard bound.count == 1 else { throw several(name) }
    let text = "\(name)(\(Variable.name))=\(bound[0].description)"
    return [(try self.function(text), text)]
  }

  /// The same with those letters alone whose values are more than a slider holds.
  var withoutSliderValues: ReadingOptions {
    var options = self
    options.assignments = assignments.filter { $0.parameter != nil && !$0.isHeldBySlider }
    return options
  }

  /// The name of a function given beside a formula that uses it, of which a letter has several values; nil
  /// where there is none.
  private func nameOfSeveral(in formula: String, besides rows: Set<String>) -> String? {
    var seen = rows
    var next = Self.functionNames(in: formula)
    while let name = next.popLast() {
      guard seen.insert(name).inserted,
        let definition = assignments.first(where: { $0.defines(name) })?.program
      else { continue }
      let several = assignments.filter { $0.listed.count > 1 }.compactMap(\.parameter)
      if definition.parameters.contains(where: several.contains) { return name }
      next += definition.namedFunctions
    }
    return nil
  }

  private static func functionNames(in formula: String) -> [String] {
    FormulaTree(formula).tokens.compactMap { token in
      if case .name(.function(.named(let call))) = token.kind { call.name } else { nil }
    }
  }

  /// A formula for each value of a list with what its functions are in their place.
  private func drawnInPlain(
    _ formula: String,
    naming name: String
  ) throws -> [(function: GraphFunction, text: String)] {
    guard FormulaParser.definedName(in: formula) == nil, !WrittenFigure.isMeant(by: formula) else {
      throw several(name)
    }
    var programs: [Program] = []
    for values in alternatives {
      let program = values.binding(try values.program(formula))
      let plain = (try? Program(program.plain, angleUnit: angleUnit)) ?? program
      if !programs.contains(plain) { programs.append(plain) }
    }
    return programs.map { (GraphFunction($0), $0.description) }
  }

  private func several(_ name: String) -> ValidationError {
    ValidationError("\(name) is several functions: write what it is in its place.")
  }

  private func tooManyDigits(in values: ReadingOptions) -> ValidationError {
    let names = values.assignments.compactMap { $0.parameter?.name }.joined(separator: ", ")
    return ValidationError("The value of \(names) has too many digits here.")
  }

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
      throw tooManyDigits(in: values)
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
