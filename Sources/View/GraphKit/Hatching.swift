/// Slanted lines over pixels of which it is not known whether they are met; what is too small to be crossed
/// by one is filled whole, and grown until it is seen.
///
/// Lines are where `(column + row) mod period < width`, with rows and columns of the paper.
struct Hatching {
  /// A run of pixels in a column of the paper, which moves with it.
  struct Run {
    let column: Int
    let rows: Range<Int>
  }

  /// The distance of the lines and their width along a column, in pixels.
  let period: Int
  let width: Int
  /// The least side of what is filled whole, in pixels.
  let least: Int
  private var runs: [Run] = []

  /// Hatching of no pixels yet.
  init(period: Int, width: Int, least: Int) {
    (self.period, self.width, self.least) = (period, width, least)
  }

  /// Adds pixels; the runs come column by column in any order.
  mutating func add(_ column: Int, _ rows: Range<Int>) {
    runs.append(Run(column: column, rows: rows))
  }

  /// Goes through the pixels that are painted, none of them twice; patches are not sought in what is not
  /// settled yet.
  ///
  /// - Complexity: O(painted runs), and O(n log n) for n runs, at most 4000, among which patches are
  ///   sought.
  func forEachPainted(isSettled: Bool, _ body: (Run) -> Void) {
    guard isSettled else { return runs.forEach { forEachLine(in: $0, body) } }
    let patches = smallPatches()
    for (index, run) in runs.enumerated() where !patches.isPart[index] {
      forEachLine(in: run, body)
    }
    patches.fills.forEach(body)
  }

  private func forEachLine(in run: Run, _ body: (Run) -> Void) {
    // The line that covers the first row, or the next one.
    let place = (run.column + run.rows.lowerBound).remainder(period)
    var start = run.rows.lowerBound - place + (place < width ? 0 : period)
    while start < run.rows.upperBound {
      let rows = max(start, run.rows.lowerBound)..<min(start + width, run.rows.upperBound)
      body(Run(column: run.column, rows: rows))
      start += period
    }
  }

  // MARK: Patches

  /// A box of pixels.
  private struct Patch {
    var columns: Range<Int>
    var rows: Range<Int>

    mutating func join(_ other: Patch) {
      columns =
        min(
          columns.lowerBound,
          other.columns.lowerBound
        )..<max(
          columns.upperBound,
          other.columns.upperBound
        )
      rows =
        min(
          rows.lowerBound,
          other.rows.lowerBound
        )..<max(
          rows.upperBound,
          other.rows.upperBound
        )
    }

    /// Grown on all sides alike until it has a least side.
    func grown(to least: Int) -> Patch {
      func grown(_ range: Range<Int>) -> Range<Int> {
        let more = max(0, least - range.count)
        return range.lowerBound - more / 2..<range.upperBound + (more + 1) / 2
      }
      return Patch(columns: grown(columns), rows: grown(rows))
    }
  }

  /// Larger numbers of runs are areas, in which lines are seen.
  private static let mostRuns = 4_000

  /// The runs that belong to patches smaller than the distance of two lines, and what stands for these.
  private func smallPatches() -> (isPart: [Bool], fills: [Run]) {
    var isPart = Array(repeating: false, count: runs.count)
    guard runs.count <= Self.mostRuns else { return (isPart, []) }
    let order = runs.indices.sorted {
      (runs[$0].column, runs[$0].rows.lowerBound) < (runs[$1].column, runs[$1].rows.lowerBound)
    }
    // Runs that touch, also at corners, are one patch: they follow each other within two columns.
    var parents = Array(runs.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index { index = parents[index] }
      return index
    }
    var start = 0
    for (place, index) in order.enumerated() {
      while runs[order[start]].column < runs[index].column - 1 { start += 1 }
      for other in order[start..<place]
      where runs[other].rows.lowerBound <= runs[index].rows.upperBound
        && runs[index].rows.lowerBound <= runs[other].rows.upperBound
      {
        parents[root(other)] = root(index)
      }
    }
    var patches: [Int: Patch] = [:]
    for (index, run) in runs.enumerated() {
      let patch = Patch(columns: run.column..<run.column + 1, rows: run.rows)
      patches[root(index), default: patch].join(patch)
    }
    let small = patches.filter { $0.value.columns.count < period && $0.value.rows.count < period }
    for index in runs.indices where small[root(index)] != nil { isPart[index] = true }
    return (isPart, Self.apart(small.values.map { $0.grown(to: least) }))
  }

  /// The runs of boxes, those that overlap as one, so that nothing is painted twice.
  private static func apart(_ boxes: [Patch]) -> [Run] {
    let runs = boxes.flatMap { box in box.columns.map { Run(column: $0, rows: box.rows) } }
      .sorted { ($0.column, $0.rows.lowerBound) < ($1.column, $1.rows.lowerBound) }
    var joined: [Run] = []
    for run in runs {
      if let last = joined.last, last.column == run.column,
        last.rows.upperBound >= run.rows.lowerBound
      {
        let end = max(last.rows.upperBound, run.rows.upperBound)
        joined[joined.count - 1] = Run(column: run.column, rows: last.rows.lowerBound..<end)
      } else {
        joined.append(run)
      }
    }
    return joined
  }
}

extension Int {
  /// At least 0.
  fileprivate func remainder(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
