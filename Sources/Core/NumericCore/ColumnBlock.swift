/// What is certain of a function over neighbouring columns of x, evaluated together.
///
/// Column i is the closed stretch from edge i to edge i + 1. The bounds are valid always and tight
/// usually: a few units in the last place at the edges, and on a column wider by about the square
/// of its width where the function turns. A block is made once and filled again and again.
public struct ColumnBlock: Sendable {
  /// What is known of the function on a column.
  public enum State: UInt8, Sendable {
    /// Nothing.
    case unknown = 0
    /// It is certainly defined, continuous and bounded on the whole column.
    case continuous = 1
    /// It is certainly not defined anywhere on the column.
    case empty = 2
  }

  /// How many columns a block holds at most.
  public static var columnLimit: Int { 128 }

  /// Room for one number at each edge, in whole vectors of any width.
  @inlinable
  static var room: Int { 136 }

  /// Where the numbers of one kind start in `numbers`.
  enum Kind: Int {
    case edge, edgeLower, edgeUpper, lower, upper, slopeLower, slopeUpper, distance

    var start: Int { rawValue * ColumnBlock.room }
  }

  @usableFromInline var numbers = [Double](repeating: 0, count: 8 * ColumnBlock.room)
  /// First and last rows met, then first and last rows that may be.
  @usableFromInline var rows = [Int32](repeating: 0, count: 4 * ColumnBlock.room)
  /// Each column's `State`, then each column's `Decision`.
  @usableFromInline var marks = [UInt8](repeating: 0, count: 2 * ColumnBlock.room)

  /// What evaluation needs in between, kept for the next columns.
  var workspace: [Double] = []

  /// A block that holds nothing yet.
  public init() {}

  /// The x of an edge.
  @inlinable
  public func x(ofEdge edge: Int) -> Double { numbers[edge] }

  /// Moves an edge, which stays between its neighbours.
  @inlinable
  public mutating func setEdge(_ edge: Int, to x: Double) { numbers[edge] = x }

  /// The value at an edge, nil where it is not certainly defined.
  public func value(atEdge edge: Int) -> Interval? {
    let value = Interval(numbers[Kind.edgeLower.start + edge], numbers[Kind.edgeUpper.start + edge])
    return value.isEmpty ? nil : value
  }

  /// What is known on a column.
  public func state(ofColumn column: Int) -> State { State(rawValue: marks[column]) ?? .unknown }

  /// The values on a column; the whole line where nothing is certain, empty where there are none.
  public func values(ofColumn column: Int) -> Interval {
    switch state(ofColumn: column) {
    case .unknown: .entire
    case .continuous: bounds(.lower, .upper, column)
    case .empty: .empty
    }
  }

  /// The slopes of chords on a column; the whole line where continuity is not certain.
  public func slopes(ofColumn column: Int) -> Interval {
    state(ofColumn: column) == .continuous ? bounds(.slopeLower, .slopeUpper, column) : .entire
  }

  /// Sets the value at an edge, nil where it is not certainly defined.
  public mutating func set(_ value: Interval?, atEdge edge: Int) {
    let value = value.flatMap { $0.isBounded ? $0 : nil } ?? .empty
    numbers[Kind.edgeLower.start + edge] = value.lowerBound
    numbers[Kind.edgeUpper.start + edge] = value.upperBound
  }

  /// Sets what is known on a column.
  public mutating func set(_ enclosure: Enclosure, ofColumn column: Int) {
    let isCertain = enclosure.value.decoration == .common && enclosure.slope.isBounded
    let isEmpty = enclosure.value.interval.isEmpty && !enclosure.value.isNotAnInterval
    marks[column] = (isCertain ? State.continuous : isEmpty ? .empty : .unknown).rawValue
    numbers[Kind.lower.start + column] = enclosure.value.interval.lowerBound
    numbers[Kind.upper.start + column] = enclosure.value.interval.upperBound
    numbers[Kind.slopeLower.start + column] = enclosure.slope.lowerBound
    numbers[Kind.slopeUpper.start + column] = enclosure.slope.upperBound
  }

  private func bounds(_ lower: Kind, _ upper: Kind, _ column: Int) -> Interval {
    Interval(numbers[lower.start + column], numbers[upper.start + column])
  }
}
