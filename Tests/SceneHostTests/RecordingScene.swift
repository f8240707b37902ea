import Drawing
import Input
import SceneHost

/// A scene that writes down what it receives.
final class RecordingScene: Scene {
  typealias Command = String

  var context: SceneContext?
  var heard: [InputEvent] = []
  var drawings = 0
  var cancellations = 0
  var deadline: Double?
  var answers: [HostRequest<String>] = []
  var shape = CursorShape.arrow

  func layOut(in context: SceneContext) { self.context = context }
  func draw(on canvas: any Canvas) { drawings += 1 }
  func handle(_ event: InputEvent, at time: Double) -> [HostRequest<String>] {
    heard.append(event)
    return answers
  }
  func advance(to time: Double) -> [HostRequest<String>] { answers }
  func cancelInput() { cancellations += 1 }
  func cursor(at place: Point) -> CursorShape { shape }

  /// The phases of the pointer events heard.
  var pointerPhases: [PointerEvent.Phase] {
    heard.compactMap { if case .pointer(let pointer) = $0 { pointer.phase } else { nil } }
  }
}
