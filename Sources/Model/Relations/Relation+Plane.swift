import Calculus
import Expressions
package import PlaneProof

extension Relation {
  /// Conditions of which more are not drawn.
  private static let clauseLimit = 64

  /// The relation as conditions on functions; nil where there would be too many.
  package var plane: PlaneRelation? {
    guard let clauses = clauses(isNegated: false),
      clauses.allSatisfy({ $0.count <= PlaneRelation.clauseLimit })
    else { return nil }
    return PlaneRelation(clauses)
  }

  /// All of the conditions of one clause hold, of any clause.
  private func clauses(isNegated: Bool) -> [[PlaneCondition]]? {
    switch self {
    case .compare(let left, let comparison, let right):
      guard let difference = try? left.applying(.subtract, right) else { return nil }
      return [
        [PlaneCondition(PlaneProgram(difference), is: comparison.sign, isNegated: isNegated)]
      ]
    case .not(let part): return part.clauses(isNegated: !isNegated)
    case .all(let parts): return Self.joined(parts, areAll: !isNegated, isNegated)
    case .any(let parts): return Self.joined(parts, areAll: isNegated, isNegated)
    }
  }

  private static func joined(
    _ parts: [Relation],
    areAll: Bool,
    _ isNegated: Bool
  ) -> [[PlaneCondition]]? {
    var all: [[PlaneCondition]] = areAll ? [[]] : []
    for part in parts {
      guard let clauses = part.clauses(isNegated: isNegated) else { return nil }
      all = areAll ? all.flatMap { first in clauses.map { first + $0 } } : all + clauses
      guard all.count <= clauseLimit else { return nil }
    }
    return all
  }
}

extension Comparison {
  /// What the difference of the two values is.
  fileprivate var sign: PlaneCondition.Sign {
    switch self {
    case .equal: .zero
    case .unequal: .nonzero
    case .less: .negative
    case .lessOrEqual: .nonpositive
    case .greater: .positive
    case .greaterOrEqual: .nonnegative
    }
  }
}

/// A program as a function of the plane.
struct PlaneProgram: PlaneFunction {
  private let code: PlaneCode

  init(_ program: Program) { code = PlaneCode(program) }

  func enclosure(over box: PlaneBox, along axis: PlaneAxis) -> Enclosure {
    switch axis {
    case .x: code.enclosureAlongX(x: box.x, y: box.y)
    case .y: code.enclosureAlongY(x: box.x, y: box.y)
    }
  }
}
