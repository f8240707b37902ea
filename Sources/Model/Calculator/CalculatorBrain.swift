package import Formulas
import Notation
import Figures
package import Words

/// A pocket calculator without a face: keys go in, a program comes out.
///
///     var brain = CalculatorBrain()
///     brain.type("x-1.1=")
///     brain.press(.reciprocal)
///     brain.line  // "1÷(x−1.1)"
///
/// A key that makes no sense says so in `message` and changes nothing.
package struct CalculatorBrain: Sendable {
  /// All that is entered; what has to be saved.
  package internal(set) var state: CalculatorState
  /// The last thing said to the person.
  package private(set) var message: Message?
  /// Counts the messages, so that the same one said twice can be distinguished.
  package private(set) var messageNumber = 0
  /// The line as it is read: once with each change.
  private(set) var tree = FormulaTree("")
  /// What is entered stands for.
  private(set) var reading: Reading
  /// The program as people write it, of a long one the beginning; an unfinished one with "…" for what
  /// is missing.
  package private(set) var description: String?
  /// What the value line says.
  package private(set) var status: CalculatorStatus {
    didSet { graphReadiness = readinessNow }
  }
  /// What is entered stands for with the brackets closed that may be left open; nil where none is.
  private(set) var closed: (program: Program, status: CalculatorStatus)?

  /// What Graph would draw, were nothing else against it.
  package private(set) var graphed: Program?
  /// Whether Graph can take the program now, with the brackets closed that may be left open, or why
  /// not.
  package private(set) var graphReadiness = GraphReadiness.notPossible(.typeAFormulaFirst)

  /// How many edits there were, and finished lines that were left for new ones.
  ///
  /// Digits, or letters, typed one after another are one edit.
  package internal(set) var counts = (edits: 0, leftLines: 0)
  private var lastEdit = Edit.other
  /// What parameters stand for in the value line.
  package var parameterValues = ParameterValues() {
    didSet { if parameterValues != oldValue { assess() } }
  }
  var typing = Typing()
  /// How the line is edited.
  package var entry = EntryStyle.line

  /// What kind of change was made; several `digits` or `letters` are one edit.
  enum Edit { case digits, letters, other }

  /// What was typed last, as far as the next character depends on it.
  struct Typing {
    /// The line as it is typed, as long as the caret has not been moved.
    var text: TypedText?
    /// How many functions without brackets the last bracket closed: theirs may still be typed.
    var closedNames = 0
    /// Whether the last letter made d/dx: the way out of its lower part is behind it.
    var hasCompletedDerivative = false
    /// Whether the bracket of a derivative is there already.
    var hasBracket = false
    /// The name that has become a sign with boxes.
    var name: SignName?
    /// What was selected when the typing began.
    var selected: String?
    /// A "=" that worked out the line.
    var endsWithEquals = false
  }

  /// What is entered stands for.
  enum Reading {
    case empty
    case program(Program)
    case figure(WrittenFigure)
    case setting(LetterSetting)
    case unfinished(Message, FormulaError?)
  }

  /// A reason to change nothing.
  struct Refusal: Error {
    let sentence: Message

    init(_ sentence: Message) { self.sentence = sentence }
  }

  /// A calculator as it was left.
  package init(_ state: CalculatorState = CalculatorState()) {
    self.state = state.repaired
    reading = .empty
    status = .empty
    refresh()
  }

  /// Makes a change; a refusal leaves everything as it was.
  mutating func change(_ edit: Edit, _ body: (inout CalculatorBrain) throws -> Void) {
    let before = state
    do {
      try body(&self)
      let pieces = state.line.pieces.count
      if pieces > before.line.pieces.count, state.line.isTooLong {
        throw Refusal(.formula(.enteredTooLong))
      }
      if state.isStackTooLarge, !before.isStackTooLarge { throw Refusal(.stackIsFull) }
    } catch {
      state = before
      forgetTyping()
      if let refusal = error as? Refusal {
        say(refusal.sentence)
      } else {
        say(.noProgram(.tooLong))
      }
      return
    }
    guard state != before else { return }
    if state.isSameEntry(as: before) {
      lastEdit = .other
      return
    }
    if edit == .other || edit != lastEdit { counts.edits += 1 }
    lastEdit = edit
    refresh()
  }

  mutating func say(_ sentence: Message) {
    message = sentence
    messageNumber += 1
  }

  /// Shows what is known of the value now; digits that are known stay.
  mutating func settle(_ reply: ExactReply, digits: Int) {
    guard case .value(var result) = status else { return }
    if case .number(let known) = reply.answer {
      result.reply = reply
      result.askedDigits = known.isExact ? .max : digits
    } else {
      if result.digits == nil { result.reply = reply }
      result.askedDigits = .max
    }
    status = CalculatorStatus(result)
  }

  private mutating func refresh() {
    if state.mode == .formula, !state.line.isTooLong {
      let typed = typing.text.flatMap { $0.line == state.line ? $0.tree : nil }
      tree = typed ?? FormulaTree(state.line.text)
    }
    reading = currentReading
    closed = closedProgram.map { ($0, .empty) }
    description = currentDescription
    graphed = (program ?? closed?.program).flatMap { try? $0.graphed(state.memory) }
    assess()
  }

  /// Says what is known of what is entered, with letters, lists and functions as they are now.
  private mutating func assess() {
    closed = closed.map { ($0.program, self.status(of: $0.program)) }
    switch reading {
    case .empty: status = .empty
    case .program(let program): status = self.status(of: program)
    case .figure(.relation): status = .relation
    case .figure(.point(let point)):
      status = .figure(
        tree.head == .radius ? .polarCurve : point.isFixed ? .point : .parametricCurve
      )
    case .figure(.list(let list)):
      let kinds: [WrittenList.Kind: Message] = [.points: .listOfPoints, .numbers: .listOfNumbers]
      status = .figure(kinds[list.kind] ?? .point)
    case .figure(.model): status = .figure(.modelOfData)
    case .figure(.solution(let solution)):
      status = .figure(solution.kind == .motion ? .differentialEquations : .differentialEquation)
    case .setting(let setting): status = .letter(setting.letter.rawValue)
    case .unfinished(let reason, _): status = .unfinished(reason)
    }
  }

  /// Goes back to what was entered at another time.
  package mutating func restore(_ other: CalculatorState) {
    guard state != other else { return }
    state = other.repaired
    lastEdit = .other
    forgetTyping()
    refresh()
  }
}
