import Formulas
import Operations
import Words

/// A line as it is typed, read once: its tokens, its parts, and the first thing that is wrong with it.
///
/// It refuses nothing. What the line is (a formula, a relation, a moving point), what it means and how a
/// book shows it are views of this.
package struct FormulaTree: Sendable {
  package let characters: [Character]
  /// The same with points before decimals and commas between arguments, where semicolons tell.
  private let plain: [Character]
  package let tokens: [FormulaToken]
  /// In postfix order; the last is the whole line.
  package let nodes: [FormulaNode]
  /// What the line begins with that says what it is.
  package let head: FormulaHead
  /// Where the = stands behind the name it begins with.
  let nameEnd: Int?
  /// The first thing that is wrong, and the first one besides brackets that are left open.
  let fault: FormulaError?
  let otherFault: FormulaError?
  /// What would close what is open at the end, and whether what is wrong first is only missing there.
  package let openClosers: String
  package let lacksEnd: Bool
  /// Where things stand side by side that can't.
  let seams: Set<Int>
  /// The first y, where nothing before it is wrong.
  package let ordinate: FormulaError?
  /// The first sign or word of a statement.
  let statement: FormulaToken?
  /// Whether what is typed at the end may change how it is read: bars may be paired in another way, and
  /// a comma at the end stands before decimals.
  let hasDoubtfulEnd: Bool
  /// The commas that were read as decimal commas.
  let decimalCommas: [Int]

  /// Reads a text in time in proportion to it.
  ///
  /// `knowsSlope` tells whether y′ is the slope of y in it.
  package init(_ text: String, knowsSlope: Bool = false) {
    FormulaReadings.counter?.add()
    let limit = ProgramLimits.formulaCharacters
    let isWithin = text.utf8.count <= 8 * limit
    let characters = isWithin ? Array(text) : []
    guard isWithin, characters.count <= limit else {
      let place = isWithin ? limit..<characters.count : 0..<0
      self.init([], FormulaReader(reading: []), FormulaError(.formulaTooLong, at: place))
      return
    }
    let reader = FormulaReader(
      reading: Array(Self.withPlainArguments(text)),
      knowsSlope: knowsSlope
    )
    self.init(characters, reader, reader.otherBars())
  }

  private init(_ characters: [Character], _ reader: FormulaReader, _ other: FormulaError?) {
    (self.characters, plain) = (characters, reader.scanner.characters)
    (tokens, nodes) = (reader.tokens, reader.nodes)
    (head, nameEnd) = (reader.scanner.head, reader.scanner.definingSign)
    statement = reader.statement
    fault = other ?? reader.scanner.fault
    otherFault = other ?? reader.scanner.otherFault
    (openClosers, lacksEnd) = (reader.closers, reader.lacksEnd)
    (ordinate, seams) = (reader.ordinate, reader.seams)
    decimalCommas = reader.scanner.decimalCommas
    hasDoubtfulEnd =
      !reader.bars.choices.isEmpty
      || !decimalCommas.isEmpty && decimalCommas.last == plain.indices.last
  }

  /// The text with commas between arguments if it has semicolons there; outside of brackets they stay,
  /// and are an error.
  private static func withPlainArguments(_ text: String) -> String {
    guard let first = text.firstIndex(of: ";"), text[..<first].contains("(") else { return text }
    return DecimalMark.comma.kept(text)
  }

  /// The node that is the whole line.
  package var root: Int { nodes.count - 1 }

  /// The last nodes of the parts of a node, in their order.
  package func parts(of index: Int) -> [Int] {
    var parts: [Int] = []
    var end = index
    for _ in 0..<nodes[index].count {
      parts.append(end - 1)
      end = nodes[end - 1].start
    }
    return parts.reversed()
  }

  /// The text at some places.
  package func text(in range: Range<Int>) -> String { String(characters[range]) }

  /// An unknown of a differential equation where x counts for something else, such as in an integral over
  /// x: it is no number there.
  package var unknownUnderVariable: Range<Int>? {
    for index in nodes.indices {
      guard case .call(let call) = nodes[index].kind, call.function.binder != nil else { continue }
      let parts = parts(of: index)
      let letter = parts.count > 1 ? text(in: nodes[parts[1]].range) : String(Variable.name)
      guard letter == String(Variable.name) else { continue }
      let inside = nodes[nodes[parts[0]].start...parts[0]].first { $0.isUnknown }
      if let inside { return inside.range }
    }
    return nil
  }

  /// The text with points before decimals and commas between arguments, character by character.
  ///
  /// In a list commas part numbers and coordinates: (1,1) is no 1.1.
  package var kept: String {
    guard list == nil else { return String(plain) }
    var kept = plain
    for place in decimalCommas { kept[place] = "." }
    return String(kept)
  }

  /// What has to be typed at the end to close what may be left open.
  package var closers: String {
    guard ordinate == nil, case .notClosed(_, let closers)? = fault?.kind else { return "" }
    return closers
  }
}

/// How often texts are read, for tests that count it.
package enum FormulaReadings {
  @TaskLocal package static var counter: (any ReadingCounter)?
}

package protocol ReadingCounter: Sendable {
  func add()
}
