import CSDL2
import Input
import SDLPlatform
import Testing

/// What SDL says of two fingers together, of a screen and of a touchpad.
extension SDLTests.EventTests {
  /// What SDL says of two fingers together.
  private func pushGesture(on device: Int64, spread: Float = 0, turn: Float = 0) {
    push(SDL_MULTIGESTURE) {
      $0.mgesture.touchId = device
      $0.mgesture.dDist = spread
      $0.mgesture.dTheta = turn
      $0.mgesture.numFingers = 2
    }
  }

  private func magnifications(_ events: [PlatformEvent]) -> [Double] {
    events.compactMap {
      guard case .input(.pinch(let magnification, _)) = $0 else { return nil }
      return magnification
    }
  }

  @Test
  func `on a screen the fingers tell how much, and what is said of both is not heard twice`()
    throws
  {
    let (_, source) = try source(touchpad: 9)
    pushFinger(SDL_FINGERDOWN, id: 1, x: 0.25)
    pushFinger(SDL_FINGERDOWN, id: 2, x: 0.5)
    pushFinger(SDL_FINGERMOTION, id: 2, x: 0.75)
    for _ in 0..<4 { pushGesture(on: 0, spread: 0.1) }
    let events = source.poll()
    #expect(fingers(events) == ["1 began 50.0", "2 began 100.0", "2 moved 150.0"])
    #expect(magnifications(events).isEmpty && events.count == 3)
  }

  @Test(arguments: [(Float(0.01), Float(0)), (0, 0.1), (0.01, 0.02)])
  func `fingers on a touchpad touch nothing, and zoom by what they do together`(
    spread: Float,
    turn: Float
  ) throws {
    let (_, source) = try source(touchpad: 9)
    for type in [SDL_FINGERDOWN, SDL_FINGERMOTION] {
      push(type) { $0.tfinger.touchId = 9 }
    }
    for _ in 0..<12 { pushGesture(on: 9, spread: spread, turn: turn) }
    let nearer = source.poll()
    for _ in 0..<nearer.count { pushGesture(on: 9, spread: -spread, turn: -turn) }
    push(SDL_FINGERUP) { $0.tfinger.touchId = 9 }
    let factors = magnifications(nearer)
    #expect(factors.count >= 8 && factors.allSatisfy { $0 > 1 } && fingers(nearer).isEmpty)
    let back = magnifications(source.poll())
    #expect(abs((factors + back).reduce(1, *) - 1) < 1e-9)
  }

  @Test func `two fingers that scroll on a touchpad do not zoom`() throws {
    let (_, source) = try source(touchpad: 9)
    for step in 0..<40 { pushGesture(on: 9, spread: step % 2 == 0 ? 0.008 : -0.008, turn: 0.001) }
    #expect(source.poll().isEmpty)
    // Others have come: what these did does not count for them.
    push(SDL_FINGERDOWN) { $0.tfinger.touchId = 9 }
    pushGesture(on: 9, turn: 0.1)
    #expect(source.poll().isEmpty)
  }
}
