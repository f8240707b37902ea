/// Where work is done that takes longer than a picture may.
package struct Background: Sendable {
  package typealias Start = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  /// Does a piece of work at some time, and tells the person's side when it is done.
  let run: Start
  /// The same with work that pictures do not wait for, once none is due.
  let runPatiently: Start

  package init(_ run: @escaping Start, patiently: Start? = nil) {
    self.run = run
    runPatiently = patiently ?? run
  }

  /// At once, for pictures and tests.
  package static let atOnce = Background({ $0() })
}
