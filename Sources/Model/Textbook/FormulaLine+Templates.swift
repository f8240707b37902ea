package import Notation
import Typesetting

/// Signs with boxes: the commas between their parts are not seen, and neither typed nor met.
extension FormulaLine {
  /// Puts a template in; what is selected goes into its first box, the caret into the first that is
  /// empty.
  package mutating func insert(_ template: FormulaTemplate) {
    var (name, boxes) = template.call
    boxes[0] = selectedText ?? ""
    insert(pieces: [name])
    var goal: Int?
    for (index, box) in boxes.enumerated() {
      if index > 0 { insert(pieces: [","]) }
      if box.isEmpty, goal == nil { goal = caret }
      insert(box)
    }
    insert(pieces: [")"])
    moveCaret(to: goal ?? caret)
  }

  /// Makes a derivative of a d over dx that has just been completed, as a book means it; false where
  /// none has.
  package mutating func completeDerivative() -> Bool {
    let under = ["d", ")", "÷", "(", "d", "x"]
    let start = caret - under.count
    guard selection == nil, next == ")", start > 0, Array(pieces[start..<caret]) == under,
      let open = opening(of: start + 1), pieces[open] == "("
    else { return false }
    removeForward()
    for _ in under { removeBackward() }
    // What stood before the d is a factor.
    remove(pieceAt: open)
    moveCaret(to: start - 1)
    insert(.derivative)
    return true
  }

  /// Leaves the parts that hold no list, and steps over a comma that is there already; false where
  /// one has to be typed.
  package mutating func stepOverComma() -> Bool {
    guard selection == nil else { return false }
    while isInPart, leaveBox() {}
    leaveSingleCalls()
    guard caret < pieces.count, pieces[caret] == ",", hiddenCommas(around: caret) != nil else {
      return false
    }
    moveCaret(to: caret + 1)
    settleCaret(forward: true)
    return true
  }

  /// Leaves functions of one argument that end at the caret, where brackets around them may want what
  /// follows a comma; behind a digit it may stand before decimals.
  private mutating func leaveSingleCalls() {
    while next == ")", let open = opening(of: caret), open + 1 < caret,
      Self.takesOneArgument(pieces[open]), previous?.last?.isNumber == false,
      pieces[..<open].reduce(0, { $0 + Self.rise(of: $1) }) > 0
    {
      moveCaret(to: caret + 1)
    }
  }

  /// Whether the caret is in an exponent or another part that is one formula.
  private var isInPart: Bool {
    let row = TextbookReader.row(of: text)
    guard let box = row.rows(around: caretOffset).last else { return false }
    return row.allNodes.contains { node in
      switch node.kind {
      case .fraction(let over, let under): box == over || box == under
      case .power(_, let raised): box == raised
      case .root(nil, let radicand): box == radicand
      case .fence(let fence, let inner): fence.shape != .round && box == inner
      default: false
      }
    }
  }

  /// A call whose commas are not seen, by the numbers of its pieces.
  struct HiddenCommas {
    let open: Int
    let commas: [Int]
    let form: TextbookForm
  }

  /// The innermost call around a piece, where its commas are not seen.
  func hiddenCommas(around index: Int) -> HiddenCommas? {
    var depth = 0
    guard
      let open = pieces[..<index].indices.last(where: { place in
        depth += Self.rise(of: pieces[place])
        return depth > 0
      })
    else { return nil }
    guard let form = form(ofCallAt: open) else { return nil }
    depth = 0
    var commas: [Int] = []
    for place in open..<pieces.count {
      depth += Self.rise(of: pieces[place])
      if depth == 0 { break }
      if depth == 1, pieces[place] == "," { commas.append(place) }
    }
    guard form.hidesCommas(of: commas.count + 1) else { return nil }
    return HiddenCommas(open: open, commas: commas, form: form)
  }

  /// By how much a piece opens or closes brackets.
  private static func rise(of piece: String) -> Int {
    if piece.hasSuffix("(") || piece == "{" || piece == "[" { return 1 }
    return [")", "}", "]"].contains(piece) ? -1 : 0
  }

  /// How many commas belong to a call that has just been opened.
  var templateCommas: Int {
    guard previous?.hasSuffix("(") ?? false else { return 0 }
    return form(ofCallAt: caret - 1)?.boxCount.map { $0 - 1 } ?? 0
  }

  /// What the name is shown as that an opening bracket belongs to.
  private func form(ofCallAt open: Int) -> TextbookForm? {
    let name = String(pieces[open].dropLast())
    return TextbookForm.all[(name.isEmpty && open > 0 ? pieces[open - 1] : name).lowercased()]
  }
}
