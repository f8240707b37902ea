import Calculus
import Expressions
import Intervals
import Operations
package import PlaneProof

extension Relation {
  /// Longer equations are proven as they are written.
  private static let writtenLimit = 300

  /// The relation as conditions on functions; nil where there would be too many.
  package var plane: PlaneRelation? {
    let unit = programs.first?.angleUnit ?? .radians
    guard let clauses = literals else { return nil }
    let conditions = clauses.map { clause in
      clause.compactMap { literal -> PlaneCondition? in
        guard let program = try? Program(literal.term.instructions, angleUnit: unit) else {
          return nil
        }
        return PlaneCondition(
          PlaneProgram(program),
          is: literal.sign,
          isNegated: literal.isNegated
        )
      }
    }
    guard zip(conditions, clauses).allSatisfy({ $0.count == $1.count }) else { return nil }
    return PlaneRelation(conditions)
  }

  /// The same before it is made ready; nil where there would be too many conditions.
  var literals: [[PlaneFormula.Literal]]? { formula?.clauses(isNegated: false) }

  private var formula: PlaneFormula? {
    switch self {
    case .compare(let left, let comparison, let right):
      guard let first = Term(left), let second = Term(right) else { return nil }
      let difference = second == .zero ? first : Term.binary(.subtract, first, second)
      switch comparison {
      case .equal:
        let count = left.instructions.count + right.instructions.count
        return count > Self.writtenLimit ? .condition(difference, .zero) : .zeros(of: difference)
      case .unequal: return .condition(difference, .nonzero)
      case .less: return .condition(difference, .negative)
      case .lessOrEqual: return .condition(difference, .nonpositive)
      case .greater: return .condition(difference, .positive)
      case .greaterOrEqual: return .condition(difference, .nonnegative)
      }
    case .all(let parts):
      let formulas = parts.compactMap(\.formula)
      return formulas.count == parts.count ? .all(formulas) : nil
    case .any(let parts):
      let formulas = parts.compactMap(\.formula)
      return formulas.count == parts.count ? .any(formulas) : nil
    case .not(let part): return part.formula.map { .not($0) }
    }
  }
}

extension PlaneFormula {
  /// One condition of a clause.
  struct Literal: Hashable {
    let term: Term
    let sign: PlaneCondition.Sign
    let isNegated: Bool
  }

  /// More clauses are not drawn.
  private static let clauseLimit = 64

  /// All of the conditions of one clause hold, of any clause; nil where there are too many.
  func clauses(isNegated: Bool) -> [[Literal]]? {
    switch self {
    case .condition(let term, let sign):
      return [[Literal(term: term, sign: sign, isNegated: isNegated)]]
    case .not(let part): return part.clauses(isNegated: !isNegated)
    case .all(let parts): return Self.joined(parts, areAll: !isNegated, isNegated)
    case .any(let parts): return Self.joined(parts, areAll: isNegated, isNegated)
    }
  }

  private static func joined(
    _ parts: [PlaneFormula],
    areAll: Bool,
    _ isNegated: Bool
  ) -> [[Literal]]? {
    var all: [[Literal]] = areAll ? [[]] : []
    for part in parts {
      guard let clauses = part.clauses(isNegated: isNegated) else { return nil }
      all =
        areAll
        ? all.flatMap { first in clauses.map { first + $0.filter { !first.contains($0) } } }
        : all + clauses
      guard all.count <= clauseLimit,
        all.allSatisfy({ $0.count <= PlaneRelation.clauseLimit })
      else { return nil }
    }
    return all
  }
}

/// A program as a function of the plane.
struct PlaneProgram: PlaneFunction {
  let cost: Int
  private let code: PlaneCode

  init(_ program: Program) {
    cost = program.cost
    code = PlaneCode(program)
  }

  func enclosure(over box: PlaneBox, along axis: PlaneAxis) -> Enclosure {
    switch axis {
    case .x: code.enclosureAlongX(x: box.x, y: box.y)
    case .y: code.enclosureAlongY(x: box.x, y: box.y)
    }
  }

  func value(over box: PlaneBox) -> DecoratedInterval { code.value(x: box.x, y: box.y) }

  func branches(over box: PlaneBox) -> [DecoratedInterval] {
    code.branches(x: box.x, y: box.y)
  }
}
