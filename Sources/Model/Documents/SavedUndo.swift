import Calculator
import GraphModel

/// The steps of undo as they are saved: of each only what is different from its neighbour.
package struct SavedUndo: Codable, Hashable, Sendable {
  /// What differs from the step that lies nearer to the present; nil where nothing does.
  private struct Step: Codable, Hashable {
    var calculator: SavedCalculator?
    var history: [String]?
    var functions: [SavedFunction]?
    var selected: Int?
    var parameters: [String: ParameterSetting]?
    /// Everything else of the document.
    var rest: Document?
    /// Whether it is of another document.
    var isOther: Bool?

    init(_ snapshot: Snapshot, after neighbour: Snapshot) {
      if snapshot.calculator != neighbour.calculator {
        var state = snapshot.calculator
        if state.history == neighbour.calculator.history {
          state.history = []
        } else {
          history = state.history
        }
        calculator = SavedCalculator(state)
      }
      let (document, other) = (snapshot.document, neighbour.document)
      if document.functions.functions != other.functions.functions {
        functions = document.functions.functions.map(SavedFunction.init)
      }
      if document.functions.selection != other.functions.selection {
        selected = document.functions.selection
      }
      if document.parameters != other.parameters { parameters = document.parameters }
      if document.rest != other.rest { rest = document.rest }
      if snapshot.number != neighbour.number { isOther = true }
    }

    /// The step next to a neighbour; another document has the number `way` from the neighbour's.
    func applied(to neighbour: Snapshot, way: Int) -> Snapshot {
      var snapshot = neighbour
      if isOther == true { snapshot.number += way }
      if var calculator = calculator?.state {
        calculator.history = history ?? neighbour.calculator.history
        snapshot.calculator = calculator
      }
      if let rest { snapshot.document = rest }
      snapshot.document.functions = FunctionList(
        Array(
          (functions?.map(\.function) ?? neighbour.document.functions.functions).prefix(
            FunctionList.limit
          )
        ),
        selection: selected ?? neighbour.document.functions.selection
      )
      snapshot.document.parameters = parameters ?? neighbour.document.parameters
      return snapshot
    }
  }

  /// The newest first, and the next one first.
  private var past: [Step]
  private var future: [Step]

  /// The steps next to a present, which during a presentation is not yet the line's own; nil when
  /// there are none.
  package init?(_ line: UndoHistory, around present: Snapshot) {
    guard line.canUndo || line.canRedo else { return nil }
    past = Self.steps(line.past, from: present)
    future = Self.steps(line.future, from: present)
  }

  private static func steps(_ snapshots: [Snapshot], from present: Snapshot) -> [Step] {
    var neighbour = present
    return snapshots.suffix(UndoHistory.savedCapacity).reversed().map { snapshot in
      defer { neighbour = snapshot }
      return Step(snapshot, after: neighbour)
    }
  }

  /// The line with these steps around the present.
  package func line(around present: Snapshot) -> UndoHistory {
    func snapshots(_ steps: [Step], way: Int) -> [Snapshot] {
      var neighbour = present
      return steps.prefix(UndoHistory.savedCapacity).map { step in
        neighbour = step.applied(to: neighbour, way: way)
        return neighbour
      }.reversed()
    }
    return UndoHistory(present, past: snapshots(past, way: -1), future: snapshots(future, way: 1))
  }
}

extension Document {
  /// The document without functions and parameters.
  fileprivate var rest: Document {
    var document = self
    document.functions = FunctionList()
    document.parameters = [:]
    return document
  }
}
