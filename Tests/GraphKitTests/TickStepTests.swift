import Drawing
import GraphKit
import TestSupport
import Testing

@Suite struct TickStepTests {
  @Test(arguments: -300...300)
  func `a step is 1, 2 or 5 times a power of ten and just large enough`(exponent: Int) throws {
    for digits in ["1", "1.7", "2", "3.14", "5", "9.99"] {
      let length = try #require(Double("\(digits)e\(exponent)"))
      let step = TickStep(atLeast: length)
      #expect([1, 2, 5].contains(step.mantissa))
      #expect(step.length >= length * (1 - 1e-9))
      #expect(step.length <= length * 2.5 * (1 + 1e-9))
    }
  }

  @Test(arguments: -300...300)
  func `labels say where the tick is, at every scale`(exponent: Int) throws {
    let step = TickStep(atLeast: try #require(Double("1e\(exponent)")))
    for tick in [-12, -1, 0, 1, 3, 40, 1234] {
      let text = step.label(ofTick: tick)
      #expect(value(of: text) == step.position(ofTick: tick), "\(text)")
    }
  }

  @Test(
    arguments: [
      (0.5, 3, "1.5"), (0.5, -1, "−0.5"), (1, 0, "0"), (20, 4, "80"), (1e6, 2, "2·10⁶"),
      (1e6, 1, "10⁶"), (1e-5, -3, "−3·10⁻⁵"), (200_000, 4, "800000"), (0.001, 1234, "1.234"),
      (1e-5, 123_456, "1.23456"),
    ] as [(Double, Int, String)]
  ) func `labels are written as people write them`(length: Double, tick: Int, text: String) {
    #expect(TickStep(atLeast: length).label(ofTick: tick) == text)
  }

  @Test(arguments: [
    (0.5, 3, "1,5"), (1, 7, "7"), (1e-5, 123_456, "1,23456"), (1e-9, 15, "1,5·10⁻⁸"),
  ])
  func `labels may have a comma`(length: Double, tick: Int, text: String) {
    #expect(TickStep(atLeast: length).label(ofTick: tick, decimalMark: ",") == text)
  }

  @Test func `no ticks where Double can't tell them apart`() {
    #expect(TickStep(atLeast: 1e-20).ticks(in: 1...1.0000001).isEmpty)
  }

  /// Reads a label back.
  private func value(of label: String) -> Double? {
    let raised: [Character: Character] = [
      "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
      "⁹": "9", "⁻": "-",
    ]
    var text = label.replacing("\u{2212}", with: "-")
    if let range = text.firstRange(of: "10"),
      text[range.upperBound...].allSatisfy({ raised[$0] != nil }),
      range.upperBound < text.endIndex
    {
      let power = String(text[range.upperBound...].compactMap { raised[$0] })
      var mantissa = text[..<range.lowerBound]
      if mantissa.hasSuffix("·") { mantissa.removeLast() }
      if mantissa.isEmpty || mantissa == "-" { mantissa += "1" }
      text = mantissa + "e" + power
    }
    return Double(text)
  }
}

@Suite struct AxisNumbersTests {
  /// Scales from 10⁻²⁹⁹ to 10²⁹⁹ points per unit with the middle at various places.
  @Test(arguments: Array(stride(from: -299, through: 299, by: 13)))
  func `numbers never collide and never leave the frame`(exponent: Int) throws {
    let scale = try #require(Double("3e\(exponent)"))
    let frame = Rect(x: 0, y: 0, width: 390, height: 500)
    for offset in [0, 0.4, 3, 1e4, -1e9] {
      var view = GraphView()
      view.viewport = Viewport(
        centerX: offset * 390 / scale,
        centerY: -offset * 500 / scale,
        pointsPerUnitX: scale,
        pointsPerUnitY: scale * 0.7
      )
      let canvas = RecordingCanvas()
      view.draw(on: canvas, in: frame, from: nil)
      let boxes = canvas.texts.map(\.box)
      for (index, box) in boxes.enumerated() {
        #expect(frame.contains(box))
        for other in boxes[(index + 1)...] {
          #expect(!box.overlaps(other), "\(canvas.texts[index].text) at \(offset)")
        }
      }
      if abs(offset) < 1e4 { #expect(boxes.count >= 4) }
    }
  }

  @Test func `numbers keep clear of what covers them`() {
    var view = GraphView()
    let cover = Rect(x: 300, y: 100, width: 90, height: 300)
    view.overlays = [cover]
    let canvas = RecordingCanvas()
    view.draw(on: canvas, in: Rect(x: 0, y: 0, width: 390, height: 500), from: nil)
    #expect(canvas.texts.count > 4)
    for (_, box) in canvas.texts { #expect(!box.overlaps(cover)) }
  }

  private func numbers(overlays: [Rect]) -> [(text: String, box: Rect)] {
    var view = GraphView()
    view.overlays = overlays
    let canvas = RecordingCanvas()
    view.draw(on: canvas, in: Rect(x: 0, y: 0, width: 800, height: 600), from: nil)
    return canvas.texts.map { ($0.text, $0.box) }
  }

  @Test func `an axis under a panel has its numbers at the edge, all of them`() {
    let free = numbers(overlays: [])
    // The middle of the plane, as where two panels meet there.
    let covers = [
      Rect(x: 80, y: 280, width: 690, height: 60), Rect(x: 370, y: 40, width: 40, height: 480),
    ]
    let crowded = numbers(overlays: covers)
    for cover in covers { #expect(!crowded.contains { $0.box.overlaps(cover) }) }
    let below = crowded.filter { $0.box.y > 560 }
    let beside = crowded.filter { $0.box.maxX < 60 }
    #expect(below.count >= free.count { abs($0.box.y - 300) < 40 } - 2)
    #expect(beside.count >= free.count { abs($0.box.x - 385) < 40 } - 2)
    #expect(below.count > 5 && beside.count > 5)
  }

  @Test func `an axis that comes out from under a sheet keeps its numbers there`() {
    // A sheet from below hides as much at the edge; a pill hides one number more.
    let covers = [
      Rect(x: 0, y: 240, width: 800, height: 360), Rect(x: 370, y: 60, width: 40, height: 30),
    ]
    let (free, shown) = (numbers(overlays: []), numbers(overlays: covers))
    #expect(shown.contains { $0.box.y < 240 && abs($0.box.x - 385) < 40 })
    #expect(!shown.contains { number in number.box.y < 240 && number.box.maxX < 60 })
    #expect(free.count > shown.count)
  }

  @Test func `an axis of which a panel hides a little keeps its numbers`() {
    let cover = Rect(x: 420, y: 280, width: 120, height: 60)
    let (free, shown) = (numbers(overlays: []), numbers(overlays: [cover]))
    #expect(shown.count < free.count)
    #expect(shown.allSatisfy { number in free.contains { $0.box == number.box } })
  }
}
