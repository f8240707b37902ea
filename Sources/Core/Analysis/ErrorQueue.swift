import Intervals

/// The parts of an integral, the least known first: a binary heap.
struct ErrorQueue {
  /// A part of a piece, and what is known of the integral over it.
  struct Part {
    let piece: Int
    let x: Interval
    let value: Interval

    var error: Double { value.width.isNaN ? .infinity : value.width }

    /// Into how many parts it is cut: as many as will do if the error falls as a series' does, by 2⁹
    /// with each halving, of which 2⁸ are left beside the share that a part of the stretch may have.
    func cutCount(upTo errorPerWidth: Double) -> Int {
      let ratio = error / (errorPerWidth * x.width)
      guard ratio.isFinite, x.width > 64 * x.magnitude.ulp else { return 2 }
      return ratio > 0x1p18 ? 8 : ratio > 0x1p10 ? 4 : 2
    }
  }

  private var heap: [Part] = []
  private var settled: [Part] = []
  private var finiteError = 0.0
  private var infiniteCount = 0

  /// How much is not known in all of what can still be cut, about.
  var error: Double { infiniteCount > 0 ? .infinity : finiteError }

  mutating func insert(_ part: Part) {
    count(part, 1)
    heap.append(part)
    var index = heap.count - 1
    while index > 0, heap[(index - 1) / 2].error < heap[index].error {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func popWorst() -> Part? {
    guard let first = heap.first else { return nil }
    count(first, -1)
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var index = 0
    while true {
      var largest = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child].error > heap[largest].error {
        largest = child
      }
      if largest == index { return first }
      heap.swapAt(index, largest)
      index = largest
    }
  }

  /// Puts aside a part that can't be cut.
  mutating func settle(_ part: Part) { settled.append(part) }

  /// For each piece the sum over its parts.
  func sums(count: Int) -> [Interval] {
    var sums = [Interval](repeating: Interval(0), count: count)
    for part in heap + settled { sums[part.piece] = sums[part.piece] + part.value }
    return sums
  }

  private mutating func count(_ part: Part, _ step: Int) {
    if part.error.isFinite {
      finiteError += Double(step) * part.error
    } else {
      infiniteCount += step
    }
  }
}
