import Controls
import Drawing
import TestSupport
import Testing

/// Lines of one to four pieces, from a fixed seed.
private let lines: [TextLine] = {
  var generator = SeededGenerator(seed: 23)
  let faces = Font.Face.allCases
  return (0..<40).map { _ in
    TextLine(
      (0..<Int.random(in: 1...4, using: &generator)).map { index in
        let letters = (0..<Int.random(in: 1...14, using: &generator)).map { _ in
          "abcxyz012+×(…)".randomElement(using: &generator) ?? "a"
        }
        return TextLine.Run(
          String(letters),
          Font(faces[Int.random(in: 0..<4, using: &generator)], index == 0 ? 17 : 13),
          Color(UInt32(index)),
          space: index == 0 ? 0 : Double(Int.random(in: 0...9, using: &generator))
        )
      }
    )
  }
}()

@Suite struct TextLineTests {
  private let canvas = RecordingCanvas()

  private func text(_ line: TextLine) -> String { line.runs.map(\.text).joined() }

  @Test(arguments: lines.indices, [20.0, 35, 60, 100, 180, 400])
  func `a fitted line is never wider than asked`(index: Int, width: Double) {
    let fitted = lines[index].fitted(to: width, canvas)
    #expect(fitted.width(canvas) <= width || text(fitted).count <= 2)
  }

  @Test(arguments: lines.indices, [60.0, 100, 180])
  func `shortening a line adds no room between its letters`(index: Int, width: Double) {
    func room(_ line: TextLine) -> Double { line.runs.reduce(0) { $0 + $1.space } }
    #expect(room(lines[index].fitted(to: width, canvas)) <= room(lines[index]))
  }

  @Test(arguments: lines.indices)
  func `a line with room enough is left as it is`(index: Int) {
    let line = lines[index]
    #expect(line.fitted(to: line.width(canvas), canvas).runs == line.runs)
  }

  @Test(arguments: [60.0, 100, 140])
  func `a shortened line keeps its beginning and its end`(width: Double) throws {
    let line = TextLine("y = sin(x)·x² + cos(x)·x³", Font(.regular, 17), Color(0))
    let fitted = text(line.fitted(to: width, canvas))
    let parts = fitted.split(separator: "…")
    #expect(parts.count == 2)
    #expect(text(line).hasPrefix(try #require(parts.first)))
    #expect(text(line).hasSuffix(try #require(parts.last)))
  }

  @Test(arguments: [60.0, 100, 140], ["/", "÷"])
  func `a fraction that is cut is still one`(width: Double, sign: String) throws {
    let text = "= \(String(repeating: "12", count: 9))\(sign)\(String(repeating: "35", count: 9))"
    let fitted = TextLine(text, Font(.regular, 17), Color(0)).fitted(to: width, canvas)
    #expect(self.text(fitted).contains(sign))
    #expect(fitted.width(canvas) <= width)
  }

  @Test(arguments: [60.0, 100, 140])
  func `a shortened line loses no more than it must`(width: Double) {
    let line = TextLine("y = sin(x)·x² + cos(x)·x³", Font(.regular, 17), Color(0))
    let fitted = line.fitted(to: width, canvas)
    #expect(fitted.width(canvas) > width - 3 * 17 * 0.58)
  }

