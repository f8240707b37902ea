import Calculator
import Controls
import Drawing
package import Formulas
import Input
package import SceneHost
import SceneParts
import Words

/// The result is asked for, settled, moved along and swapped.
extension KeypadScene {
  /// Lets exact numbers come from elsewhere.
  package func answerNumbers(
    by work: @escaping BackgroundQuery<ExactQuestion, ExactReply>.Computation
  ) {
    result.query = BackgroundQuery(prefersNewer: true, work)
  }

  /// Where they are found; the work's end must lead to an `advance`.
  package func work(in background: Background) { result.query?.background = background }

  /// Takes what has come in, and asks for what is not settled; true where more is known now.
  @discardableResult
  func settleResult() -> Bool {
    if case .value = brain.status {} else { result.firstDigit = nil }
    guard let question = brain.question(digits: result.wantedDigits) else {
      result.waitingSince = nil
      return false
    }
    guard let query = result.query else {
      brain.settle()
      keepResultInSight()
      return true
    }
    query.ask(question)
    guard let last = query.last, last.question == question else {
      result.waitingSince = result.waitingSince ?? now
      return false
    }
    brain.settle(last.answer, for: question)
    keepResultInSight()
    result.waitingSince = nil
    return true
  }

  /// What is known of the value, where the line has one.
  var known: CalculatorResult? {
    if case .value(let known) = brain.status { known } else { nil }
  }

  /// Measures how many digits have room while they are moved along, and whether the closed form has.
  func measureResult(_ measurer: any TextMeasurer) {
    guard let known else { return }
    let (layout, isStack) = (displayLayout, brain.mode == .rpn)
    let painter = ResultPainter(scene: self, layout: layout)
    func room(besides buttons: Int) -> Double {
      isStack
        ? layout.inner.width * StackPainter.valueShare
        : (buttons > 0 ? layout.resultButton(buttons - 1).x - 8 : layout.inner.maxX)
          - layout.inner.x
    }
    if let form = known.form {
      // Beside all buttons that are there if it has: where it is cut it would be another number.
      result.hasRoomForForm = true
      let room = room(besides: max(1, resultButtons.count))
      result.hasRoomForForm = painter.hasRoom(for: form, room, measurer)
    }
    if result.firstDigit == nil {
      let buttons = (hasEntries ? 1 : 0) + (canSwap ? 1 : 0)
      result.showsAll = painter.showsAll(known, room: room(besides: buttons), measurer)
    }
    guard let digits = known.digits else { return }
    let font = Font(.medium, digitSize, tabular: true)
    func width(_ text: String) -> Double { measurer.width(of: text, in: font) }
    let rest = width("≈ …." + "…" + WrittenDigits(digits).tail)
    let line = layout.inner.width * (isStack ? StackPainter.valueShare : 1)
    result.room = max(4, Int((line - rest) / max(1, width("0"))))
  }

  /// How large the digits are.
  private var digitSize: Double {
    let layout = displayLayout
    return brain.mode == .rpn ? StackPainter.valueSize(in: layout) : layout.valueSize
  }

  /// Whether there are two ways to write the result.
  var canSwap: Bool {
    known?.form != nil && result.hasRoomForForm && result.notice.text == nil
  }

  /// Whether the digits can be moved along: not all are shown.
  var canMove: Bool {
    guard let digits = known?.digits, result.notice.text == nil else { return false }
    return switch digits.certainty {
    case .truncated: true
    case .exact: digits.digits.utf8.count > CalculatorResult.restingDigits && !result.showsAll
    case .near: false
    }
  }

  /// Whether a stick moves the digits: they have the focus.
  package var movesDigits: Bool { isOnControl && board.focus == .result && canMove && !isMenuOpen }

  /// Moves the digits as a stick does.
  package func moveDigits(by digits: Int) { moveResult(by: digits) }

  /// Moves the digits along; at the beginning they come to rest.
  func moveResult(by digits: Int) {
    guard canMove, let known = known?.digits else { return }
    let most = known.isExact ? known.digits.utf8.count - result.room : CalculatorResult.mostDigits
    let first = min((result.firstDigit ?? 0) + digits, max(0, most))
    result.firstDigit = first > 0 ? first : nil
  }

