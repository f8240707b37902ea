import Controls
import CurveProof
import Drawing
import GraphKit
import GraphTools
import SceneHost
import SceneParts
import Words

/// Axes that count powers of ten evenly, and the menu in which they are chosen.
extension PlaneScene {
  /// Lets an axis be logarithmic, or even again, over the same part of the plane.
  func switchLogarithms(along axis: Coordinate) -> [SceneRequest] {
    let plain = target.isLocal ? target.nearestPlain : target
    let axes = plain.logarithmic.symmetricDifference(axis.logarithmic)
    return jump(to: plain.drawn(on: axes, filling: frames.plot.size)) + [.redraw]
  }

  /// The view to come home to: the first one, along logarithmic axes three decades on both sides of 1.
  var homeView: Viewport {
    let axes = target.logarithmic
    return axes.isEmpty
      ? homeViewport : .tens(filling: openPlot.size, on: axes).with(target.steps)
  }

  /// What an axis counts, and what it can.
  var axisRows: [MenuRow] {
    [(SceneCommand.logarithmicX, Coordinate.x), (.logarithmicY, .y)].map { command, axis in
      MenuRow(command, note: .window(note(of: axis)))
    }
  }

  /// How an axis counts, in a word.
  private func note(of axis: Coordinate) -> WindowPhrase {
    target.logarithmic.contains(axis.logarithmic) ? .logarithmic : .linear
  }

  /// Opens the menu of the axes, at the chip of one or in the middle of the plane.
  func openMenuOfAxes() -> [SceneRequest] {
    guard presentation == nil else { return [] }
    let chip = board.control(.origin(.x)) ?? board.control(.origin(.y))
    let middle = Rect(center: openPlot.center, width: 0, height: 0)
    open(.origin(chip?.id == .origin(.y) ? .y : .x, at: chip?.frame ?? middle))
    return [.redraw]
  }

  /// Whether a character that follows the letter which opened the menu of the axes is text after all: it
  /// chooses no axis, or came too soon for that.
  func isTextAfterAxes(_ character: Character) -> Bool {
    guard case .origin = tools.menu, let run, run.text.lowercased() == "a" else { return false }
    return Coordinate(lowercased: character) == nil || now - run.time <= TypedRun.shortPause
  }

  /// What a letter means while the menu of the axes is open; nil where it means nothing.
  func hearInAxes(_ character: Character) -> [SceneRequest]? {
    guard case .origin = tools.menu, !target.isLocal else { return nil }
    return Coordinate(lowercased: character).map { switchLogarithms(along: $0) }
  }
}

extension Coordinate {
  /// The axis of a letter, capital or not.
  fileprivate init?(lowercased letter: Character) {
    self.init(Character(letter.lowercased()))
  }

  fileprivate var logarithmic: LogarithmicAxes { self == .x ? .x : .y }
}
