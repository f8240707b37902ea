import Algebra
import Calculus
import Formulas
import Intervals
import Operations
package import PlaneProof

extension Relation {
  /// Longer equations are proven as they are written.
  fileprivate static let writtenLimit = 300

  /// The relation as conditions on functions; nil where there would be too many.
  package var plane: PlaneRelation? {
    let unit = programs.first?.angleUnit ?? .radians
    guard let clauses = literals else { return nil }
    var lines: [Term: Int] = [:]
    let conditions = clauses.map { clause in
      clause.compactMap { literal -> PlaneCondition? in
        guard let program = try? Program(literal.term.instructions, angleUnit: unit),
          let (sign, isNegated) = literal.signs.condition
        else { return nil }
        let line = lines[literal.term] ?? lines.count
        lines[literal.term] = line
        return PlaneCondition(
          PlaneProgram(program),
          is: sign,
          isNegated: isNegated,
          line: line
        )
      }
    }
    guard zip(conditions, clauses).allSatisfy({ $0.count == $1.count }) else { return nil }
    return PlaneRelation(conditions)
  }

  /// The same before it is made ready; nil where there would be too many conditions.
  var literals: [[PlaneClauses.Literal]]? {
    formula?.clauses(isNegated: false).map { PlaneClauses($0).clauses }
  }

  private var formula: PlaneFormula? { formula(where: []) }

  /// The formula where others hold: one that says which number x or y is has that in its place in an
  /// equation, so that lines that touch are seen to.
  private func formula(where others: [Relation]) -> PlaneFormula? {
    switch self {
    case .compare(let left, let comparison, let right):
      guard var first = Term(left), var second = Term(right) else { return nil }
      if comparison == .equal, assignment == nil {
        let numbers = others.compactMap(\.assignment)
        let x = numbers.first { $0.variable == .leaf(.variable) }?.number
        let y = numbers.first { $0.variable == .leaf(.parameter(.y)) }?.number
        func replaced(_ term: Term) -> Term {
          term.replacing(x: x ?? .leaf(.variable), y: y ?? .leaf(.parameter(.y)))
        }
        if x != nil || y != nil { (first, second) = (replaced(first), replaced(second)) }
      }
      let isReversed = first == .zero
      let written =
        isReversed ? second : second == .zero ? first : Term.binary(.subtract, first, second)
      let difference = written.scaled ?? written.contracted ?? written
      let signs = SignSet(comparison)
      let count = left.instructions.count + right.instructions.count
      return .signs(
        of: difference,
        isReversed ? signs.reversed : signs,
        isWritten: count > Self.writtenLimit
      )
    case .all(let parts):
      if let (contact, rest) = Self.contact(among: parts) {
        let formulas = rest.compactMap(\.formula)
        return formulas.count == rest.count ? .all([contact] + formulas) : nil
      }
      let formulas = parts.compactMap { part in
        part.formula(where: parts.filter { $0 != part })
      }
      return formulas.count == parts.count ? .all(formulas) : nil
    case .any(let parts):
      let formulas = parts.compactMap(\.formula)
      return formulas.count == parts.count ? .any(formulas) : nil
    case .not(let part): return part.formula.map { .not($0) }
    }
  }
}

extension Relation {
  /// Two equations that only touch, as what holds where they do, and what has to hold beside them.
  fileprivate static func contact(
    among parts: [Relation]
  ) -> (contact: PlaneFormula, rest: [Relation])? {
    for (index, part) in parts.enumerated() {
      guard let first = part.equation else { continue }
      for other in parts.indices where other > index {
        guard let second = parts[other].equation,
          let contact = PlaneFormula.contact(of: first, second)
        else { continue }
        let rest = parts.indices.filter { $0 != index && $0 != other }.map { parts[$0] }
        return (contact, rest)
      }
    }
    return nil
  }

