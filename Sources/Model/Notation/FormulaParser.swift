package import Formulas
package import Operations

/// Reads typed formulas.
///
///     try FormulaParser.parse("sin²(x) + 2x").description  // "sin(x)²+2·x"
///
/// A minus before a power waits for it (−2² = −4), powers are joined from the right, things side by
/// side are multiplied as with ×, and a function without brackets takes the product that follows:
/// `sin 2x` is sin(2·x), but `sin x cos x` and `sin x/2` end the argument at cos and /.
///
/// A comma separates the arguments of a function that takes several, elsewhere it is a decimal comma.
/// Where a semicolon separates arguments, every comma is a decimal comma: `log(2; 1,5)`.
package enum FormulaParser {
  /// The program a text stands for; with an ordinate, y is a variable beside x.
  ///
  /// - Throws: `FormulaError`, which says whether more typing could help.
  package static func parse(
    _ text: String,
    angleUnit: AngleUnit = .radians,
    withOrdinate readsOrdinate: Bool = false
  ) throws(FormulaError) -> Program {
    let tree = FormulaTree(text)
    return readsOrdinate
      ? try tree.program(of: tree.root, angleUnit) : try tree.program(angleUnit)
  }

  // MARK: Names

  /// The name that a text gives to a function: f of "f(x) = x²"; nil where it gives none.
  package static func definedName(in text: String) -> String? {
    definition(in: text)?.name
  }

  /// A text without the name that it gives.
  package static func withoutDefinition(_ text: String) -> String {
    definition(in: text)?.rest ?? text
  }

  /// Whether a function may have this name.
  package static func isFunctionName(_ name: String) -> Bool {
    definedName(in: name + "(\(Variable.name))=") == name
  }

  private static func definition(in text: String) -> (name: String, rest: String)? {
    var scanner = FormulaScanner(Array(text))
    scanner.readHead()
    guard case .function(let name, _) = scanner.head, let sign = scanner.definingSign else {
      return nil
    }
    return (name, String(scanner.characters[(sign + 1)...]))
  }
}
