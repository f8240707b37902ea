import Drawing
import Input
import SceneHost
import Testing

@Suite struct LineHandTests {
  private static let frame = Rect(x: 0, y: 0, width: 200, height: 40)
  private var hand = LineHand()

  /// A character is ten points wide.
  private static func offset(_ place: Point) -> Int? { Int((place.x / 10).rounded()) }

  private func contact(
    _ phase: Contact.Phase,
    _ x: Double,
    id: Int64? = nil,
    at time: Double = 0
  ) -> Contact {
    let place = Point(x: x, y: 20)
    if let id {
      let phase: FingerEvent.Phase =
        phase == .began ? .began : phase == .moved ? .moved : .ended
      return Contact(FingerEvent(phase, id: id, at: place, time: time))
    }
    var finger = Contact(FingerEvent(.began, id: 0, at: place, time: time))
    (finger.id, finger.phase) = (nil, phase)
    return finger
  }

  private mutating func follow(
    _ contact: Contact,
    from caret: Int = 0,
    extending: Bool = false,
    ends: (lower: Double, upper: Double)? = nil
  ) -> [LineEdit]? {
    hand.follow(
      contact,
      extending: extending,
      in: Self.frame,
      from: caret,
      ends: ends,
      offset: Self.offset
    )
  }

  @Test func `one press puts the caret, two select a word, three all`() {
    var test = self
    let acts = [0.0, 0.1, 0.2].map { time in
      let acts = test.follow(test.contact(.began, 52, at: time))
      _ = test.follow(test.contact(.ended, 52, at: time))
      return acts
    }
    #expect(acts == [[.place(5, extending: false)], [.word(5)], [.all]])
  }

  @Test func `a press with Shift extends what is selected`() {
    var test = self
    #expect(test.follow(contact(.began, 52), extending: true) == [.place(5, extending: true)])
  }

  @Test func `a drag selects once it has come far enough`() {
    var test = self
    _ = test.follow(contact(.began, 52))
    #expect(test.follow(contact(.moved, 55), from: 5) == [])
    #expect(test.follow(contact(.moved, 71), from: 5) == [.place(7, extending: true)])
    #expect(test.follow(contact(.moved, 72), from: 7) == [])
    #expect(test.follow(contact(.ended, 72), from: 7) == [])
  }

  @Test func `a finger takes hold of the nearer end, the mouse puts the caret`() {
    var test = self
    let ends = (lower: 40.0, upper: 100.0)
    #expect(test.follow(contact(.began, 92, id: 1), ends: ends) == [.grab(lowerEnd: false)])
    _ = test.follow(contact(.ended, 92, id: 1))
    #expect(test.follow(contact(.began, 52, id: 1), ends: ends) == [.grab(lowerEnd: true)])
    _ = test.follow(contact(.ended, 52, id: 1))
    #expect(test.follow(contact(.began, 92), ends: ends) == [.place(9, extending: false)])
  }

  @Test func `what comes down elsewhere, or second, is none of the line's`() {
    var test = self
    #expect(test.follow(contact(.began, 252)) == nil)
    #expect(test.follow(contact(.moved, 52)) == nil)
    _ = test.follow(contact(.began, 52, id: 1))
    #expect(test.follow(contact(.began, 92, id: 2)) == nil)
    #expect(test.follow(contact(.moved, 92, id: 2)) == nil)
    test.hand.cancel()
    #expect(test.follow(contact(.moved, 92, id: 1)) == nil)
  }
}
