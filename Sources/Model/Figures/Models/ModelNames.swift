package import Formulas
import Notation
import Numerals
import Operations
import Words

/// Names of columns and parameters, which formulas have letters for while they are read.
package struct ModelNames {
  /// The place of the column with a name; nil where there is none.
  private let column: (String) -> Int?
  package private(set) var parameters: [String] = []
  package private(set) var columns: [Int] = []
  private var letters: [(name: String, letter: Parameter, symbol: FitSymbol)] = []
  private var free: [Parameter]
  /// The formula that was read last, with names as they are shown: y₁²÷10.
  package private(set) var shown = ""

  package init(column: @escaping (String) -> Int?) {
    self.column = column
    let scalars = ("a"..."z").scalars + ("α"..."ω").scalars
    free = scalars.compactMap { Parameter(rawValue: String($0)) }.filter { $0 != .y }
  }

  /// The steps of a formula with symbols for its names.
  package mutating func steps(of text: String) throws(ModelFault) -> [Instruction] {
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
      let whole = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isCalled = rest.dropFirst(whole.count).first == "("
      for part in parts(of: whole, isCalled: isCalled) {
        let name = String(part)
        let start = text.count - rest.count
        rest.removeFirst(name.count)
        let word = try letter(for: name).map { " \($0.name) " } ?? name
        written += word
        places += word.indices.enumerated().map { min(start + $0.offset, start + name.count - 1) }
      }
    }
    let program: Program
    do throws(FormulaError) {
      program = try FormulaParser.parse(written)
    } catch {
      let range = error.range
      let start = places.indices.contains(range.lowerBound) ? places[range.lowerBound] : text.count
      let end = range.isEmpty ? start : (places.prefix(range.upperBound).last ?? start) + 1
      throw .formula(FormulaError(error.kind, at: start..<max(start, end)), in: text)
    }
    guard !program.usesVariable else { throw .said(.xIsNoColumn) }
    guard program.parameters.allSatisfy({ used in letters.contains { $0.letter == used } }) else {
      throw .said(.notUnderstood)
    }
    shown = naming(program.description)
    return program.plain.map { step in
      guard case .parameter(let letter) = step,
        let symbol = letters.first(where: { $0.letter == letter })?.symbol
      else { return step }
      return symbol.instruction
    }
  }

  /// A formula of letters with the names that these stand for.
  private func naming(_ text: String) -> String {
    var (named, word) = ("", "")
    func name() -> String {
      letters.first { $0.letter.rawValue == word }.map { NumberText.lowered($0.name) } ?? word
    }
    for character in text {
      if character.isLetter {
        word.append(character)
      } else {
        named += name() + String(character)
        word = ""
      }
    }
    return named + name()
  }

  /// The names that stand side by side in a word.
  ///
  /// So they do where they are multiplied: before a column of the data, or before a function that is
  /// called. Any other word is one name.
  private func parts(of word: Substring, isCalled: Bool) -> [Substring] {
    let name = String(word)
    let isKnown =
      place(of: name) != nil || Self.isFunction(name) || Self.isNumber(name)
      || FormulaName.joins(name)
      || parameters.contains(name)
    guard !isKnown, word.count > 1 else { return [word] }
    for count in (1..<word.count).reversed() {
      let (rest, last) = (word.dropLast(count), word.suffix(count))
      guard last.first?.isLetter ?? false else { continue }
      // A column of one letter ends many a name.
      let isColumn = place(of: String(last)) != nil && (count > 1 || rest.count == 1)
      guard isColumn || isCalled && Self.isFunction(String(last)) else { continue }
      return parts(of: rest, isCalled: false) + [last]
    }
    return [word]
  }

  private func place(of name: String) -> Int? { column(name) ?? column(NumberText.lifted(name)) }

  /// The letter for a name; nil for what formulas know.
  private mutating func letter(for written: String) throws(ModelFault) -> Parameter? {
    // However an index is written, a1, a_1 and a₁ are one number.
    let name = place(of: written) == nil ? Self.plain(written) : written
    if let known = letters.first(where: { $0.name == name }) { return known.letter }
    if let column = place(of: name) {
      columns.append(column)
      return try letter(name, .column(columns.count - 1))
    }
    guard name != String(Variable.name) else { throw .said(.xIsNoColumn) }
    if Self.isNumber(name) || Self.isFunction(name) || FormulaName.joins(name) { return nil }
    parameters.append(name)
    return try letter(name, .parameter(parameters.count - 1))
  }

  private mutating func letter(_ name: String, _ symbol: FitSymbol) throws(ModelFault) -> Parameter
  {
    guard !free.isEmpty else { throw .said(.tooManyNames) }
    let letter = free.removeFirst()
    letters.append((name, letter, symbol))
    return letter
  }

  /// A name with its index as digits right behind it: a1 for a_1 and a₁.
  package static func plain(_ name: String) -> String {
    let lifted = NumberText.lifted(name)
    let parts = lifted.split(separator: "_", omittingEmptySubsequences: false)
    let isIndexed =
      parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty
      && parts[1].allSatisfy(\.isNumber)
    return isIndexed ? String(parts[0] + parts[1]) : lifted
  }

  private static func isNumber(_ name: String) -> Bool {
    guard let program = try? FormulaParser.parse(name) else { return false }
    return program.parameters.isEmpty && !program.usesVariable
  }

  private static func isFunction(_ name: String) -> Bool { FormulaName.isFunction(name) }
}

extension ClosedRange<Unicode.Scalar> {
  fileprivate var scalars: [Unicode.Scalar] {
    (lowerBound.value...upperBound.value).compactMap(Unicode.Scalar.init)
  }
}
