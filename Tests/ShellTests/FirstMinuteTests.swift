import Foundation
import Calculator
import Controls
import Documents
import Drawing
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// What a person does in the first minute, by one hand alone, and with how many presses.
///
/// The numbers stand in the documentation; `ORDINATE_RECORD=1` writes them there.
@Suite(.serialized) struct FirstMinuteTests {
  enum Hand: String, CaseIterable {
    case keys, mouse, finger, controller

    /// A laptop, a phone, a handheld.
    var size: Size {
      self == .finger ? Size(width: 390, height: 844) : Size(width: 1280, height: 800)
    }
  }

  /// A task: what is there before, what each hand does, and how it shows that it is done.
  struct Task: CustomTestStringConvertible, Sendable {
    let name: String
    var before: [String] = []
    let keys: @Sendable (Presses) -> Void
    /// Keys and mouse, where that is another way than keys alone.
    var mouse: (@Sendable (Presses) -> Void)?
    let finger: @Sendable (Presses) -> Void
    let controller: @Sendable (Presses) -> Void
    let isDone: @Sendable (Presses) -> Bool

    var testDescription: String { name }

    func way(_ hand: Hand) -> (Presses) -> Void {
      switch hand {
      case .keys: keys
      case .mouse: mouse ?? keys
      case .finger: finger
      case .controller: controller
      }
    }
  }

  @Test(arguments: tasks, Hand.allCases)
  func `a task takes the presses that the documentation names`(task: Task, hand: Hand) throws {
    let presses = try done(task, by: hand)
    #expect(task.isDone(presses), "\(presses.bench.brain.line) \(presses.bench.graphed)")
    let row = try #require(Self.page().first { $0.first == task.name })
    #expect(Int(row[1 + (Hand.allCases.firstIndex(of: hand) ?? 0)]) == presses.count)
  }

  private func done(_ task: Task, by hand: Hand) throws -> Presses {
    let presses = Presses(hand)
    if !task.before.isEmpty {
      // A phone shows the graph then; beside it, the calculator has the keys.
      hand == .finger
        ? try presses.bench.graph(task.before)
        : try presses.bench.calculator.show(formulas: task.before)
    }
    _ = presses.bench.draw()
    task.way(hand)(presses)
    return presses
  }

  /// The cells of the table in the documentation.
  private static func page() throws -> [[String]] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/first-minute.md")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
