/// A set of places in the plane, given by conditions: all those of one clause hold, of any clause.
///
/// This is a disjunctive normal form: `clauses` are joined by "or", the conditions of each by "and".
///
///     PlaneRelation([[below, right], [above]])  // (below and right) or above
///     PlaneRelation([])                         // no point
///     PlaneRelation([[]])                       // every point
public struct PlaneRelation: Sendable {
  /// Conditions of which all have to hold.
  public typealias Clause = [PlaneCondition]

  /// The clauses of which one holds.
  public let clauses: [Clause]
  /// About how many operations a value of one of its functions takes, in the mean.
  let cost: Int

  /// More conditions in one clause are not taken.
  ///
  /// What is open of a clause is kept as the bits of one 32-bit word.
  public static let clauseLimit = 32

  /// No clause holds nowhere; a clause without conditions holds everywhere.
  ///
  /// - Precondition: No clause has more than `clauseLimit` conditions.
  public init(_ clauses: [Clause]) {
    precondition(clauses.allSatisfy { $0.count <= Self.clauseLimit }, "A clause is too long.")
    // What shares no line with others has one of its own.
    var next = clauses.joined().compactMap(\.line).reduce(-1, max)
    self.clauses = clauses.map { clause in
      clause.map { condition in
        guard condition.line == nil else { return condition }
        next += 1
        var condition = condition
        condition.line = next
        return condition
      }
    }
    let costs = clauses.joined().map(\.function.cost)
    cost = costs.isEmpty ? 1 : costs.reduce(0, +) / costs.count
  }
}

extension PlaneRelation {
  /// Cheaper functions are not looked at for parts that do not matter.
  private static let leastCost = 64

  /// The same on a box, with shorter functions where parts of them do not matter there.
  ///
  /// Clauses and conditions keep their places.
  ///
  /// - Complexity: One value of each function that has parts to choose from.
  func restricted(to box: PlaneBox) -> PlaneRelation {
    guard cost >= Self.leastCost else { return self }
    let shorter = clauses.map { clause in clause.map { $0.restricted(to: box) } }
    guard shorter.joined().contains(where: { $0 != nil }) else { return self }
    return PlaneRelation(
      zip(clauses, shorter).map { clause, shorter in zip(clause, shorter).map { $1 ?? $0 } }
    )
  }
}

/// What is still open of a relation in a box.
///
/// It only narrows: a smaller box inherits all that is decided of the larger one.
struct OpenRelation {
  /// The conditions of a clause that do not hold all over the box, as bits.
  ///
  /// Condition i of the clause is open if bit i is set.
  struct Clause {
    /// The number of the clause in the relation.
    let index: Int
    /// The open conditions; 0 where the clause holds.
    var open: UInt32
  }

  /// The clauses that may hold.
  var clauses: [Clause]
  /// Whether one clause holds all over the box.
  var holds = false

  /// All conditions of all clauses are open; a clause that has none holds.
  init(_ relation: PlaneRelation) {
    clauses = relation.clauses.indices.map { index in
      let count = relation.clauses[index].count
      return Clause(index: index, open: count == 32 ? .max : (1 << UInt32(count)) - 1)
    }
    holds = clauses.contains { $0.open == 0 }
  }

  /// Whether the relation holds nowhere in the box.
  var isEmpty: Bool { clauses.isEmpty && !holds }

  /// What is left in a smaller box, when each open condition is looked at.
  ///
  /// A clause with a condition that holds nowhere is dropped; one without open conditions decides the
  /// relation, and no other clause is kept.
  ///
  /// - Complexity: One call of `truth` for each open condition at most.
  func narrowed(_ truth: (_ clause: Int, _ condition: Int) -> PlaneTruth) -> OpenRelation {
    var narrowed = self
    narrowed.clauses.removeAll(keepingCapacity: true)
    for clause in clauses {
      var (rest, left) = (clause.open, clause)
      var mayHold = true
      while rest != 0 {
        let condition = rest.trailingZeroBitCount
        rest &= rest - 1
        switch truth(clause.index, condition) {
        case .everywhere: left.open &= ~(1 << UInt32(condition))
        case .nowhere: mayHold = false
        case .open: break
        }
        if !mayHold { break }
      }
      guard mayHold else { continue }
      if left.open == 0 {
        narrowed.holds = true
        narrowed.clauses.removeAll()
        return narrowed
      }
      narrowed.clauses.append(left)
    }
    return narrowed
  }
}
