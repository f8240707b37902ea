package import Expressions

/// What a word in a formula stands for.
package enum FormulaName: Equatable {
  case variable
  case parameter(Parameter)
  case constant(MathConstant)
  case function(FormulaFunction)

  /// Every word that is understood, in lower case.
  package static let all: [String: FormulaName] = {
    var names: [String: FormulaName] = [
      String(Variable.name): .variable,
      "pi": .constant(.pi), "π": .constant(.pi), "e": .constant(.e),
      "tau": .constant(.tau), "τ": .constant(.tau),
      "log": .function(.logarithm), "nthroot": .function(.binary(.root)),
    ]
    for parameter in Parameter.allCases { names[parameter.rawValue] = .parameter(parameter) }
    for operation in UnaryOperation.allCases {
      let row = operation.row
      let words = row.writing.aliases + (row.typedName.map { [$0] } ?? [])
      for word in words { names[word] = .function(.unary(operation)) }
      guard let inverse = row.writing.inverse else { continue }
      for word in words.flatMap({ ["arc" + $0, "ar" + $0, "a" + $0] }) {
        names[word] = .function(.unary(inverse))
      }
    }
    for operation in BinaryOperation.allCases {
      guard case .name = operation.row.writing.spelling else { continue }
      names[operation.name.lowercased()] = .function(.binary(operation))
    }
    for function in DefinedFunction.allCases {
      names[function.name] = .function(.defined(function))
      if function.name.first == "a" {
        names["arc" + function.name.dropFirst()] = .function(.defined(function))
        names["ar" + function.name.dropFirst()] = .function(.defined(function))
      }
    }
    return names
  }()

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
}
