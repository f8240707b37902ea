package import CLanes
public import Intervals

/// What is certain of a function over neighbouring columns of x, evaluated together.
///
/// Column i is the closed stretch from edge i to edge i + 1. The bounds are valid always and tight
/// usually: a few units in the last place at the edges, and on a column wider by about the square
/// of its width where the function turns. A block is made once and filled again and again.
///
///     let block = ColumnBlock()
///     ColumnRange(from: 0, to: 1, width: 0.25, count: 4).place(0..<4, into: block)
///     for edge in 0...4 { block.set(Interval(block.x(ofEdge: edge)), atEdge: edge) }
///     for column in 0..<4 {
///       let box = Interval(block.x(ofEdge: column), block.x(ofEdge: column + 1))
///       block.set(.variable(over: box), ofColumn: column)
///     }
///     block.values(ofColumn: 1)  // [0.25, 0.5]
///
/// A block is a class, and for one task at a time. Edges and columns keep what they hold until they
/// are set anew; a number outside of 0 … 128 for an edge, or 0 … 127 for a column, traps.
public final class ColumnBlock {
  /// What is known of the function on a column.
  public enum State: Sendable {
    /// Nothing.
    case unknown
    /// It is certainly defined, continuous and bounded on the whole column.
    case continuous
    /// It is certainly not defined anywhere on the column.
    case empty
  }

  /// How many columns a block holds at most.
  public static var columnLimit: Int { 128 }

  /// All that a block holds, as the kernels know it.
  package let lanes: UnsafeMutablePointer<LanesBlock>
  let arrays: LanesArrays
  /// Whether the function is known to be continuous and to rise or fall on each column: then its
  /// values at the edges are all that is asked for.
  public var isMonotone = false
  /// What evaluation needs in between, kept for the next columns.
  private var workspace = UnsafeMutableBufferPointer<LanesValue>(start: nil, count: 0)

  /// A block that holds nothing yet.
  public init() {
    lanes = Self.allocate(1)
    lanes.initialize(to: LanesBlock())
    arrays = lanes_arrays(lanes)
  }

  deinit {
    lanes.deallocate()
    workspace.deallocate()
  }

  /// Memory that begins where the widest vector may.
  private static func allocate<Element>(_ count: Int) -> UnsafeMutablePointer<Element> {
    let size = count * MemoryLayout<Element>.stride
    return UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
      .bindMemory(to: Element.self, capacity: count)
  }

  /// Room for values between, in no particular state.
  ///
  /// It remains valid until more registers are asked for, or the block goes.
  package func registers(_ count: Int) -> UnsafeMutableBufferPointer<LanesValue> {
    if workspace.count < count {
      workspace.deallocate()
      workspace = UnsafeMutableBufferPointer(start: Self.allocate(count), count: count)
    }
    return workspace
  }

  // MARK: Edges

  /// The x of an edge.
  ///
  /// Edges increase; of a block that was never placed all are 0.
  public func x(ofEdge edge: Int) -> Double { arrays.edges[checked(edge: edge)] }

  /// Moves an edge, which stays between its neighbours.
  ///
  /// What is known of the edge and of both columns beside it no longer counts, and must be set again.
  public func setEdge(_ edge: Int, to x: Double) { arrays.edges[checked(edge: edge)] = x }

  /// The value at an edge, nil where it is not certainly defined.
  ///
  /// Center and radius are kept, so that it may be a little wider than what was set.
  public func value(atEdge edge: Int) -> Interval? {
    let edge = checked(edge: edge)
    let (center, radius) = (arrays.center[edge], arrays.radius[edge])
    let (low, high) = (center - radius, center + radius)
    return low.isFinite && high.isFinite ? Interval(low, high) : nil
  }

  /// Sets the value at an edge, nil where it is not certainly defined.
  ///
  /// An empty or unbounded interval counts as nil.
  public func set(_ value: Interval?, atEdge edge: Int) {
    let edge = checked(edge: edge)
    let known = value.flatMap { $0.isBounded && !$0.isEmpty ? $0.centerAndRadius : nil }
    (arrays.center[edge], arrays.radius[edge]) = known ?? (.nan, .nan)
  }

  // MARK: Columns

  /// What is known on a column.
  public func state(ofColumn column: Int) -> State {
    let column = checked(column: column)
    if arrays.empty[column] != 0 { return .empty }
    let isKnown =
      (arrays.high[column] - arrays.low[column]).isFinite && arrays.slope_low[column].isFinite
      && arrays.slope_high[column].isFinite
    return isKnown ? .continuous : .unknown
  }

  /// The values on a column; the whole line where nothing is certain, empty where there are none.
  ///
  /// Distances from the top where the block was set from a series, values as they are else.
  public func values(ofColumn column: Int) -> Interval {
    switch state(ofColumn: column) {
    case .unknown: .entire
    case .continuous: Interval(arrays.low[column], arrays.high[column])
    case .empty: .empty
    }
  }

  /// The slopes of chords on a column; the whole line where continuity is not certain.
  public func slopes(ofColumn column: Int) -> Interval {
    state(ofColumn: column) == .continuous
      ? Interval(arrays.slope_low[column], arrays.slope_high[column]) : .entire
  }

  /// Sets what is known on a column.
  ///
  /// Only what is `.common` with bounded slopes, or empty, is kept; all else counts as unknown.
  public func set(_ enclosure: Enclosure, ofColumn column: Int) {
    let column = checked(column: column)
    let isCertain = enclosure.value.decoration == .common && enclosure.slope.isBounded
    let isEmpty = enclosure.value.interval.isEmpty && !enclosure.value.isNotAnInterval
    let values = isCertain ? enclosure.value.interval : nil
    let slopes = isCertain ? enclosure.slope : nil
    arrays.empty[column] = isEmpty ? 1 : 0
    arrays.low[column] = values?.lowerBound ?? .nan
    arrays.high[column] = values?.upperBound ?? .nan
    arrays.slope_low[column] = slopes?.lowerBound ?? .nan
    arrays.slope_high[column] = slopes?.upperBound ?? .nan
  }

  // MARK: Places

  func checked(edge: Int) -> Int {
    precondition(0...Self.columnLimit ~= edge, "A block has room for 129 edges.")
    return edge
  }

  func checked(column: Int) -> Int {
    precondition(0..<Self.columnLimit ~= column, "A block has room for 128 columns.")
    return column
  }
}

extension Interval {
  /// A center and a radius; center ± radius, rounded to nearest, still are bounds.
  package var centerAndRadius: (center: Double, radius: Double) {
    if isSingleton { return (lowerBound, 0) }
    let center = midpoint
    let reach = Swift.max(upperBound - center, center - lowerBound)
    return (center, reach * (1 + 0x1p-50) + center.magnitude * 0x1p-52 + 0x1p-1020)
  }
}
