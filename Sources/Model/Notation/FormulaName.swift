package import Formulas
package import Operations

/// What a word in a formula stands for.
package enum FormulaName: Equatable, Sendable {
  case variable
  case parameter(Parameter)
  case constant(MathConstant)
  case function(FormulaFunction)
  /// `and`, `or`.
  case joint(BinaryOperation)
  case negation
  case binder(FormulaBinder)
  /// What a sum counts with.
  case local(String)
  /// What a list is asked.
  case list(ListCall)

  /// Every word that is understood, in lower case.
  package static let all: [String: FormulaName] = {
    var names: [String: FormulaName] = [
      String(Variable.name): .variable,
      "pi": .constant(.pi), "π": .constant(.pi), "e": .constant(.e),
      "tau": .constant(.tau), "τ": .constant(.tau),
      "log": .function(.logarithm), "nthroot": .function(.binary(.root)),
      "if": .function(.cases(valuesFirst: false)),
      "piecewise": .function(.cases(valuesFirst: true)),
      "and": .joint(.and), "or": .joint(.or), "xor": .joint(.xor), "not": .negation,
    ]
    for (word, binder) in FormulaBinder.names { names[word] = .binder(binder) }
    for parameter in Parameter.common { names[parameter.rawValue] = .parameter(parameter) }
    func name(inverse function: FormulaFunction, of words: [String]) {
      for word in words.flatMap({ ["arc" + $0, "ar" + $0, "a" + $0] }) {
        names[word] = .function(function)
      }
    }
    for operation in UnaryOperation.allCases {
      let row = operation.row
      let words = row.writing.aliases + (row.typedName.map { [$0] } ?? [])
      for word in words where called[word.lowercased()] == nil {
        names[word.lowercased()] = .function(.unary(operation))
      }
      if let inverse = row.writing.inverse { name(inverse: .unary(inverse), of: words) }
    }
    // acosec is acsc, as cosec is csc, and cosech is csch.
    for operation in UnaryOperation.allCases {
      let aliases = operation.row.writing.aliases
      if let hyperbolic = DefinedFunction(name: operation.name + "h") {
        for alias in aliases { names[alias + "h"] = .function(.defined(hyperbolic)) }
      }
      if let inverse = DefinedFunction(name: "a" + operation.name) {
        name(inverse: .defined(inverse), of: aliases)
      }
    }
    for operation in BinaryOperation.allCases {
      guard case .name = operation.row.writing.spelling else { continue }
      names[operation.name.lowercased()] = .function(.binary(operation))
    }
    for function in DefinedFunction.allCases where function != .choice {
      names[function.name] = .function(.defined(function))
      if function.name.first == "a" {
        name(inverse: .defined(function), of: [String(function.name.dropFirst())])
      }
    }
    return names
  }()

  /// Words that are names only right before a bracket: else they are letters, or the beginning of others.
  static let called: [String: FormulaName] = {
    let operations: [UnaryOperation] = [.si, .ci, .ei, .li]
    return Dictionary(
      uniqueKeysWithValues: operations.map { ($0.name.lowercased(), .function(.unary($0))) }
    )
  }()

  /// What a word before a bracket stands for.
  static func beforeBracket(_ word: String) -> FormulaName? { all[word] ?? called[word] }

  /// The length of the longest word.
  static let longest = all.keys.map(\.count).max() ?? 0

  /// Every beginning of a word that is not yet a whole one.
  package static let beginnings: Set<String> = {
    var beginnings: Set<String> = []
    for name in all.keys {
      for length in 1..<Swift.max(name.count, 2) {
        beginnings.insert(String(name.prefix(length)))
      }
    }
    return beginnings.subtracting(all.keys)
  }()

  /// Whether a name, or a part of one, ends with what a word is: "asinh" of "2asinh".
  package static func begins(with word: String) -> Bool {
    word.indices.contains { start in
      let end = String(word[start...])
      return end.count > 1 && (all[end] != nil || beginnings.contains(end))
    }
  }

  /// The known word that another one may have been meant to be: a letter or two away.
  static func nearest(to word: String) -> String? {
    let word = Array(word.lowercased())
    guard word.count > 2, word.count <= longest + 2 else { return nil }
    let limit = word.count < 5 ? 1 : 2
    return all.keys.filter { $0.count > 1 }
      .map { (distance: distance(word, Array($0)), name: $0) }
      .filter { $0.distance <= limit }
      // Of those as near, one with which the word begins, then one that begins alike.
      .min { first, second in
        func key(_ found: (distance: Int, name: String)) -> (Int, Int, String) {
          let isBeginning = word.starts(with: found.name)
          return (
            found.distance, isBeginning ? 0 : found.name.first == word.first ? 1 : 2, found.name
          )
        }
        return key(first) < key(second)
      }?.name
  }

  /// How many letters have to be put in, taken out, replaced or swapped with the next.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var rows = [Array(0...second.count)]
    for (i, letter) in first.enumerated() {
      var row = [i + 1]
      for (j, other) in second.enumerated() {
        var least = Swift.min(
          rows[i][j] + (letter == other ? 0 : 1),
          rows[i][j + 1] + 1,
          row[j] + 1
        )
        if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
          least = Swift.min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
