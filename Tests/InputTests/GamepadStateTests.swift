import Drawing
import Input
import Testing

@Suite struct GamepadStateTests {
  private func acts(
    _ hand: inout GamepadState,
    until end: Double,
    from start: Double
  ) -> [GamepadState.Act] {
    var acts: [GamepadState.Act] = []
    var time = start
    while time < end, let deadline = hand.deadline, deadline <= end {
      time = deadline
      acts += hand.advance(to: time)
    }
    return acts
  }

  @Test func `a direction repeats after 350 milliseconds, then every 80`() {
    var hand = GamepadState()
    #expect(hand.handle(.button(.dpadLeft, isDown: true), at: 0) == [.press(.dpadLeft)])
    #expect(hand.deadline == 0.35)
    #expect(acts(&hand, until: 0.36, from: 0) == [.again(.dpadLeft)])
    #expect(acts(&hand, until: 0.52, from: 0.36).count == 2)
    _ = hand.handle(.button(.dpadLeft, isDown: false), at: 0.53)
    #expect(hand.deadline == nil)
  }

  @Test func `the left stick steps and repeats like the pad, unless it moves something`() {
    var hand = GamepadState()
    #expect(hand.handle(.axis(.leftY, value: 0.9), at: 0) == [.press(.dpadDown)])
    #expect(hand.handle(.axis(.leftY, value: 0.8), at: 0.1).isEmpty)
    #expect(acts(&hand, until: 0.4, from: 0.1) == [.again(.dpadDown)])
    #expect(hand.handle(.axis(.leftX, value: -1), at: 0.5) == [.press(.dpadLeft)])
    _ = hand.handle(.axis(.leftX, value: 0), at: 0.6)
    _ = hand.handle(.axis(.leftY, value: 0), at: 0.6)
    #expect(hand.deadline == nil)
    hand.stickSteps = false
    #expect(hand.handle(.axis(.leftY, value: 0.9), at: 1).isEmpty)
    #expect(hand.left.dy > 0.7)
  }

  @Test func `Back acts when it is let go, held it means something else`() {
    var hand = GamepadState()
    #expect(hand.handle(.button(.back, isDown: true), at: 0).isEmpty)
    #expect(hand.handle(.button(.back, isDown: false), at: 0.2) == [.press(.back)])
    _ = hand.handle(.button(.back, isDown: true), at: 1)
    #expect(acts(&hand, until: 2, from: 1) == [.hold(.back)])
    #expect(hand.handle(.button(.back, isDown: false), at: 2).isEmpty)
  }

  @Test func `B acts at once, and again when it is held`() {
    var hand = GamepadState()
    #expect(hand.handle(.button(.b, isDown: true), at: 0) == [.press(.b)])
    #expect(acts(&hand, until: 1, from: 0) == [.hold(.b)])
    #expect(hand.handle(.button(.b, isDown: false), at: 1).isEmpty)
  }

  @Test(arguments: [(0.0, 0.0), (0.19, 0), (0.14, 0.14), (-0.1, 0.17)])
  func `a stick near its middle is at rest`(x: Double, y: Double) {
    var hand = GamepadState()
    _ = hand.handle(.axis(.rightX, value: x), at: 0)
    _ = hand.handle(.axis(.rightY, value: y), at: 0)
    #expect(hand.right == .zero)
  }

  @Test func `a stick is fine near its middle and full at its rim, in its own direction`() {
    var hand = GamepadState()
    _ = hand.handle(.axis(.rightX, value: 0.6), at: 0)
    #expect(abs(hand.right.dx - 0.25) < 1e-12)
    _ = hand.handle(.axis(.rightX, value: 0.8), at: 0)
    _ = hand.handle(.axis(.rightY, value: -0.8), at: 0)
    #expect(abs(hand.right.length - 1) < 1e-12)
    #expect(hand.right.dx == -hand.right.dy)
  }

  @Test func `triggers pull against each other`() {
    var hand = GamepadState()
    _ = hand.handle(.axis(.rightTrigger, value: 1), at: 0)
    #expect(hand.zoom == 1)
    _ = hand.handle(.axis(.leftTrigger, value: 1), at: 0)
    #expect(hand.zoom == 0)
  }

  @Test func `a controller that goes leaves nothing held`() {
    var hand = GamepadState()
    _ = hand.handle(.button(.dpadUp, isDown: true), at: 0)
    _ = hand.handle(.axis(.rightX, value: 1), at: 0)
    _ = hand.handle(.button(.back, isDown: true), at: 0)
    _ = hand.handle(.disconnected, at: 0.1)
    #expect(hand.deadline == nil)
    #expect(hand.right == .zero)
  }
}
