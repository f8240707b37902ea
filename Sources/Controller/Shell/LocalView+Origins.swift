package import Documents
import Formulas
package import GraphKit
import GraphTools
import Notation

extension LocalView {
  /// The view that counts from two origins; nil where one of them is no number.
  package init?(_ x: TickOrigin, _ y: TickOrigin) {
    guard let x = LocalAxis(x), let y = LocalAxis(y) else { return nil }
    self.init(x: x, y: y)
  }
}

extension LocalAxis {
  fileprivate init?(_ origin: TickOrigin) {
    guard let program = try? FormulaParser.parse(origin.formula), !program.usesVariable,
      program.parameters.isEmpty
    else { return nil }
    self.init(origin: program.plain, exponent: origin.exponent, reach: TickOrigin.reach)
  }
}
