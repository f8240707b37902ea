package import Formulas
import Numerals
import Operations
package import Words

extension Program {
  /// Why there is proven to be no value at the shortest decimal of a place; nil where that is not
  /// proven.
  package func reason(at x: Double = 0) throws -> ProgramFault? {
    let size = NumberLiteral(NumberText.shortest(x.magnitude)) ?? NumberLiteral(0)
    let place = try Program([.number(size)] + (x < 0 ? [.unary(.negate)] : []))
    guard case .undefined(let fault) = ExactAnswer(self, at: RealPlace(place), digits: 15) else {
      return nil
    }
    return fault
  }
}
