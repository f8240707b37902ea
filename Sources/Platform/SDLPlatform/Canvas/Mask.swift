/// How much of each pixel of a small box is covered, 0 … 255, row by row.
struct Mask {
  let width: Int
  let height: Int
  let coverage: [UInt8]
}
