import Calculator
import Formulas
import Notation
import Operations
import Figures
import Input
import TestSupport
import Testing
import Typesetting

/// A formula means the same however it is typed: as a book shows it, on a line, or at once.
@Suite struct TypedFormulaTests {
  private func typed(
    _ text: String,
    _ entry: EntryStyle = .textbook
  )
    -> CalculatorBrain
  {
    var brain = CalculatorBrain()
    brain.entry = entry
    brain.type(text)
    return brain
  }

  @Test(arguments: 1000..<1010)
  func `typed character by character it is what the parser reads`(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    var compared = 0
    for _ in 0..<100 {
      let text = TypedFormula.random(depth: 4, &numbers)
      // A number in brackets with a comma may be a moving point.
      guard text.count < 120, !(text.hasPrefix("(") && text.contains("1,5")),
        let program = try? FormulaParser.parse(text)
      else { continue }
      let book = typed(text)
      #expect(book.program == program, "\(text) → \(book.line)")
      #expect(
        TextbookReader.row(of: book.line).offsets.contains(book.caret),
        "\(text) → \(book.line) at \(book.caret)"
      )
      let line = typed(text, .line)
      let read = try? FormulaTree(line.line).program(.radians, closingBrackets: true)
      #expect(read == program, "\(text) → \(line.line)")
      compared += 1
    }
    #expect(compared > 20)
  }

  @Test(arguments: 40..<46)
  func `a relation typed as a book shows it is what is read at once`(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    var compared = 0
    for _ in 0..<100 {
      let text = TypedFormula.relation(depth: 2, &numbers)
      guard text.count < 80, WrittenFigure.isMeant(by: text),
        let figure = try? WrittenFigure(reading: text)
      else { continue }
      let book = typed(text)
      #expect(book.figure == figure, "\(text) → \(book.line)")
      compared += 1
    }
    #expect(compared > 20)
  }

  @Test(arguments: 60..<66)
  func `what was read is written so that it is read as the same`(seed: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(seed))
    var compared = 0
    for _ in 0..<200 {
      let text = TypedFormula.random(depth: 4, &numbers)
      guard let program = try? FormulaParser.parse(text) else { continue }
      let again = try FormulaParser.parse(program.description)
      for x in [0.37, 1.9, -2.3] {
        let (one, other) = (program.evaluate(at: x), again.evaluate(at: x))
        #expect(one == other || one?.isNaN ?? false, "\(text) → \(program.description)")
      }
      compared += 1
    }
    #expect(compared > 60)
  }

  @Test(arguments: [
    ("x {x>0 and y=2}", "x{x>0 and y=2}"), ("x>0 and y=2", "x>0 and y=2"),
    ("x=y, y=2", "x=y,y=2"),
  ])
  func `= is a sign where something has to be compared`(text: String, line: String) {
    #expect(typed(text).line == line)
  }

  @Test(arguments: [
    ("x^2-4", "x^(2)−4"), ("1/3*3", "(1)÷(3)×3"), ("x^n/n!", "(x^(n))÷(n!)"),
    ("sin(x)+sin(2x)/2+sin(3x)/3", "sin(x)+(sin(2x))÷(2)+(sin(3x))÷(3)"),
    ("x^2+y^2=25", "x^(2)+y^(2)=25"), ("y<x^2", "y<x^(2)"), ("2^-x+1", "2^(−x)+1"),
    ("1/-x+1", "(1)÷(−x)+1"), ("e^(-x^2/2)/2", "(e^(−(x^(2))÷(2)))÷(2)"),
    ("sin x+cosx", "sin(x)+cos(x)"), ("1/2x", "(1)÷(2)x"), ("1/2/3", "((1)÷(2))÷(3)"),
    ("log_2(8)", "log_2(8)"), ("log_2(x)/3", "(log_2(x))÷(3)"), ("3!!", "3!!"),
    ("2^3^2", "2^(3^(2))"), ("e^2x", "e^(2)x"), ("x^2(x+1)", "x^(2)(x+1)"),
    ("2^abs(x)-1", "2^(abs(x))−1"), ("1/(x+1)-2", "(1)÷(x+1)−2"), ("sqrt x+1", "√(x)+1"),
    ("√x+1", "√(x)+1"), ("sin 2x cos 3x", "sin(2x)cos(3x)"), ("2x/3x", "(2x)÷(3)x"),
    ("-2x/3", "−2x÷(3)"), ("a*b x/3", "a×b x÷(3)"), ("x^f(2)", "x^(f(2))"),
    ("(sin x)/x", "(sin(x))÷(x)"), ("ln(sinh(tan 3))-1", "ln(sinh(tan(3)))−1"),
    ("log3(e/1,5)", "log3((e)÷(1,5))"),
    ("(sin x))/x", "(sin(x))÷(x)"), ("1e-3x", "1e−3x"), ("2^1e-3", "2^(1e−3)"),
    ("x^1,5+1", "x^(1,5)+1"),
    ("max(x^2,1)^2", "max(x^(2),1)^(2)"), ("|x^2-1|/2", "(|x^(2)−1|)÷(2)"),
    ("x^2{x>0}", "x^(2){x>0}"), ("{x<0:x^2,1/x}", "{x<0:x^(2),(1)÷(x)}"),
    ("d^2/dx^2(x^4)+1", "d^2÷dx^2(x^(4))+1"), ("(t^2,3)", "(t^(2),3)"),
    ("r=1/cosθ+1", "r=(1)÷(cos(θ))+1"),
  ])
  func `an operator leaves what is complete`(text: String, line: String) {
    #expect(typed(text).line == line)
  }

  @Test(arguments: [
    ("sin x+cosx", "sin(x)+cos(x"), ("sqrt x/2", "√(x)÷2"), ("sin2x)+1", "sin(2x)+1"),
    ("(sin x)+1", "(sin(x))+1"), ("sinpi/3)", "sin(π÷3)"), ("1/2x", "1÷2x"),
    ("log_2(8)", "log_2(8)"),
    ("sin^2 x+1", "sin^2(x)+1"),
  ])
  func `a name on a line takes what the parser gives it`(text: String, line: String) {
    #expect(typed(text, .line).line == line)
  }

  /// The keys of the keypad mean what the characters mean.
  @Test func `keys leave what is complete`() {
    var brain = CalculatorBrain()
    brain.entry = .textbook
    let keys: [KeypadKey] = [
      .variable, .power, .digit2, .subtract, .digit4, .divide, .digit3, .multiply, .digit3,
    ]
    for key in keys { brain.press(key) }
    #expect(brain.line == "x^(2)−(4)÷(3)×3")
  }

  @Test func `the arrow back leads into the part, and what is typed there stays in it`() {
    var brain = typed("x^2-4")
    for _ in 0..<3 { brain.edit(.move(.left)) }
    brain.type("+n")
    #expect(brain.line == "x^(2+n)−4")
    brain = typed("2^")
    brain.edit(.move(.right))
    brain.edit(.move(.left))
    brain.type("n+1")
    #expect(brain.line == "2^(n+1)")
    brain = typed("1/x")
    brain.edit(.move(.right))
    brain.edit(.move(.left))
    brain.type("+1")
    #expect(brain.line == "(1)÷(x+1)")
  }

  @Test func `Backspace goes back by what was typed`() {
    var brain = typed("x^2-")
    brain.press(.delete)
    brain.type("3+1")
    #expect(brain.line == "x^(23)+1")
    brain = typed("1/sin")
    brain.press(.delete)
    brain.type("2+1")
    #expect(brain.line == "(1)÷(2)+1")
  }
}

