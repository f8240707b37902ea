/// Which pieces end on an edge: a hash table with open addressing, without an array for each.
struct EdgeTable {
  private var edges: [PixelEdge?]
  private var first: [Int32]
  /// For each end of each piece the next one on its edge; −1 after the last.
  private var after: [Int32]

  init(_ pieces: [some BorderPiece]) {
    let count = 2 * pieces.count
    // At most half of it is filled.
    let size = 1 << (Int.bitWidth - (2 * count).leadingZeroBitCount)
    edges = Array(repeating: nil, count: size)
    first = Array(repeating: -1, count: size)
    after = Array(repeating: -1, count: count)
    for index in pieces.indices.reversed() {
      add(Int32(2 * index), at: pieces[index].start)
      add(Int32(2 * index + 1), at: pieces[index].end)
    }
  }

  private mutating func add(_ end: Int32, at edge: PixelEdge) {
    let place = place(of: edge)
    edges[place] = edge
    after[Int(end)] = first[place]
    first[place] = end
  }

  /// Where an edge is, or would be.
  private func place(of edge: PixelEdge) -> Int {
    let number = 2 * (edge.column &+ edge.row &* 0x1_0000_0001) &+ (edge.isAbove ? 1 : 0)
    // Source: Knuth, The Art of Computer Programming, vol. 3, section 6.4: multiplicative hashing.
    let hash = UInt(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(hash >> 32) & (edges.count - 1)
    while let other = edges[place], other != edge { place = (place + 1) & (edges.count - 1) }
    return place
  }

  func next(at edge: PixelEdge, where isFree: (Int) -> Bool) -> Int? {
    var end = first[place(of: edge)]
    while end >= 0 {
      if isFree(Int(end / 2)) { return Int(end / 2) }
      end = after[Int(end)]
    }
    return nil
  }
}
