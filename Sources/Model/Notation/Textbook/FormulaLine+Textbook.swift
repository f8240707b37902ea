import Typesetting

/// A line that is edited as it is seen: brackets that group only are neither typed nor met.
///
/// The line of text stays the truth: each edit writes and removes the brackets with what they hold.
extension FormulaLine {
  private var row: MathRow { TextbookReader.row(of: text) }

  var next: String? { caret < pieces.count ? pieces[caret] : nil }

  // MARK: Typing

  /// A fraction with nothing in it yet.
  package mutating func insertEmptyFraction() {
    insert(pieces: ["(", ")", "÷", "(", ")"])
    moveCaret(to: caret - 4)
  }

  /// Puts brackets around what is selected, unless it is one sign or has some; false where nothing is.
  package mutating func bracketSelection(with name: String = "") -> Bool {
    guard let selected = selectedText else { return false }
    removeSelection()
    let isWhole = TextbookReader.row(of: selected).isOnePart
    insert(name.isEmpty && isWhole ? selected : name + "(" + selected + ")")
    return true
  }

  // MARK: Moving

  /// Moves the caret to the next place that is seen, in the line as it was read already.
  package mutating func settleCaret(
    forward: Bool,
    extending isExtending: Bool = false,
    in tree: FormulaTree? = nil
  ) {
    let seen = (tree.map { TextbookReader.row(of: $0, shown: text) } ?? row).offsets
    while !seen.contains(caretOffset), forward ? caret < pieces.count : caret > 0 {
      moveCaret(to: caret + (forward ? 1 : -1), extending: isExtending)
    }
  }

  /// Leaves the box the caret is in for what comes next; false where it is in none.
  package mutating func leaveBox() -> Bool {
    if moveToNextBox() { return true }
    let rows = row.rows(around: caretOffset)
    guard rows.count > 1, let box = rows.last else { return false }
    let start = caretOffset
    moveCaret(toOffset: box.range.upperBound)
    if caretOffset < box.range.upperBound { moveCaret(to: caret + 1) }
    // A box between commas ends before what ends it.
    if box == row.rows(around: caretOffset).last, next == "," || next == ")" {
      moveCaret(to: caret + 1)
    }
    settleCaret(forward: true)
    // A part without brackets ends where what it belongs to ends.
    return caretOffset != start
  }

  /// Widens what is selected so far that no bracket is torn from its other one.
  package mutating func settleSelection() {
    guard let range = selection else { return }
    let isForward = caretOffset == range.upperBound
    let characters = Array(text)
    var (low, high) = (range.lowerBound, range.upperBound)
    let seen = row.offsets
    while true {
      let before = (low, high)
      var depth = 0
      var least = 0
      for index in low..<high {
        if characters[index] == "(" { depth += 1 }
        if characters[index] == ")" { depth -= 1 }
        least = min(least, depth)
      }
      if least < 0, low > 0 {
        low -= 1
      } else if depth - least > 0, high < characters.count {
        high += 1
      }
      if !seen.contains(low), low > 0 { low -= 1 }
      if !seen.contains(high), high < characters.count { high += 1 }
      if before == (low, high) { break }
    }
    guard low != range.lowerBound || high != range.upperBound else { return }
    moveCaret(toOffset: isForward ? low : high)
    moveCaret(toOffset: isForward ? high : low, extending: true)
  }

  // MARK: Removing

  /// Removes what is before the caret as it is seen: a box with what it was opened by, a bracket with
  /// its other one; before what is closed the caret goes in first.
  package mutating func removeBackwardAsSeen() {
    guard selection == nil, let last = previous else {
      removeBackward()
      return joinName()
    }
    if removeNewTemplate() { return }
    if last.hasSuffix("("), let end = closing(of: caret - 1) {
      return open(at: caret - 1, closedAt: end)
    }
    if last == ")", opening(of: caret - 1) != nil {
      moveCaret(to: caret - 1)
      return settleCaret(forward: false)
    }
    if last == ",", let call = hiddenCommas(around: caret - 1) {
      // An empty last box that need not be there is taken away.
      if next == ")", call.form.boxCount == nil {
        removeBackward()
      } else {
        moveCaret(to: caret - 1)
        removeEmptyCase(of: call)
      }
      return settleCaret(forward: false)
    }
    removeBackward()
    joinName()
    settleCaret(forward: false)
  }

  /// Takes away the case before whose value the caret is, where nothing stands in it.
  private mutating func removeEmptyCase(of call: HiddenCommas) {
    let box = call.commas.count { $0 <= caret }
    guard call.form.isCases, box % 2 == 0, pieces[caret + 1] == ",",
      call.isEmpty(box + 1, until: closing(of: call.open) ?? caret)
    else { return }
    for _ in 0..<2 { remove(at: caret) }
  }

  /// Removes what is behind the caret; into a box or a bracket it goes first.
  package mutating func removeForwardAsSeen() {
    let start = caretOffset
    let end = start + (next?.count ?? 0)
    let isHidden =
      next == ")" || next?.hasSuffix("(") == true || !row.offsets.contains(end)
      || next == "," && hiddenCommas(around: caret) != nil
    guard selection == nil, isHidden, next != nil else {
      removeForward()
      return joinName()
    }
    moveCaret(to: caret + 1)
    settleCaret(forward: true)
  }

  /// Takes away a bracket and its other one, with the sign that needed them.
  private mutating func open(at start: Int, closedAt end: Int) {
    let isAlone = pieces[start] == "("
    let rest = hiddenCommas(around: start + 1)?.commas.first ?? end
    for place in (rest...end).reversed() { remove(pieceAt: place) }
    remove(pieceAt: start)
    moveCaret(to: start)
    guard isAlone, start > 0 else {
      if isAlone { removeDivision(at: start) }
      return
    }
    switch pieces[start - 1] {
    case "^": remove(pieceAt: start - 1)
    case "÷", "/":
      remove(pieceAt: start - 1)
      unwrap(endingAt: start - 1)
    default: removeDivision(at: start)
    }
  }

  /// Without anything left above it, a rule goes, too.
  private mutating func removeDivision(at index: Int) {
    guard index < pieces.count, pieces[index] == "÷",
      index == 0 || Self.isOperator(pieces[index - 1]) || pieces[index - 1].hasSuffix("(")
    else { return }
    remove(pieceAt: index)
    if index < pieces.count, pieces[index] == "(", let end = closing(of: index) {
      remove(pieceAt: end)
      remove(pieceAt: index)
    }
    moveCaret(to: index)
  }

  /// Takes the brackets from the part that ends before a piece, and leaves the caret behind it.
  private mutating func unwrap(endingAt end: Int) {
    moveCaret(to: end)
    guard end > 0, pieces[end - 1] == ")", let start = opening(of: end - 1), pieces[start] == "("
    else { return }
    remove(pieceAt: end - 1)
    remove(pieceAt: start)
    moveCaret(to: end - 2)
  }

  mutating func remove(pieceAt index: Int) {
    moveCaret(to: index + 1)
    removeBackward()
  }
}

extension MathRow {
  /// Whether it is one number or letter, or something in brackets that are seen.
  fileprivate var isOnePart: Bool {
    guard nodes.count == 1, let node = nodes.first else { return false }
    switch node.kind {
    case .text: return true
    case .fence(let fence, _): return fence.isClosed
    default: return false
    }
  }
}
