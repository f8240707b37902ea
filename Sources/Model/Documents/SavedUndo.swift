import CalculatorModel

/// The steps of undo as they are saved: of each only what is different from its neighbour.
package struct SavedUndo: Codable, Hashable, Sendable {
  /// What differs from the step that lies nearer to the present; nil where nothing does.
  private struct Step: Codable, Hashable {
    var calculator: SavedCalculator?
    var history: [String]?
    var functions: [GraphedFunction]?
    var selected: Int?
    var parameters: [Parameter: ParameterSetting]?
    /// Everything else of the document.
    var rest: Document?

    init(_ work: Work, after neighbour: Work) {
      if work.calculator != neighbour.calculator {
        var state = work.calculator
        if state.history == neighbour.calculator.history {
          state.history = []
        } else {
          history = state.history
        }
        calculator = SavedCalculator(state)
      }
      let (document, other) = (work.document, neighbour.document)
      if document.functions.functions != other.functions.functions {
        functions = document.functions.functions
      }
      if document.functions.selection != other.functions.selection {
        selected = document.functions.selection
      }
      if document.parameters != other.parameters { parameters = document.parameters }
      if document.rest != other.rest { rest = document.rest }
    }

    func applied(to neighbour: Work) -> Work {
      var work = neighbour
      if var calculator = calculator?.state {
        calculator.history = history ?? neighbour.calculator.history
        work.calculator = calculator
      }
      if let rest { work.document = rest }
      work.document.functions = FunctionList(
        Array((functions ?? neighbour.document.functions.functions).prefix(FunctionList.limit)),
        selection: selected ?? neighbour.document.functions.selection
      )
      work.document.parameters = parameters ?? neighbour.document.parameters
      return work
    }
  }

  /// The newest first, and the next one first.
  private var past: [Step]
  private var future: [Step]

  /// The steps next to a present, which during a presentation is not yet the line's own; nil when
  /// there are none.
  init?(_ line: UndoLine, around present: Work) {
    guard line.canUndo || line.canRedo else { return nil }
    past = Self.steps(line.past, from: present)
    future = Self.steps(line.future, from: present)
  }

  private static func steps(_ works: [Work], from present: Work) -> [Step] {
    var neighbour = present
    return works.suffix(UndoLine.savedCapacity).reversed().map { work in
      defer { neighbour = work }
      return Step(work, after: neighbour)
    }
  }

  /// The line with these steps around the present.
  func line(around present: Work) -> UndoLine {
    func works(_ steps: [Step]) -> [Work] {
      var neighbour = present
      return steps.prefix(UndoLine.savedCapacity).map { step in
        neighbour = step.applied(to: neighbour)
        return neighbour
      }.reversed()
    }
    return UndoLine(present, past: works(past), future: works(future))
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
