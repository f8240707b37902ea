/// What a word in a formula stands for.
enum FormulaName: Equatable {
  case variable
  case parameter(Parameter)
  case constant(MathConstant)
  case function(FormulaFunction)

  /// Every word that is understood, in lower case.
  static let all: [String: FormulaName] = {
    var names: [String: FormulaName] = [
      String(Variable.name): .variable,
      "pi": .constant(.pi), "π": .constant(.pi), "e": .constant(.e),
      "tau": .constant(.tau), "τ": .constant(.tau),
      "log": .function(.logarithm),
      "sqrt": .function(.unary(.squareRoot)), "cbrt": .function(.unary(.cubeRoot)),
      "log10": .function(.unary(.log10)),
      "sen": .function(.unary(.sin)), "senh": .function(.unary(.sinh)),
    ]
    for parameter in Parameter.allCases { names[parameter.rawValue] = .parameter(parameter) }
    for operation in UnaryOperation.allCases {
      if let name = operation.row.typedName { names[name] = .function(.unary(operation)) }
    }
    for operation in BinaryOperation.allCases {
      if case .name = operation.row.spelling {
        names[operation.name] = .function(.binary(operation))
      }
    }
    let inverses: [(String, UnaryOperation)] = [
      ("sin", .asin), ("sen", .asin), ("cos", .acos), ("tan", .atan),
      ("sinh", .asinh), ("senh", .asinh), ("cosh", .acosh), ("tanh", .atanh),
    ]
    for (name, operation) in inverses {
      names["arc" + name] = .function(.unary(operation))
      names["ar" + name] = .function(.unary(operation))
      names["a" + name] = .function(.unary(operation))
    }
    return names
  }()

  /// The length of the longest word.
  static let longest = all.keys.map(\.count).max() ?? 0

  /// Every beginning of a word that is not yet a whole one.
  static let beginnings: Set<String> = {
    var beginnings: Set<String> = []
    for name in all.keys {
      for length in 1..<Swift.max(name.count, 2) {
        beginnings.insert(String(name.prefix(length)))
      }
    }
    return beginnings.subtracting(all.keys)
  }()
}
