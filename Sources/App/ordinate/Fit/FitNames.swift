import ArgumentParser
import Documents
import Formulas
import Notation

/// Names of columns and parameters, which formulas have letters for while they are read.
struct FitNames {
  private let table: DataTable
  private(set) var parameters: [String] = []
  private(set) var columns: [Int] = []
  private var letters: [(name: String, letter: Parameter, symbol: FitSymbol)] = []
  private var free: [Parameter]

  init(_ table: DataTable) {
    self.table = table
    let scalars = ("a"..."z").scalars + ("α"..."ω").scalars
    free = scalars.compactMap { Parameter(rawValue: String($0)) }.filter { $0 != .y }
  }

  /// The steps of a formula with symbols for its names.
  mutating func steps(of text: String) throws -> [Instruction] {
    var written = ""
    // For each sign of what is read where it stands in the text.
    var places: [Int] = []
    var rest = text[...]
    while let first = rest.first {
      guard first.isLetter else {
        written.append(first)
        places.append(text.count - rest.count)
        rest.removeFirst()
        continue
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let start = text.count - rest.count
      rest.removeFirst(name.count)
      let word =
        try letter(for: String(name), isCalled: rest.first == "(").map { " \($0.name) " }
        ?? String(name)
      written += word
      places += word.indices.enumerated().map { min(start + $0.offset, start + name.count - 1) }
    }
    let program: Program
    do throws(FormulaError) {
      program = try FormulaParser.parse(written)
    } catch {
      let range = error.range
      let start = places.indices.contains(range.lowerBound) ? places[range.lowerBound] : text.count
      let end = range.isEmpty ? start : (places.prefix(range.upperBound).last ?? start) + 1
      throw Failure.formula(text, FormulaError(error.kind, at: start..<max(start, end)))
    }
    guard !program.usesVariable else { throw ValidationError("x is no column of the data.") }
    guard program.parameters.allSatisfy({ used in letters.contains { $0.letter == used } }) else {
      throw ValidationError("A name of the model is not understood.")
    }
    return program.plain.map { step in
      guard case .parameter(let letter) = step,
        let symbol = letters.first(where: { $0.letter == letter })?.symbol
      else { return step }
      return symbol.instruction
    }
  }

  /// The letter for a name; nil for what formulas know.
  private mutating func letter(for name: String, isCalled: Bool) throws -> Parameter? {
    if let known = letters.first(where: { $0.name == name }) { return known.letter }
    let plain = Self.plain(name)
    if let column = table.column(named: name) ?? table.column(named: plain) {
      columns.append(column)
      return try letter(name, .column(columns.count - 1))
    }
    guard name != String(Variable.name) else {
      throw ValidationError("x is no column of the data.")
    }
    // A single letter before a bracket multiplies it.
    let isKnown =
      Self.isNumber(name) || name.count > 1 && (isCalled || Self.isFunction(name))
    if isKnown { return nil }
    parameters.append(name)
    return try letter(name, .parameter(parameters.count - 1))
  }

  private mutating func letter(_ name: String, _ symbol: FitSymbol) throws -> Parameter {
    guard !free.isEmpty else { throw ValidationError("The model has too many names.") }
    let letter = free.removeFirst()
    letters.append((name, letter, symbol))
    return letter
  }

  private static func isNumber(_ name: String) -> Bool {
    guard let program = try? FormulaParser.parse(name) else { return false }
    return program.parameters.isEmpty && !program.usesVariable
  }

  private static func isFunction(_ name: String) -> Bool {
    (try? FormulaParser.parse(name + "(1)"))?.parameters.isEmpty ?? false
  }

  /// x₁ as x1.
  private static func plain(_ name: String) -> String {
    String(
      name.unicodeScalars.map { scalar in
        "₀"..."₉" ~= scalar
          ? Character(UnicodeScalar(scalar.value - 0x2080 + 0x30) ?? scalar) : Character(scalar)
      }
    )
  }
}

extension ClosedRange<Unicode.Scalar> {
  fileprivate var scalars: [Unicode.Scalar] {
    (lowerBound.value...upperBound.value).compactMap(Unicode.Scalar.init)
  }
}
