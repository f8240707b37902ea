import NumericCore

/// A growing row of proven columns, numbered like the columns of the grid they were solved on.
///
/// Easy columns, empty or with one piece, lie side by side; the few others are kept apart.
struct ColumnStrip {
  /// What is known of a column.
  enum Content {
    case unsolved
    case empty
    case piece(CurvePiece)
    case mixed(ProvenColumn)
  }

  private enum Mark: UInt8 { case unsolved, empty, piece, mixed }

  private var marks: [Mark] = []
  private var pieces: [CurvePiece] = []
  private var mixed: [Int: ProvenColumn] = [:]
  /// The number of the first column.
  private var first = 0

  /// The columns there is room for.
  private var range: Range<Int> { first..<first + marks.count }

  private static let nothing = CurvePiece(startX: 0, endX: 0, startY: 0, endY: 0, low: 0, high: 0)

  mutating func removeAll() {
    marks.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    mixed.removeAll()
    first = 0
  }

  /// What is known of a column there is room for.
  @inline(__always)
  subscript(column: Int) -> Content {
    get {
      switch marks[column - first] {
      case .unsolved: .unsolved
      case .empty: .empty
      case .piece: .piece(pieces[column - first])
      case .mixed: mixed[column].map(Content.mixed) ?? .empty
      }
    }
    set {
      switch newValue {
      case .unsolved: marks[column - first] = .unsolved
      case .empty: marks[column - first] = .empty
      case .piece(let piece):
        marks[column - first] = .piece
        pieces[column - first] = piece
      case .mixed(let proven):
        marks[column - first] = .mixed
        mixed[column] = proven
      }
    }
  }

  /// Neighbouring columns, each of one piece, from a column on; empty where that column is not one.
  @inline(__always)
  func pieces(from column: Int, before end: Int) -> ArraySlice<CurvePiece> {
    let start = column - first
    var stop = start
    while stop < end - first, marks[stop] == .piece { stop += 1 }
    return pieces[start..<stop]
  }

  /// Takes what a survey has found of a batch of columns; the rest is left to `solve`.
  mutating func take(
    _ block: ColumnBlock,
    _ batch: Range<Int>,
    solve: (Int) -> ProvenColumn
  ) {
    var open: [Int] = []
    let start = batch.lowerBound - first
    marks.withUnsafeMutableBufferPointer { marks in
      pieces.withUnsafeMutableBufferPointer { pieces in
        for index in 0..<batch.count {
          switch block.decision(ofColumn: index) {
          case .outside: marks[start + index] = .empty
          case .decided:
            marks[start + index] = .piece
            pieces[start + index] = block.piece(ofColumn: index)
          case .open: open.append(batch.lowerBound + index)
          }
        }
      }
    }
    for column in open { self[column] = .mixed(solve(column)) }
  }

  /// The first unsolved column of a range.
  func firstUnsolved(in range: Range<Int>) -> Int? {
    range.first { marks[$0 - first] == .unsolved }
  }

  /// Makes room for a range and lets go of what is more than some widths away.
  mutating func keep(_ wanted: Range<Int>, widths: Int) {
    if marks.isEmpty || wanted.lowerBound > range.upperBound || wanted.upperBound < first {
      removeAll()
      first = wanted.lowerBound
    }
    grow(to: wanted)
    let most = widths * max(wanted.count, 1)
    guard marks.count > most else { return }
    let half = (most - wanted.count) / 2
    let kept =
      max(first, wanted.lowerBound - half)..<min(range.upperBound, wanted.upperBound + half)
    marks = Array(marks[kept.lowerBound - first..<kept.upperBound - first])
    pieces = Array(pieces[kept.lowerBound - first..<kept.upperBound - first])
    first = kept.lowerBound
    mixed = mixed.filter { kept.contains($0.key) }
  }

  private mutating func grow(to wanted: Range<Int>) {
    let before = first - wanted.lowerBound
    if before > 0 {
      marks.insert(contentsOf: repeatElement(.unsolved, count: before), at: 0)
      pieces.insert(contentsOf: repeatElement(Self.nothing, count: before), at: 0)
      first = wanted.lowerBound
    }
    let after = wanted.upperBound - range.upperBound
    if after > 0 {
      marks.append(contentsOf: repeatElement(.unsolved, count: after))
      pieces.append(contentsOf: repeatElement(Self.nothing, count: after))
    }
  }
}
