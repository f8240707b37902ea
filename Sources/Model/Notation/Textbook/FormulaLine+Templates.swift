import Typesetting

/// Signs with boxes: the commas between their parts are not seen, and neither typed nor met.
extension FormulaLine {
  /// Puts a template in; what is selected goes into the box of what it is of, the caret into the first
  /// that is empty.
  package mutating func insert(_ template: FormulaTemplate) {
    var (name, boxes) = template.call
    boxes[0] = selectedText ?? ""
    insert(pieces: [name])
    let start = caret
    for (index, box) in boxes.enumerated() {
      if index > 0 { insert(pieces: [","]) }
      insert(box)
    }
    insert(pieces: [")"])
    let end = caret
    guard let call = hiddenCommas(around: start) else { return moveCaret(to: start) }
    let order = call.form.readingOrder(of: boxes.count)
    moveCaret(to: order.first { call.isEmpty($0, until: end - 1) }.map(call.start) ?? end)
  }

  /// Puts another case behind the one the caret is in, or before the value that holds otherwise; false
  /// outside of cases.
  package mutating func addCase() -> Bool {
    guard selection == nil, let call = hiddenCommas(around: caret), call.form.isCases,
      let end = closing(of: call.open)
    else { return false }
    let (box, last) = (call.commas.count { $0 < caret }, call.commas.count)
    let place = box == last && last % 2 == 0 ? box : box / 2 * 2 + 2
    let start = place > last ? end : call.start(of: place)
    moveCaret(to: start)
    insert(pieces: [",", ","])
    moveCaret(to: place > last ? start + 1 : start)
    return true
  }

  /// Fills in what a sign comes with whose name was typed, with nothing in its boxes yet; false where
  /// none was.
  package mutating func expandName() -> Bool {
    guard selection == nil,
      let template = FormulaTemplate.allCases.first(where: { $0.call.name == previous })
    else { return false }
    let (start, end) = (caret - 1, closing(of: caret - 1) ?? caret)
    let boxes = pieces[caret..<end]
    guard boxes.allSatisfy({ $0 == "," }),
      boxes.joined() != template.call.boxes.joined(separator: ",")
    else { return false }
    for place in (start..<min(end + 1, pieces.count)).reversed() { remove(pieceAt: place) }
    moveCaret(to: start)
    insert(template)
    return true
  }

  /// Goes to the next empty box of the sign whose box ends at the caret, in the order in which they are
  /// read, or behind the sign from its letter; false where the caret moves as usual.
  package mutating func moveToNextBox() -> Bool {
    guard selection == nil, next == "," || next == ")", let call = hiddenCommas(around: caret),
      let end = closing(of: call.open)
    else { return false }
    let box = call.commas.count { $0 < caret }
    let order = call.form.readingOrder(of: call.commas.count + 1)
    guard let place = order.firstIndex(of: box) else { return false }
    let isLetter = call.form.runsOverLetter && box == 1
    var goal = order[(place + 1)...].first { call.isEmpty($0, until: end) }
    // What was left out before comes when this is filled in.
    if goal == nil, !isLetter, !call.isEmpty(box, until: end) {
      goal = order.first { call.isEmpty($0, until: end) }
    }
    if let goal {
      moveCaret(to: call.start(of: goal))
    } else if isLetter, order.contains(where: { call.isEmpty($0, until: end) }) {
      moveCaret(to: end + 1)
    } else {
      return false
    }
    settleCaret(forward: true)
    return true
  }

