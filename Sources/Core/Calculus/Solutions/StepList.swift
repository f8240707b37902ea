/// A part of a path that ends at a place.
protocol PathStep: Sendable {
  var end: Double { get }
}

/// The steps of a path in order.
///
/// They lie in blocks, so that a list of which an older copy is in use grows without being copied whole.
struct StepList<Step: PathStep>: RandomAccessCollection, Sendable {
  private var blocks: [[Step]] = []

  private static var size: Int { 32 }

  var startIndex: Int { 0 }

  var endIndex: Int {
    guard let last = blocks.last else { return 0 }
    return (blocks.count - 1) * Self.size + last.count
  }

  subscript(number: Int) -> Step { blocks[number / Self.size][number % Self.size] }

  mutating func append(_ step: Step) {
    if count.isMultiple(of: Self.size) { blocks.append([]) }
    blocks[blocks.count - 1].append(step)
  }

  /// The number of the step that holds a place on the way, which goes up with `direction` 1 and down with −1;
  /// nil beyond the last.
  ///
  /// - Complexity: O(log n) for n steps.
  func number(at place: Double, direction: Double) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if (place - self[middle].end) * direction <= 0 { high = middle } else { low = middle + 1 }
    }
    return low < count ? low : nil
  }
}
