/// Where work is done that takes longer than a picture may.
package struct Background: Sendable {
  /// Does a piece of work at some time, and tells the person's side when it is done.
  let run: @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  package init(_ run: @escaping @Sendable (_ work: @escaping @Sendable () -> Void) -> Void) {
    self.run = run
  }

  /// At once, for pictures and tests.
  package static let atOnce = Background { $0() }
}
