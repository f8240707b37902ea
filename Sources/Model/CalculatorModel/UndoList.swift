/// States to go back to, the newest last.
///
/// Of very many changes, or very long lines, the oldest are forgotten.
struct UndoList: Sendable {
  private var states: [CalculatorBrain.State] = []
  /// The number of pieces in all lines.
  private var weight = 0

  var isEmpty: Bool { states.isEmpty }

  mutating func push(_ state: CalculatorBrain.State) {
    states.append(state)
    weight += state.line.pieces.count
    while states.count > 1,
      weight > ProgramLimits.undoPieces || states.count > ProgramLimits.undoStates
    {
      weight -= states.removeFirst().line.pieces.count
    }
  }

  mutating func pop() -> CalculatorBrain.State? {
    guard let state = states.popLast() else { return nil }
    weight -= state.line.pieces.count
    return state
  }

  mutating func removeAll() {
    states = []
    weight = 0
  }
}
