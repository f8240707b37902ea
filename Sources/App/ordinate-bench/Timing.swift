import Foundation

/// The median processor time of some runs, in nanoseconds: what else runs here counts for little.
func medianTime(of runs: Int, _ body: () -> Void) -> Double {
  let times = (0..<runs).map { _ in
    let start = processorTime()
    body()
    return processorTime() - start
  }
  return times.sorted()[runs / 2]
}

/// The processor time that some work takes on this thread, in milliseconds.
func milliseconds(_ work: () -> Void) -> Double {
  let start = processorTime()
  work()
  return (processorTime() - start) / 1e6
}

/// Tells `Benchmarks/reach.py` a row of the table of what is to be reached.
func tell(row: String, _ figure: Double) { print("reach", row, figure, separator: "\t") }

/// A time to two places.
func rounded(_ time: Double) -> Double { (time * 100).rounded() / 100 }

/// The processor time of this thread, in nanoseconds.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// A benchmark that answers something else than it should is worth nothing.
struct WrongAnswer: Error, CustomStringConvertible {
  let formula: String
  let found: String

  var description: String { "\(formula): \(found)" }
}
