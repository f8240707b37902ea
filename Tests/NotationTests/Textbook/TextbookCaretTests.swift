import Calculator
import Drawing
import Input
import Notation
import TestSupport
import Testing
import Typesetting
import Words

@Suite struct TextbookCaretTests {
  private func picture(_ line: String) -> MathPicture {
    MathPicture(TextbookReader.row(of: line), style: MathStyle(size: 32), RecordingCanvas())
  }

  @Test(arguments: TextbookReaderTests.lines)
  func `each place for the caret is seen`(line: String) {
    let row = TextbookReader.row(of: line)
    #expect(Set(picture(line).stops.map(\.offset)) == row.offsets)
  }

  @Test(arguments: [
    ("cosec", "csc()"), ("2cosecx", "2csc(x)"), ("cosech", "csch()"), ("x^cosecx", "x^(csc(x))"),
    ("(cosec", "(csc())"), ("sinhx", "sinh(x)"),
  ])
  func `a name that goes on leaves no bracket behind`(typed: String, line: String) {
    var brain = CalculatorBrain()
    brain.entry = .textbook
    brain.type(typed)
    #expect(brain.line == line)
    for _ in 0..<2 * line.count { brain.press(.delete) }
    #expect(brain.line.isEmpty)
  }

  @Test(arguments: TextbookReaderTests.lines)
  func `the arrows reach each place, and a tap there`(line: String) {
    var brain = CalculatorBrain()
    brain.paste(line)
    guard brain.line == line else { return }
    brain.entry = .textbook
    let picture = picture(line)
    let wanted = TextbookReader.row(of: line).offsets
      .filter { FormulaLine(line, caretOffset: $0).caretOffset == $0 }
    brain.edit(.move(.start))
    var met: Set<Int> = [brain.caret]
    for _ in 0...line.count {
      brain.edit(.move(.right))
      met.insert(brain.caret)
    }
    #expect(met.isSuperset(of: wanted))
    for offset in wanted {
      guard let stop = picture.stop(at: offset) else { continue }
      let place = Point(x: stop.place.x, y: stop.place.y - 0.3 * stop.size)
      // Two places may lie on each other: then a tap meets one of them.
      let hit = picture.stop(nearest: place)
      #expect(hit.map { abs($0.place.x - stop.place.x) < 3 } ?? false, "\(offset)")
    }
  }

  private func typed(
    _ text: String,
    in entry: EntryStyle = .textbook
  )
    -> CalculatorBrain
  {
    var brain = CalculatorBrain()
    brain.entry = entry
    brain.type(text)
    return brain
  }

  @Test(arguments: [
    ("1/2", "(1)÷(2)"), ("x+1/x", "x+(1)÷(x)"), ("2x/3+1", "(2x)÷(3)+1"), ("x^2+1", "x^(2)+1"),
    ("(x+1)/2", "(x+1)÷(2)"), ("sqrt(x", "√(x)"), ("sin(x)", "sin(x)"), ("sinh(x)+1", "sinh(x)+1"),
    ("sin(x)/x", "(sin(x))÷(x)"), ("/2", "(2)÷()"), ("(1)", "(1)"), ("sin^2(x)", "sin^2(x)"),
    ("x**2", "x^(2)"), ("1/2)+1", "(1)÷(2)+1"), ("x^2)+1", "x^(2)+1"), ("log2(x)", "log2(x)"),
    ("(cos t, sin t)", "(cos(t),sin(t))"), ("(sin(cos t, t^2", "(sin(cos(t)),t^(2))"),
    ("max(sin x, 2", "max(sin(x),2)"), ("(sin 1,5", "(sin(1,5))"), ("sin x, 2", "sin(x),2"),
    ("2^-x", "2^(−x)"), ("1/2/3", "((1)÷(2))÷(3)"), ("sqrt2)+1", "√(2)+1"),
  ])
  func `signs open boxes that are left by a bracket`(keys: String, line: String) {
    #expect(typed(keys).line == line)
  }

  @Test(arguments: ["x=", "1<", "x≤", "y>=", "x!="])
  func `a line may end with a sign that compares`(line: String) {
    #expect(!typed(line, in: .line).line.isEmpty)
    #expect((try? FormulaParser.parse(line)) == nil)
  }