/// Names that are corrected, and what is put around something that is there.
extension TypedFormulaTests {
  /// Another letter stands in the place of each of the name's, or none.
  @Test(arguments: ["sin", "cos", "tan", "exp", "ln", "abs", "floor", "round"])
  func `whatever letter of a name is mended, no second bracket comes`(name: String) {
    let whole = typed("2*\(name)(x)+1").line
    for (index, right) in name.enumerated() {
      let (head, tail) = (name.prefix(index), name.dropFirst(index + 1))
      for wrong in ["z", ""] {
        let word = head + wrong + tail
        var brain = typed("2*\(word)(x)+1")
        guard let place = brain.line.firstRange(of: word) else { continue }
        let offset = brain.line.distance(from: brain.line.startIndex, to: place.lowerBound)
        brain.edit(.place(offset + index + wrong.count))
        if !wrong.isEmpty { brain.press(.delete) }
        brain.type(String(right))
        #expect(brain.line == whole, "\(word) for \(name)")
      }
    }
  }

  @Test(
    arguments: [
      ("sinn(x)", 1, "sin(x)"), ("coss(x)", 1, "cos(x)"), ("sqqrt(x)", 3, "√(x)"),
      ("lnn(x)", 1, "ln(x)"), ("logg(x)", 1, "log(x)"), ("taan(x)", 2, "tan(x)"),
      ("2*absz(x+1)-3", 1, "2×abs(x+1)−3"), ("ssin(x)", 4, "sin(x)"), ("arctanz(x)", 1, "atan(x)"),
      ("rounnd(x)", 2, "round(x)"), ("floorr(x)", 1, "floor(x)"), ("siin(x)", 2, "sin(x)"),
      ("sin(x)n(x)", 1, "sin(x)(x)"), ("maxx(1,2)", 1, "max(1,2)"),
    ],
    [KeypadKey.delete, .deleteForward]
  )
  func `a letter too many is taken out, and the name has its bracket`(
    mended: (typed: String, lettersBehind: Int, line: String),
    key: KeypadKey
  ) throws {
    var brain = typed(mended.typed)
    let places = brain.line.indices(of: "(").ranges
    // The last bracket but those of the name itself is behind the slip.
    let bracket = try #require(places.last).lowerBound
    let end = brain.line.distance(from: brain.line.startIndex, to: bracket)
    brain.edit(.place(end - mended.lettersBehind + (key == .delete ? 1 : 0)))
    brain.press(key)
    #expect(brain.line == mended.line, "\(mended.typed)")
    brain.type("2")
    #expect(brain.program != nil)
  }

