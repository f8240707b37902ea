/// What deciding the pixels of a picture may cost, and what it has cost so far.
///
/// A pixel gets many looks at functions where many have decided one, fewer where they have not, hardly
/// any when the work of the whole picture is used up, and none when twice of it is: the cost has a bound
/// that grows with the picture, whatever the relation.
///
/// A look is one enclosure; work is counted in operations, looks times the mean cost of a function.
struct DecisionBudget {
  /// This share of the most looks is tried while there is work left.
  private static let leastShare = 15
  /// And so many after that.
  private static let lastLooks = 6
  /// Longer functions get fewer looks.
  private static let usualCost = 60
  /// The work that any picture may cost, in operations.
  private static let workOfPicture = 50_000_000
  /// How much more it may cost for each of its pixels.
  private static let workOfPixel = 100

  /// About how many operations a look takes.
  private var cost = 1
  /// How many looks a pixel of a short function may cost.
  private let wantedLooks: Int
  /// How many looks a pixel may cost at most.
  private var mostLooks = 0
  /// How many it may cost at present, as long as there is work left.
  private var looks: Int
  /// The work that is left; below 0 where more was done.
  private var work = workOfPicture

  /// A budget of so many looks for each pixel, of functions that take so many operations.
  init(looks: Int, cost: Int) {
    wantedLooks = looks
    self.looks = 0
    setCost(cost)
  }

  /// Goes on with functions that take so many operations.
  mutating func setCost(_ cost: Int) {
    guard cost != self.cost || mostLooks == 0 else { return }
    let before = mostLooks
    self.cost = cost
    mostLooks = max(
      Self.lastLooks,
      min(wantedLooks, wantedLooks * Self.usualCost / max(1, cost))
    )
    looks = before == 0 ? mostLooks : max(Self.lastLooks, looks * mostLooks / before)
  }

  /// How many looks the next pixel may cost.
  var allowed: Int { work > 0 ? looks : Self.lastLooks }

  /// Whether even looking at what is left would cost too much.
  var isOverdrawn: Bool { work < -Self.workOfPicture }

  /// Adds the work for pixels that come into the picture; what others cost too much is not theirs.
  mutating func add(pixels: Int) { work = max(work, 0) + pixels * Self.workOfPixel }

  /// Counts looks.
  mutating func charge(_ looks: Int) { work -= looks * cost }

  /// Learns from a pixel how many looks the next one may be worth.
  ///
  /// One that took few looks tells nothing of those that need many.
  mutating func note(isDecided: Bool, after count: Int) {
    looks =
      isDecided
      ? max(looks, min(4 * count, mostLooks))
      : max(looks / 2, min(mostLooks, max(Self.lastLooks, mostLooks / Self.leastShare)))
  }
}