  @Test(arguments: [400.0, 180, 160, 120, 60])
  func `a shrunk line gives up size before it gives up letters`(width: Double) {
    let line = TextLine("+ needs two values", Font(.medium, 17), Color(0))
    let shrunk = line.shrunk(to: width, canvas)
    let sizes = shrunk.runs.map(\.font.size)
    #expect(shrunk.width(canvas) <= width)
    #expect(sizes.someAndAllSatisfy { $0 >= 13 && $0 <= 17 })
    if text(shrunk) != text(line) { #expect(sizes.someAndAllSatisfy { $0 == 13 }) }
    #expect((text(shrunk) == text(line)) == (width > 18 * 13 * 0.58))
  }

  @Test func `alignment hangs a line on its anchor`() {
    let line = TextLine("abc", Font(.regular, 10), Color(0))
    let anchor = Point(x: 100, y: 50)
    line.draw(on: canvas, at: anchor)
    line.draw(on: canvas, at: anchor, align: .center)
    line.draw(on: canvas, at: anchor, align: .trailing)
    let width = line.width(canvas)
    #expect(canvas.drawnTexts.map(\.box.x) == [100, 100 - width / 2, 100 - width])
  }

  @Test func `pieces follow each other with their room and their rise`() {
    let font = Font(.regular, 10)
    let line = TextLine([
      .init("x", font, Color(0)), .init("2", font, Color(0), rise: 4, space: 3),
    ])
    line.draw(on: canvas, at: Point(x: 10, y: 20))
    #expect(canvas.drawnTexts.map(\.box.maxY) == [20, 16])
    #expect(canvas.drawnTexts.last?.box.x == 10 + 5.8 + 3)
    #expect(abs(line.width(canvas) - (5.8 + 3 + 5.8)) < 1e-9)
  }

  @Test(arguments: Array(stride(from: 40.0, through: 300, by: 13)))
  func `a list that is too long ends after a whole number`(width: Double) {
    let numbers = ["−9.425", "−6.283", "−3.142", "0", "3.142", "6.283"]
    let line = TextLine(numbers.joined(separator: ", "), Font(.regular, 13), Color(0))
    let short = text(line.shortened(to: width, keeping: .words, canvas))
    guard short != text(line) else { return }
    let kept = short.split(separator: " ").dropLast().map { String($0.dropLast()) }
    #expect(short.hasSuffix("…"))
    #expect(width < 70 || kept == Array(numbers.prefix(kept.count)))
    #expect(width < 70 || !kept.isEmpty)
  }

  @Test(arguments: Array(stride(from: 120.0, through: 260, by: 11)))
  func `a formula is wrapped and cut between its tokens`(width: Double) {
    let line = TextLine("y = exp(−x²/8)·cos(3·x)", Font(.regular, 17), Color(0))
    let wrapped = line.wrapped(to: width, keeping: .tokens, canvas)
    #expect(wrapped.map(text).joined() == text(line))
    #expect(wrapped.someAndAllSatisfy { $0.width(canvas) <= width })
    let short = text(line.shortened(to: width, keeping: .tokens, canvas))
    #expect(short == text(line) || short.hasSuffix("…"))
    for cut in ["e…", "ex…", "c…", "co…", "cos…"] { #expect(!short.hasSuffix(cut)) }
  }

  @Test(arguments: 1...4)
  func `lines beyond a limit are cut`(most: Int) {
    let line = TextLine("one two three four five six seven", Font(.regular, 13), Color(0))
    let wrapped = line.wrapped(to: 80, keeping: .words, most: most, canvas)
    #expect(wrapped.count <= most)
    #expect(wrapped.someAndAllSatisfy { $0.width(canvas) <= 80 })
  }

  @Test(arguments: [7000, 9000, 200_000])
  func `however long a line is, its beginning and its end are shown`(count: Int) {
    let line = TextLine(
      "a" + String(repeating: "b", count: count) + "c",
      Font(.regular, 13),
      Color(0)
    )
    let fitted = line.fitted(to: 300, canvas)
    #expect(fitted.width(canvas) <= 300 && fitted.width(canvas) > 250)
    #expect(text(fitted).hasPrefix("ab") && text(fitted).hasSuffix("bc"))
    #expect(text(fitted).contains("…"))
  }

  @Test(arguments: [-5.0, 0, 3], ["", "a", "ab"])
  func `a line of few letters is left as it is, even where there is no room at all`(
    width: Double,
    letters: String
  ) {
    let line = TextLine(letters, Font(.regular, 13), Color(0))
    #expect(line.fitted(to: width, canvas).runs == line.runs)
    #expect(text(line.shortened(to: width, keeping: .words, canvas)).count <= 1 || letters.isEmpty)
    #expect(line.wrapped(to: width, keeping: .tokens, canvas).count <= 1)
  }
}
