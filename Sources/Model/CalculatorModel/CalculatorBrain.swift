/// A pocket calculator without a face: keys go in, a program comes out.
///
///     var brain = CalculatorBrain()
///     brain.type("x-1.1=")
///     brain.press(.reciprocal)
///     brain.line  // "1÷(x−1.1)"
///
/// A key that makes no sense says so in `message` and changes nothing. Everything can be undone.
package struct CalculatorBrain: Sendable {
  /// All that is entered; what has to be saved.
  package internal(set) var state: State
  /// The last thing said to the person.
  package private(set) var message: String?
  /// Counts the messages, so that the same one said twice can be told apart.
  package private(set) var messageNumber = 0
  /// What is entered stands for.
  private(set) var reading: Reading
  /// What the value line says.
  package private(set) var status: CalculatorStatus

  private var undoStates = UndoList()
  private var redoStates = UndoList()
  private var lastEdit = Edit.other
  /// Whether the last letter completed a function: "(" is then already there.
  var hasJustCompletedName = false
  /// The digits typed straight after "log", which may become log2 or log10.
  var logarithmBase: String?

  /// What kind of change was made; several `digits` or `letters` are undone at once.
  enum Edit { case digits, letters, other }

  /// What is entered stands for.
  enum Reading {
    case empty
    case program(Program)
    case unfinished(String, FormulaError?)
  }

  /// A reason to change nothing.
  struct Refusal: Error {
    let sentence: String

    init(_ sentence: Sentence) { self.sentence = sentence.text }

    init(_ sentence: String) { self.sentence = sentence }
  }

  /// A calculator as it was left.
  package init(_ state: State = State()) {
    self.state = state.repaired
    reading = .empty
    status = .empty
    refresh()
  }

  /// Makes a change that can be undone; a refusal leaves everything as it was.
  mutating func change(_ edit: Edit, _ body: (inout CalculatorBrain) throws -> Void) {
    let before = state
    do {
      try body(&self)
      let pieces = state.line.pieces.count
      if pieces > ProgramLimits.formulaCharacters, pieces > before.line.pieces.count {
        throw Refusal(.formulaTooLong)
      }
      if state.isStackTooLarge, !before.isStackTooLarge { throw Refusal(.stackIsFull) }
    } catch {
      state = before
      forgetTyping()
      if let refusal = error as? Refusal {
        say(refusal.sentence)
      } else {
        say(Sentence.tooLong.text)
      }
      return
    }
    guard state != before else { return }
    if state.withoutCaret == before.withoutCaret {
      lastEdit = .other
      return
    }
    if edit == .other || edit != lastEdit || undoStates.isEmpty { undoStates.push(before) }
    redoStates.removeAll()
    lastEdit = edit
    refresh()
  }

  mutating func say(_ sentence: String) {
    message = sentence
    messageNumber += 1
  }

  private mutating func refresh() {
    reading = currentReading
    switch reading {
    case .empty: status = .empty
    case .program(let program): status = CalculatorStatus(program)
    case .unfinished(let reason, _): status = .unfinished(reason)
    }
  }

  /// Whether there is something to undo.
  package var canUndo: Bool { !undoStates.isEmpty }

  /// Whether there is something to redo.
  package var canRedo: Bool { !redoStates.isEmpty }

  /// Takes back the last change.
  package mutating func undo() {
    guard let previous = undoStates.pop() else {
      say(Sentence.nothingToUndo.text)
      return
    }
    redoStates.push(state)
    restore(previous)
  }

  /// Makes the last change again that was taken back.
  package mutating func redo() {
    guard let next = redoStates.pop() else {
      say(Sentence.nothingToRedo.text)
      return
    }
    undoStates.push(state)
    restore(next)
  }

  private mutating func restore(_ other: State) {
    state = other
    lastEdit = .other
    forgetTyping()
    refresh()
  }
}
