package import Formulas

/// What x and y have to be to each other: an equation, an inequality, or several.
package indirect enum Relation: Hashable, Sendable {
  case compare(Program, Comparison, Program)
  case all([Relation])
  case any([Relation])
  case not(Relation)

  /// The programs that are compared, in the order in which they are written.
  package var programs: [Program] {
    switch self {
    case .compare(let left, _, let right): [left, right]
    case .all(let parts), .any(let parts): parts.flatMap(\.programs)
    case .not(let part): part.programs
    }
  }

  /// The relation with other programs in the place of its own.
  package func map(_ change: (Program) -> Program) -> Relation {
    switch self {
    case .compare(let left, let comparison, let right):
      .compare(change(left), comparison, change(right))
    case .all(let parts): .all(parts.map { $0.map(change) })
    case .any(let parts): .any(parts.map { $0.map(change) })
    case .not(let part): .not(part.map(change))
    }
  }
}
