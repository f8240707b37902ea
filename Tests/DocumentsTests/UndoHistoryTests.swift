import Calculator
import Calculus
import Documents
import CurveProof
import GraphModel
import Synchronization
import TestSupport
import Testing

@Suite struct UndoHistoryTests {
  /// A moment that differs from every other number's in what a slider says.
  private func moment(_ number: Int) -> Snapshot {
    var document = Document()
    document.parameters = ["a": ParameterSetting(value: Double(number))]
    return Snapshot(calculator: CalculatorState(), document: document)
  }

  private func history(_ numbers: ClosedRange<Int>, pause: Double = 10) -> UndoHistory {
    var history = UndoHistory(moment(numbers.lowerBound))
    for number in numbers.dropFirst() {
      history.note(moment(number), edit: 0, at: Double(number) * pause, isHeld: false)
    }
    return history
  }

  @Test func `undo goes back through every moment, and redo comes again`() {
    var history = history(0...5)
    for number in (0..<5).reversed() {
      let hasMoved = history.undo()
      #expect(hasMoved)
      #expect(history.present == moment(number))
    }
    #expect(!history.canUndo)
    for number in 1...5 {
      let hasMoved = history.redo()
      #expect(hasMoved)
      #expect(history.present == moment(number))
    }
    #expect(!history.canRedo)
  }

  @Test func `changes that follow each other at once are one step`() {
    var history = history(0...5, pause: 0.1)
    let hasMoved = history.undo()
    #expect(hasMoved)
    #expect(history.present == moment(0))
    #expect(!history.canUndo)
  }

  @Test func `what was undone is gone once something else is done`() {
    var history = history(0...3)
    _ = history.undo()
    history.note(moment(9), edit: 0, at: 100, isHeld: false)
    #expect(!history.canRedo)
    let hasMoved = history.undo()
    #expect(hasMoved)
    #expect(history.present == moment(2))
  }

  @Test func `there and back again at once is no step`() {
    var history = history(0...1)
    history.note(moment(0), edit: 0, at: 10.1, isHeld: false)
    #expect(!history.canUndo)
  }

  /// A list of moments and a place in it says the same.
  @Test(arguments: 0..<20)
  func `any walk is one along a list`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var history = UndoHistory(moment(0))
    var (moments, place) = ([0], 0)
    for step in 1...200 {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        let hasMoved = history.undo()
        #expect(hasMoved == (place > 0))
        place = max(0, place - 1)
      case 1:
        let hasMoved = history.redo()
        #expect(hasMoved == (place < moments.count - 1))
        place = min(moments.count - 1, place + 1)
      default:
        history.note(moment(step), edit: 0, at: Double(step) * 10, isHeld: false)
        moments = moments[...place] + [step]
        place += 1
      }
      #expect(history.present == moment(moments[place]))
    }
  }

  private func seen(_ number: Int, from x: Double) -> Snapshot {
    var moment = moment(number)
    moment.document.viewports["plane"] = SavedViewport(
      centerX: x,
      centerY: 0,
      pointsPerUnitX: 72,
      pointsPerUnitY: 72,
      unitX: nil
    )
    return moment
  }

  @Test func `a view that has come back is no step behind what was entered`() {
    let moments = [(0, 0.0), (1, 0), (1, 3), (1, 4), (1, 0)].map { seen($0, from: $1) }
    var history = UndoHistory(moments[0])
    for (index, moment) in moments.enumerated() {
      history.note(moment, edit: 0, at: Double(index) * 10, isHeld: false)
    }
    let last = history.present
    let hasMoved = history.undo(keepingView: true)
    #expect(hasMoved && history.present == moments[0] && !history.canUndo)
    _ = history.redo()
    #expect(history.present == last && !history.canRedo)
  }

  @Test func `what was entered goes back while the view stays where it has gone since`() {
    let moments = [seen(0, from: 0), seen(1, from: 0), seen(2, from: 0), seen(2, from: 5)]
    var history = UndoHistory(moments[0])
    for (index, moment) in moments.enumerated() {
      history.note(moment, edit: 0, at: Double(index) * 10, isHeld: false)
    }
    for number in [1, 0] {
      let hasMoved = history.undo(keepingView: true)
      #expect(hasMoved && history.present == seen(number, from: 5))
    }
    let whole = history
    for _ in 0..<2 { _ = history.redo() }
    #expect(history.present == moments[3])
    // The view is all that is left to be taken back.
    history = whole
    let hasMoved = history.undo(keepingView: true)
    #expect(hasMoved && history.present == moments[0] && !history.canUndo)
  }

  private func moment(of names: String...) -> Snapshot {
    var document = Document()
    document.functions = FunctionList(names.map { (GraphFunction(MadeFunction(name: $0)), $0) })
    return Snapshot(calculator: CalculatorState(), document: document)
  }

  @Test func `a function that nobody changed is kept once`() {
    let first = moment(of: "f", "g")
    var history = UndoHistory(first)
    history.note(moment(of: "h", "f", "g"), edit: 0, at: 1, isHeld: false)
    #expect(history.present.made.map(\.name) == ["h", "f", "g"])
    #expect(history.present.made.dropFirst().map(\.making) == first.made.map(\.making))
  }

  @Test func `a function that is only in the past keeps nothing for pictures`() {
    let first = moment(of: "f", "g")
    var history = UndoHistory(first)
    history.note(moment(of: "f", "h"), edit: 0, at: 1, isHeld: false)
    #expect(first.made.map(\.hasForgotten) == [false, true])
  }
}

/// A function by its name, and which making of it this is.
private struct MadeFunction: GraphableFunction {
  private final class Making: Sendable {
    let hasForgotten = Mutex(false)
  }

  let name: String
  private let object = Making()

  var making: ObjectIdentifier { ObjectIdentifier(object) }
  var hasForgotten: Bool { object.hasForgotten.withLock { $0 } }

  init(name: String) { self.name = name }

  static func == (first: Self, second: Self) -> Bool { first.name == second.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
  func y(at x: Double) -> Double? { x }
  func forget() { object.hasForgotten.withLock { $0 = true } }
}

extension Snapshot {
  fileprivate var made: [MadeFunction] {
    document.functions.functions.compactMap { $0.function.base as? MadeFunction }
  }
}