  /// The difference of an equation's sides.
  private var equation: Term? {
    guard case .compare(let left, .equal, let right) = self,
      left.instructions.count + right.instructions.count <= Self.writtenLimit,
      let first = Term(left), let second = Term(right)
    else { return nil }
    return .binary(.subtract, first, second)
  }

  /// Which variable it says to be a number, and which.
  fileprivate var assignment: (variable: Term, number: Term)? {
    guard case .compare(let left, .equal, let right) = self, let first = Term(left),
      let second = Term(right)
    else { return nil }
    let variables: [Term] = [.leaf(.variable), .leaf(.parameter(.y))]
    if variables.contains(first), !second.isVariable { return (first, second) }
    return variables.contains(second) && !first.isVariable ? (second, first) : nil
  }
}

extension SignSet {
  /// The signs of the difference of two sides that are compared.
  fileprivate init(_ comparison: Comparison) {
    self =
      switch comparison {
      case .equal: .zero
      case .unequal: [.negative, .positive]
      case .less: .negative
      case .lessOrEqual: [.negative, .zero]
      case .greater: .positive
      case .greaterOrEqual: [.zero, .positive]
      }
  }
}

extension PlaneFormula {
  /// Where a difference has one of some signs; long ones are taken as they are written.
  static func signs(
    of difference: Term,
    _ signs: SignSet,
    isWritten: Bool
  ) -> PlaneFormula {
    // What is never below 0 is above it where it is not 0.
    let possible: SignSet = difference.isNonnegative ? [.zero, .positive] : .defined
    if !isWritten {
      if let places = steps(of: difference, signs) { return places }
      switch signs.intersection(possible) {
      case []: return .never
      case .zero: return zeros(of: difference)
      case possible: return isDefined(difference)
      case possible.subtracting(.zero) where difference.isTotal:
        return .not(zeros(of: difference))
      default: break
      }
    }
    return signs.condition.map { .condition(difference, $0.sign) } ?? .never
  }

  typealias Literal = PlaneClauses.Literal

  /// More clauses are not drawn.
  private static let clauseLimit = 64

  /// All of the conditions of one clause hold, of any clause; nil where there are too many.
  func clauses(isNegated: Bool) -> [[Literal]]? {
    switch self {
    case .condition(let term, let sign):
      return [[Literal(term: term, signs: SignSet(sign, isNegated: isNegated))]]
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

  /// About how many operations one without a loop takes as long as.
  private static let looplessCost = 30

  init(_ program: Program) {
    code = PlaneCode(program)
    cost = program.cost + code.looplessCount * Self.looplessCost
  }

  /// About how many operations a look takes, without integrals.
  private static func cost(of code: PlaneCode) -> Int {
    code.stepCount + code.looplessCount * looplessCost
  }

  private init(_ code: PlaneCode, cost: Int) { (self.code, self.cost) = (code, cost) }

  func restricted(to box: PlaneBox) -> (any PlaneFunction)? {
    code.restricted(toX: box.x, y: box.y).map {
      PlaneProgram($0, cost: max(1, cost + Self.cost(of: $0) - Self.cost(of: code)))
    }
  }

  func enclosure(over box: PlaneBox, along axis: PlaneAxis) -> Enclosure {
    switch axis {
    case .x: code.enclosureAlongX(x: box.x, y: box.y)
    case .y: code.enclosureAlongY(x: box.x, y: box.y)
    }
  }

  func value(over box: PlaneBox) -> DecoratedInterval { code.value(x: box.x, y: box.y) }

  func enclose(_ boxes: BoxBlock, _ part: BoxBlock.Part) -> Bool { code.enclose(boxes, part) }

  var blockLooks: Int { code.looplessCount == 0 ? 8 : BoxBlock.side * BoxBlock.side }

  func intervalUnion(over box: PlaneBox) -> [DecoratedInterval] {
    code.intervalUnion(x: box.x, y: box.y)
  }
}