  /// Goes into a sum or the like, out of it, or from box to box in the order in which they are read;
  /// false where the caret moves as usual.
  package mutating func moveThroughBoxes(forward isForward: Bool) -> Bool {
    guard selection == nil, let met = isForward ? next : previous else { return false }
    let isClosing = met == ")"
    let isEntering = isForward ? met.hasSuffix("(") : isClosing
    let inside = isEntering ? isForward ? caret + 1 : caret - 1 : caret
    guard let call = hiddenCommas(around: inside), call.form.runsOverLetter,
      let end = closing(of: call.open)
    else { return false }
    let ends = call.commas + [end]
    let order = call.form.readingOrder(of: ends.count)
    var goal = isForward ? order.first : order.last
    if !isEntering {
      guard
        let box = ends.indices.first(where: {
          isForward ? ends[$0] == caret : call.start(of: $0) == caret
        }), let place = order.firstIndex(of: box)
      else { return false }
      let next = isForward ? place + 1 : place - 1
      goal = order.indices.contains(next) ? order[next] : nil
    }
    guard let goal else {
      moveCaret(to: isForward ? end + 1 : call.open)
      return true
    }
    moveCaret(to: isForward ? call.start(of: goal) : ends[goal])
    settleCaret(forward: isForward)
    return true
  }

  /// Takes away a sign whose boxes hold nothing but what they came with; false where there is more.
  mutating func removeNewTemplate() -> Bool {
    guard let call = hiddenCommas(around: caret), let end = closing(of: call.open),
      FormulaTemplate.allCases.contains(where: { template in
        let (name, boxes) = template.call
        return name + boxes.joined(separator: ",") + ")" == pieces[call.open...end].joined()
      }), call.isEmpty(call.commas.count { $0 < caret }, until: end)
    else { return false }
    for place in (call.open...end).reversed() { remove(pieceAt: place) }
    moveCaret(to: call.open)
    return true
  }

  /// Whether the caret is in the box of a letter that a sign runs over: one letter stands there.
  package mutating func replaceLetter(with text: String) -> Bool {
    guard let call = hiddenCommas(around: caret), call.form.runsOverLetter, !call.commas.isEmpty,
      call.commas.count(where: { $0 < caret }) == 1, let end = closing(of: call.open)
    else { return false }
    let range = call.start(of: 1)..<(call.commas.count > 1 ? call.commas[1] : end)
    guard !range.isEmpty, text.count == 1, text.first?.isLetter ?? false else { return false }
    for place in range.reversed() { remove(pieceAt: place) }
    moveCaret(to: range.lowerBound)
    insert(pieces: [text])
    return true
  }

  /// The letter that runs in the innermost sum or integral of whose terms the caret is in.
  package var runningLetter: String? {
    var place = caret
    while let open = openingCall(before: place) {
      if let call = hiddenCommas(around: open + 1), call.form.runsOverLetter,
        let first = call.commas.first, place <= first
      {
        let end = call.commas.count > 1 ? call.commas[1] : closing(of: call.open) ?? first + 1
        let letter = pieces[first + 1..<max(first + 1, end)].joined()
        return letter.count == 1 && letter.first?.isLetter ?? false ? letter : nil
      }
      place = open
    }
    return nil
  }

  /// The bracket that is open before a piece.
  private func openingCall(before index: Int) -> Int? {
    var depth = 0
    return pieces[..<index].indices.last { place in
      depth += Self.rise(of: pieces[place])
      return depth > 0
    }
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

    /// Where the parts of a box begin.
    func start(of box: Int) -> Int { box == 0 ? open + 1 : commas[box - 1] + 1 }

    /// Whether nothing stands in a box, of a call that closes at a piece.
    func isEmpty(_ box: Int, until end: Int) -> Bool {
      start(of: box) == (box < commas.count ? commas[box] : end)
    }
  }

  /// The innermost call around a piece, where its commas are not seen.
  func hiddenCommas(around index: Int) -> HiddenCommas? {
    guard let open = openingCall(before: index), let form = form(ofCallAt: open) else {
      return nil
    }
    var depth = 0
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

  /// What the name is shown as that an opening bracket belongs to.
  private func form(ofCallAt open: Int) -> TextbookForm? {
    let name = String(pieces[open].dropLast())
    return TextbookForm.all[(name.isEmpty && open > 0 ? pieces[open - 1] : name).lowercased()]
  }
}