  @Test func `the arrow leaves a box, and Backspace dissolves an empty one`() {
    var brain = typed("x^2")
    brain.edit(.move(.right))
    brain.type("+1")
    #expect(brain.line == "x^(2)+1")
    brain = typed("x/")
    #expect(brain.line == "(x)÷()")
    #expect(brain.caret == 5)
    brain.press(.delete)
    #expect(brain.line == "x")
    #expect(brain.caret == 1)
    brain = typed("x^")
    brain.press(.delete)
    #expect(brain.line == "x")
    brain = typed("sqrt")
    brain.press(.delete)
    #expect(brain.line == "")
  }

  @Test func `a box that ends with the line is left once`() {
    var brain = typed("x^2")
    let left = [brain.leaveBox(), brain.leaveBox()]
    #expect(left == [true, false])
    #expect(brain.caret == 5)
    // Without brackets the exponent and the line have one end.
    brain = CalculatorBrain()
    brain.paste("x^2")
    brain.entry = .textbook
    let leftAgain = brain.leaveBox()
    #expect(!leftAgain)
    brain.type(")")
    #expect(brain.line == "x^2)")
  }

  @Test func `Backspace behind a fraction goes into it`() {
    var brain = typed("1/2")
    brain.edit(.move(.right))
    #expect(brain.caret == 7)
    brain.press(.delete)
    #expect((brain.line, brain.caret) == ("(1)÷(2)", 6))
    brain.press(.delete)
    #expect(brain.line == "(1)÷()")
  }

  @Test func `at the start of a part its brackets are opened`() {
    var brain = typed("1/23")
    for _ in 0..<2 { brain.edit(.move(.left)) }
    brain.press(.delete)
    #expect((brain.line, brain.caret) == ("123", 1))
  }

  @Test func `what is selected is never torn`() {
    var brain = typed("1+1/2")
    for _ in 0..<2 { brain.edit(.move(.left)) }
    for _ in 0..<3 { brain.edit(.move(.left, extending: true)) }
    let selected = brain.selectedText ?? ""
    #expect(selected.filter { $0 == "(" }.count == selected.filter { $0 == ")" }.count)
    #expect(!selected.isEmpty)
  }

  @Test(arguments: [
    ("x/", "No lower part in the fraction"), ("/", "No upper part in the fraction"),
    ("2^", "No exponent in the power"), ("sqrt", "Nothing after √"),
  ])
  func `what is missing is said`(keys: String, sentence: String) {
    let brain = typed(keys)
    #expect(brain.status.text(in: .init()).contains(sentence))
    #expect(brain.formulaError?.isPending == true)
  }

  @Test func `no edit loses a bracket or hides the caret`() {
    var numbers = SeededGenerator(seed: 3)
    let typed = ["1", "x", "+", "/", "^", "sqrt", "(", "sin", "²", "*", "-"]
    for _ in 0..<300 {
      var brain = CalculatorBrain()
      brain.entry = .textbook
      var keys = ""
      for _ in 0..<40 {
        switch Int.random(in: 0..<9, using: &numbers) {
        case 0:
          brain.press(.delete)
          keys += "⌫"
        case 1:
          brain.edit(.move(.left))
          keys += "←"
        case 2:
          brain.edit(.move(.right))
          keys += "→"
        case 3:
          brain.press(.deleteForward)
          keys += "⌦"
        default:
          let text = typed.randomElement(using: &numbers) ?? ""
          brain.type(text)
          keys += text
        }
        let line = brain.line
        var depth = 0
        for character in line where depth >= 0 {
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
        }
        #expect(depth >= 0, "\(keys): \(line)")
        #expect(
          TextbookReader.row(of: line).offsets.contains(brain.caret),
          "\(line) \(brain.caret)"
        )
      }
    }
  }
}

extension TextbookCaretTests {
  /// What is no part of its own is marked by the part that holds it.
  @Test(arguments: [("x_1", 1..<2), ("[1,2]", 0..<1), ("x[1]", 1..<2), ("3$", 1..<2)])
  func `every wrong sign is marked`(line: String, wrong: Range<Int>) throws {
    let picture = MathPicture(
      TextbookReader.row(of: line),
      style: MathStyle(size: 32),
      RecordingCanvas()
    )
    let mark = try #require(picture.frame(marking: wrong))
    #expect(mark.width > 0 && mark.width < 200)
  }
}
