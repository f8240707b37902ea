/// A key that is held goes on faster and faster.
package struct KeyRun {
  private var run = (way: 0, count: 0, time: -Double.infinity)

  package init() {}

  /// How many device pixels a step goes: one, and more and more while its key is held.
  package mutating func stride(_ way: Int, at time: Double) -> Int {
    let isRun = run.way == way && time - run.time < 0.15
    run = (way, isRun ? run.count + 1 : 0, time)
    return 1 + min(run.count / 4, 11)
  }
}
