import Expressions
import Operations

extension FormulaLine {
  /// Types a letter; a finished name becomes its function with a bracket, and true is returned.
  ///
  /// `canExtend` says that the function before the caret has just been completed by typing, so
  /// that "sin(" and h become "sinh(".
  package mutating func typeLetter(_ letter: Character, canExtend: Bool) -> Bool {
    if canExtend, let previous, previous.hasSuffix("(") {
      // With letters before it, too: "d" and "if" are on the way to "diff".
      let letters = pieces[..<(caret - 1)].suffix(FormulaName.longest).reversed()
        .prefix { $0.count == 1 && $0.first?.isLetter == true }.reversed().joined()
      let words = (0...letters.count).map {
        letters.suffix($0).lowercased() + previous.dropLast() + letter.lowercased()
      }
      if words.contains(where: { FormulaName.all[$0] != nil || FormulaName.beginnings.contains($0) }
      ) {
        removeBackward()
        insert(pieces: previous.dropLast().map { String($0) })
      }
    }
    spellConstants(before: letter)
    insert(pieces: [String(letter)])
    return completeName()
  }

  /// Takes a constant apart that has turned out to be the beginning of a longer name: the π of
  /// "piecewise".
  private mutating func spellConstants(before letter: Character) {
    let written = Array(
      pieces[..<caret].suffix(FormulaName.longest).reversed()
        .prefix { $0.count == 1 && $0.first?.isLetter == true }.reversed()
    )
    let spelled = written.map { sign in
      MathConstant.allCases.first { String($0.symbol) == sign }?.rawValue ?? sign
    }
    guard let start = written.indices.first(where: { written[$0] != spelled[$0] }) else { return }
    let word = spelled[start...].joined()
    // Two constants side by side are more than the first letters of a name.
    guard written.count - start > 1,
      FormulaName.beginnings.contains(word.lowercased() + letter.lowercased())
    else { return }
    removeBackward(written.count - start)
    insert(pieces: word.map { String($0) })
  }

  /// Whether the piece before the caret is a parameter.
  package var endsWithParameter: Bool { previous.flatMap(Parameter.init) != nil }

  /// The letter of polar coordinates, as it is typed and as it is written.
  private static let angle = (word: "theta", sign: "θ")

  private mutating func completeName() -> Bool {
    var word = ""
    var found: (length: Int, name: FormulaName)?
    for length in 1...FormulaName.longest {
      guard caret >= length, let first = pieces[caret - length].first, first.isLetter,
        pieces[caret - length].count == 1
      else { break }
      word = first.lowercased() + word
      if length > 1, let name = FormulaName.all[word] { found = (length, name) }
      if word == Self.angle.word {
        removeBackward(length)
        insert(pieces: [Self.angle.sign])
        return false
      }
    }
    guard let found else { return false }
    removeBackward(found.length)
    switch found.name {
    case .variable:
      insert(pieces: [String(Variable.name)])
    case .parameter(let parameter):
      insert(pieces: [parameter.rawValue])
    case .constant(let constant):
      insert(pieces: [String(constant.symbol)])
    case .function(.binary(.mod)) where caret > 1 && pieces[caret - 1] == " ":
      // Between its operands, as in "7 mod 3".
      insert(pieces: ["mod", " "])
    case .joint(let operation): insert(pieces: [operation.symbol])
    case .negation: insert(pieces: [UnaryOperation.not.name])
    case .binder(let binder):
      insert(pieces: [binder.rawValue + "("])
      return true
    case .local(let name): insert(pieces: [name])
    case .function(let function):
      insert(pieces: [function.insertion])
      return true
    }
    return false
  }
}

extension FormulaLine {
  /// Whether a piece is the name and bracket of a function that takes one argument.
  package static func takesOneArgument(_ piece: String) -> Bool {
    guard piece.hasSuffix("("),
      case .function(let function)? = FormulaName.all[piece.dropLast().lowercased()]
    else { return false }
    return function.mostArguments == 1
  }
}

extension FormulaFunction {
  /// What a typed name becomes.
  var insertion: String {
    switch self {
    case .unary(let operation): operation.insertion
    case .binary(let operation), .based(let operation): operation.symbol + "("
    case .defined(let function): function.name + "("
    case .logarithm: "log("
    case .named(let call): call.written + "("
    case .cases(let valuesFirst): valuesFirst ? "piecewise(" : "if("
    }
  }
}
