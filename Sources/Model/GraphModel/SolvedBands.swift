package import Words

/// The ends of what may be drawn around a curve, worked out when they are asked for; it is no part of
/// what makes solutions equal.
package struct SolvedBands: Sendable, Hashable {
  private let ends: @Sendable (MarkJoin) -> [GraphFunction]

  package init(_ ends: @escaping @Sendable (MarkJoin) -> [GraphFunction] = { _ in [] }) {
    self.ends = ends
  }

  package subscript(join: MarkJoin) -> [GraphFunction] { ends(join) }

  package static func == (first: SolvedBands, second: SolvedBands) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
