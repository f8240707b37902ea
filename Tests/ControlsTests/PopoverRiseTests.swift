import Controls
import Drawing
import TestSupport
import Testing

/// Popovers that appear.
@Suite struct PopoverRiseTests {
  private func rise(_ duration: Double = 0.14) -> PopoverRise<Int> {
    var rise = PopoverRise<Int>()
    rise.duration = duration
    rise.show([1], at: 5)
    return rise
  }

  private func drawn(_ rise: PopoverRise<Int>, at time: Double) -> (top: Double, strength: Double) {
    let canvas = RecordingCanvas()
    rise.canvas(for: 1, on: canvas, at: time)
      .fillRounded(Rect(x: 0, y: 10, width: 50, height: 20), radius: 4, with: Color(0x123456))
    let box = canvas.drawnBoxes.first
    return (box?.frame.y ?? .nan, box.map { Double($0.color.alpha) / 255 } ?? .nan)
  }

  @Test func `a popover gets stronger and comes up until it is all there`() {
    let rise = rise()
    let pictures = [5, 5.04, 5.08, 5.2].map { drawn(rise, at: $0) }
    for (earlier, later) in zip(pictures, pictures.dropFirst()) {
      #expect(earlier.strength < later.strength)
      #expect(earlier.top >= later.top)
    }
    #expect(pictures[0].strength > 0)
    #expect(pictures[0].top > 10)
    #expect(pictures[3].strength == 1)
    #expect(pictures[3].top == 10)
  }

  @Test func `where nothing shall move it only fades in`() {
    var rise = rise()
    rise.isStill = true
    #expect(drawn(rise, at: 5).top == 10)
    #expect(drawn(rise, at: 5).strength < 1)
  }

  @Test func `a picture drawn once shows all of it`() {
    #expect(drawn(rise(0), at: 5).strength == 1)
    #expect(!rise(0).isUnderWay)
  }

  @Test func `pictures follow until one has shown all of it`() {
    var rise = rise()
    #expect(rise.deadline(at: 5) == 5 + Easing.frame)
    rise.show([1], at: 5.1)
    #expect(rise.isUnderWay)
    rise.show([1], at: 5.14)
    #expect(rise.deadline(at: 5.14) == nil)
    rise.show([], at: 6)
    rise.show([1], at: 7)
    #expect(rise.isUnderWay)
  }
}