  /// Goes to the last digit before the point, and from there to the last that are known.
  private func moveResultToEnd() {
    guard let known = known?.digits else { return }
    let last = max(known.digits.utf8.count, known.exponent + 1 - result.room)
    moveResult(by: last - (result.firstDigit ?? 0))
  }

  /// Stays on the number, where it has turned out to have no more digits.
  private func keepResultInSight() {
    guard let known = known?.digits, known.isExact, let first = result.firstDigit else { return }
    let last = min(first, max(0, known.digits.utf8.count - result.room))
    result.firstDigit = last > 0 ? last : nil
  }

  /// A key held with Option; nil for those that mean nothing here.
  func handleOption(_ key: KeyEvent) -> [SceneRequest]? {
    switch key.key {
    case .left: moveResult(by: -1)
    case .right: moveResult(by: 1)
    case .home: moveResult(by: -CalculatorResult.mostDigits)
    case .end: moveResultToEnd()
    default: return nil
    }
    return [.redraw]
  }

  /// Turns the wheel over the display: the digits go along.
  func turn(_ delta: Vector, at place: Point) -> [SceneRequest] {
    guard frames.display.contains(place), canMove else { return [] }
    let notches = abs(delta.dx) > abs(delta.dy) ? delta.dx : -delta.dy
    moveResult(by: Int((notches * 3).rounded(.awayFromZero)))
    return [.redraw]
  }

  /// Lets the digits follow a finger.
  func dragResult(to x: Double) {
    guard let drag = result.drag, let measurer = context?.measurer else { return }
    let font = Font(.medium, digitSize, tabular: true)
    let way = (drag.x - x) / max(1, measurer.plainMeasurer.width(of: "0", in: font)) + drag.rest
    let digits = way.rounded(.towardZero)
    result.drag = (x, way - digits, drag.hasMoved || digits != 0)
    moveResult(by: Int(digits))
  }

  /// Where the digits are got hold of; nil where they have no line.
  private func resultBand(in layout: DisplayLayout) -> Rect? {
    if brain.mode == .rpn { return StackPainter.header(in: layout) }
    return frames.display.band(at: frames.display.y, height: layout.rule - frames.display.y)
  }

  /// What lies over the line: the digits to be dragged, and the button that swaps.
  var resultControls: [Control<CalculatorControl>] {
    let layout = displayLayout
    let places =
      resultButtons.enumerated().map { ($1, layout.resultButton($0)) }
      + (layout.hasDigitButtons ? digitButtons : []).enumerated()
      .map { ($1, layout.digitButton($0)) }
    let buttons = places.map { button, frame in
      Control<CalculatorControl>(
        button.id,
        frame: frame,
        target: frame.inset(dx: -4, dy: (frame.height - 44) / 2),
        look: .icon(button.icon, isOn: false),
        group: 5,
        name: words(button.name)
      )
    }
    guard canMove || canSwap, let line = resultBand(in: layout)?.inset(dx: 4, dy: 2) else {
      return buttons
    }
    // A pad reaches the buttons at its end beside it.
    let end = resultButtons.indices.map { layout.resultButton($0).x }.min() ?? line.maxX
    return [
      Control<CalculatorControl>(
        .result,
        frame: line.column(at: line.x, width: min(end, line.maxX) - line.x),
        look: .custom(radius: 8),
        group: 5,
        name: words(ControlName.result),
        value: brain.status.text(in: words)
      )
    ] + buttons
  }

  typealias ResultButton = (id: CalculatorControl, icon: Icon, name: ControlName)

  /// The buttons at the end of the line of the result, from the right.
  var resultButtons: [ResultButton] {
    guard brain.mode == .formula, result.notice.text == nil else { return [] }
    let swap: [ResultButton] = canSwap ? [(.swap, .swap, .swapResult)] : []
    let layout = displayLayout
    // A low line that is long has those of the digits, too.
    let isLong = !layout.hasDigitButtons && layout.inner.width >= 320
    return swap + (hasEntries ? [(.entries, .history, .entries)] : [])
      + (isLong ? digitButtons : [])
  }

  /// The buttons that go along the digits.
  private var digitButtons: [ResultButton] {
    guard brain.mode == .formula, canMove else { return [] }
    let later: ResultButton = (.digits(isForward: true), .chevronRight, .laterDigits)
    return [later]
      + (result.firstDigit == nil
        ? [] : [(.digits(isForward: false), .chevronLeft, .earlierDigits)])
  }
}