  @Test func `a part that is selected is wrapped where it stands`() {
    for (text, line) in [
      ("sin(", "3+sin(2x)"), ("|", "3+|2x|"), ("sqrt(", "3+√(2x)"), ("(", "3+(2x)"),
    ] {
      for entry in [EntryStyle.textbook, .line] {
        var brain = typed("3+2x", entry)
        brain.edit(.place(2))
        brain.edit(.move(.end, extending: true))
        brain.type(text)
        #expect(brain.line == line)
      }
    }
    var brain = typed("|x|-1")
    brain.edit(.all)
    brain.type("|")
    #expect(brain.line == "abs(|x|−1)")
  }

  @Test(arguments: ["x^2;3", "1/2;3", "2;3"])
  func `a semicolon outside of brackets is no decimal mark`(text: String) {
    #expect(typed(text).formulaError?.description.hasSuffix("has no meaning here") ?? false)
  }

  @Test func `a name that is mended takes the bracket that is there`() {
    var brain = typed("1+sim(x)+2")
    for _ in 0..<5 { brain.edit(.move(.left)) }
    brain.press(.delete)
    brain.type("n")
    #expect(brain.line == "1+sin(x)+2")
    brain.type("2")
    #expect(brain.line == "1+sin(2x)+2")
    brain = typed("(x+1)*3")
    brain.edit(.move(.start))
    brain.type("sin")
    #expect(brain.line == "sin(x+1)×3")
    brain = typed("(x+1)*3")
    brain.edit(.move(.start))
    brain.press(.sin)
    #expect(brain.line == "sin(x+1)×3")
  }

  /// A key and its typed name are read alike, wherever they are pressed.
  @Test(arguments: [
    ("x+1", "sin()x+1"), ("(x+1)*3", "sin(x+1)×3"), ("2x", "sin()2x"), ("(x)/(2)", "sin(x)÷(2)"),
    ("|x|", "sin()|x|"), ("√x", "sin()√x"), ("+1", "sin()+1"), ("", "sin()"),
  ])
  func `a function before what is there takes a bracket that is there, and nothing else`(
    rest: String,
    line: String
  ) {
    for isKey in [true, false] {
      var brain = typed("")
      brain.paste(rest)
      brain.edit(.move(.start))
      if isKey { brain.press(.sin) } else { brain.type("sin") }
      #expect(brain.line == line)
    }
  }

  @Test(arguments: [
    ("(", "(x+1)"), ("/", "(x+1)÷()"), ("^", "(x+1)^()"), ("sqrt(", "√(x+1)"), ("sin(", "sin()"),
    ("/2+1", "(x+1)÷(2)+1"), ("^2-1", "(x+1)^(2)−1"), ("5", "5"), ("sin", "sin()"),
    ("|", "|x+1|"), ("max(", "max()"), ("2sin(", "2sin()"),
  ])
  func `what is selected is put into what is typed around it`(typed text: String, line: String) {
    for select in [{ $0.edit(.all) }, { $0.edit(.move(.start, extending: true)) }]
      as [(inout CalculatorBrain) -> Void]
    {
      var brain = typed("x+1")
      select(&brain)
      brain.type(text)
      #expect(brain.line == line)
    }
  }

  @Test(arguments: [
    (KeypadKey.squareRoot, "√(x+1)"), (.openParenthesis, "(x+1)"), (.power, "(x+1)^()"),
    (.divide, "(x+1)÷()"), (.sin, "sin(x+1)"),
  ])
  func `a key goes around what is selected`(key: KeypadKey, line: String) {
    var brain = typed("x+1")
    brain.edit(.all)
    brain.press(key)
    #expect(brain.line == line)
  }
}
