import Calculator
import Input
import Notation
import Testing
import Typesetting
import Words

/// Signs that are put in with their boxes.
@Suite struct TemplateTests {
  private func brain(_ typed: String = "") -> CalculatorBrain {
    var brain = CalculatorBrain()
    brain.entry = .textbook
    brain.type(typed)
    return brain
  }

  private static let keys: [KeypadKey] = [
    .sum, .product, .integral, .derivative, .cases, .anyRoot,
  ]

  @Test(arguments: [
    ("sum(k^2,k,1,10)", "sum(k^(2),k,1,10)"), ("sum(k,k,1,3)+1", "sum(k,k,1,3)+1"),
    ("prod(1/k,k,1,x)", "prod((1)÷(k),k,1,x)"), ("product(k,k,1,3)", "prod(k,k,1,3)"),
    ("int(t^2,t,0,x)", "int(t^(2),t,0,x)"), ("integral(t,t,0,1)", "int(t,t,0,1)"),
    ("root(3,x)+1", "root(3,x)+1"), ("diff(x^2,x)", "diff(x^(2),x)"),
    ("sum(mod(k,3),k,1,9)", "sum(mod(k,3),k,1,9)"),
    ("sum(sum(j,j,1,k),k,1,3)", "sum(sum(j,j,1,k),k,1,3)"),
    ("2sum(k^2/k,k,1,3)", "2sum((k^(2))÷(k),k,1,3)"), ("int(sqrt(t),t,0,1)", "int(√(t),t,0,1)"),
    ("(cos(t^2),sin(t))", "(cos(t^(2)),sin(t))"), ("(t^2,t)", "(t^(2),t)"),
  ])
  func `what is typed with commas fills the boxes`(typed: String, line: String) {
    #expect(brain(typed).line == line)
  }

  @Test func `theta becomes its letter`() {
    #expect(brain("r=2sin(3theta)").line == "r=2sin(3θ)")
    #expect(brain("r=theta").line == "r=θ")
  }

  /// What looks like the derivative is the derivative.
  @Test(arguments: [
    ("d/dx(x^2)", "diff(x^(2),x)"), ("d/dx(x^x)+1", "diff(x^(x),x)+1"),
    ("2d/dx(sin(x))", "2diff(sin(x),x)"), ("d/dx", "diff(,x)"), ("1+d/dx(x", "1+diff(x,x)"),
    ("d/d", "(d)÷(d)"), ("d/dt", "(d)÷dt"),
  ])
  func `d over dx is a derivative while it is written`(typed: String, line: String) {
    #expect(brain(typed).line == line)
  }

  @Test func `the arrow that leaves d over dx leads to what is differentiated`() {
    var brain = brain("d/dx")
    brain.edit(.move(.right))
    brain.type("(x^3)")
    #expect(brain.line == "diff(x^(3),x)")
    brain = self.brain()
    brain.type("d")
    brain.press(.divide)
    brain.type("d")
    brain.press(.variable)
    brain.edit(.move(.right))
    brain.press(.openParenthesis)
    brain.press(.variable)
    #expect(brain.line == "diff(x,x)" || brain.line == "diff((x),x)")
  }

  @Test func `a name that goes on leaves no comma behind`() {
    #expect(brain("integral").line == brain("int").line)
    #expect(brain("product").line == brain("prod").line)
  }

  /// What may go on as a name is in the sign's box until it is one.
  @Test(arguments: [
    ("inte", "int(,x,e,)"), ("inte^2", "int(,x,e^(2),)"), ("intx", "int(,x,x,)"),
    ("inten", "int(,x,en,)"), ("2inte+1", "2int(,x,e+1,)"), ("produ", "prod(,n,1,u)"),
    ("prodk", "prod(,n,1,k)"), ("sume", "sum(,n,1,e)"), ("int", "int(,x,,)"),
    ("integral(e", "int(e,,,)"), ("int(e", "int(e,,,)"),
  ])
  func `letters behind a sign are its box's`(typed: String, line: String) {
    #expect(brain(typed).line == line)
  }

  @Test func `the key of cases adds one behind the caret's, and Backspace takes it away`() {
    var brain = brain()
    brain.press(.cases)
    for part in ["1", "x<0", "3"] {
      brain.type(part)
      brain.edit(.move(.right))
    }
    #expect(brain.line == "piecewise(1,x<0,3)")
    brain.edit(.move(.left))
    brain.press(.cases)
    brain.type("2")
    brain.edit(.move(.right))
    brain.type("x<1")
    #expect(brain.line == "piecewise(1,x<0,2,x<1,3)")
    for _ in 0..<2 { brain.press(.cases) }
    #expect(brain.line == "piecewise(1,x<0,2,x<1,,,,,3)")
    for _ in 0..<3 { brain.press(.delete) }
    #expect(brain.line == "piecewise(1,x<0,2,x<1,3)")
    #expect(brain.program != nil)
    brain.type("2")
    #expect(brain.line == "piecewise(1,x<0,2,x<12,3)")
  }

  @Test(arguments: ["1,x<0", "1,x<0,3"])
  func `a case is added at the end, too`(typed: String) {
    var brain = brain("piecewise(" + typed)
    brain.press(.cases)
    brain.type("5")
    brain.edit(.move(.right))
    brain.type("x>9")
    let isOtherwise = typed.hasSuffix("3")
    #expect(
      brain.line == (isOtherwise ? "piecewise(1,x<0,5,x>9,3)" : "piecewise(1,x<0,5,x>9)")
    )
  }

  @Test(arguments: keys)
  func `a key opens boxes, and Backspace in the empty one takes all away`(key: KeypadKey) {
    var brain = brain("1+")
    brain.press(key)
    let row = TextbookReader.row(of: brain.line)
    #expect(row.rows(around: brain.caret).count == 2)
    #expect(row.rows(around: brain.caret).last?.nodes.isEmpty ?? false)
    guard case .unfinished = brain.status else {
      Issue.record("\(brain.line) is not finished")
      return
    }
    #expect(brain.formulaError?.isPending ?? false)
    brain.press(.delete)
    #expect(brain.line == "1+")
  }

  @Test(arguments: keys)
  func `the boxes are walked through in both ways, and no comma is torn out`(key: KeypadKey) {
    var brain = brain()
    brain.press(key)
    let line = brain.line
    var boxes: Set<Range<Int>> = []
    for way in [CaretMove.right, .left] {
      for _ in line {
        TextbookReader.row(of: line).rows(around: brain.caret).dropFirst().last
          .map { _ = boxes.insert($0.range) }
        brain.edit(.move(way))
      }
      #expect([0, line.count].contains(brain.caret))
    }
    let commas = line.count { $0 == "," }
    #expect(boxes.count == commas + 1)
    for _ in line { brain.edit(.move(.left)) }
    for _ in line { brain.press(.deleteForward) }
    #expect([commas, 0].contains(brain.line.count { $0 == "," }))
  }

  @Test(arguments: ["x\u{301}+1", "(2\u{20D7})", "\u{301}x", "🇩🇪", "sin\u{302}(x)"])
  func `what joins the character before it is of one piece with that`(text: String) {
    var brain = brain("")
    for scalar in text.unicodeScalars { brain.type(String(scalar)) }
    brain.edit(.all)
    #expect(brain.selection == 0..<brain.line.count)
    brain.press(.delete)
    #expect(brain.line.isEmpty)
  }

  @Test func `what is selected goes into the first box`() {
    var brain = brain("x^2")
    brain.edit(.all)
    brain.press(.integral)
    #expect(brain.line == "int(x^(2),x,,)")
    brain.type("0")
    _ = brain.leaveBox()
    brain.type("1")
    #expect(brain.line == "int(x^(2),x,0,1)")
    brain.press(.enter)
    #expect(brain.isWorkedOut)
  }

  /// Limits come before what they belong to, the letter last.
  @Test(arguments: [
    (KeypadKey.sum, ["100", "1/n^2"], "sum((1)÷(n^(2)),n,1,100)"),
    (.integral, ["0", "pi", "sin(x)"], "int(sin(x),x,0,π)"),
    (.product, ["5", "n"], "prod(n,n,1,5)"),
    (.derivative, ["x^2"], "diff(x^(2),x)"), (.cases, ["x", "x>0", "-x"], "piecewise(x,x>0,−x)"),
  ])
  func `the arrow leads to the next empty box`(key: KeypadKey, parts: [String], line: String) {
    for usesTab in [true, false] {
      var brain = brain()
      brain.press(key)
      for (index, part) in parts.enumerated() {
        brain.type(part)
        guard index + 1 < parts.count else { continue }
        if usesTab { _ = brain.leaveBox() } else { brain.edit(.move(.right)) }
      }
      #expect(brain.line == line)
    }
  }

  @Test func `the letter of a sign is one letter`() {
    var brain = brain()
    brain.press(.integral)
    for part in ["0", "1", "t"] {
      brain.type(part)
      brain.edit(.move(.right))
    }
    brain.type("tu")
    #expect(brain.line == "int(t,u,0,1)")
  }

  @Test func `in the terms of a sum the key of x is its letter`() {
    var brain = brain()
    brain.press(.sum)
    brain.type("5")
    brain.edit(.move(.right))
    #expect(brain.runningLetter == "n")
    brain.press(.variable)
    brain.press(.square)
    #expect(brain.line == "sum(n²,n,1,5)")
    brain.edit(.move(.end))
    brain.press(.variable)
    #expect(brain.line == "sum(n²,n,1,5)x")
  }

  @Test func `opening a sign keeps what it was of`() {
    var brain = brain("sum(k,k,1,3)")
    brain.edit(.place(4))
    brain.press(.delete)
    #expect(brain.line == "k")
  }

  @Test func `the last box of cases goes where it is not wanted`() {
    var brain = brain()
    brain.press(.cases)
    brain.type("x")
    _ = brain.leaveBox()
    brain.type("x>0")
    _ = brain.leaveBox()
    brain.press(.delete)
    #expect(brain.line == "piecewise(x,x>0)")
    brain.type(",2")
    #expect(brain.line == "piecewise(x,x>0,2)")
  }

  @Test(arguments: [
    ("", FormulaPart.body("∑")), ("9", .body("∑")),
  ])
  func `what is missing is named`(typed: String, part: FormulaPart) {
    var brain = brain()
    brain.press(.sum)
    brain.type(typed)
    #expect(brain.formulaError?.kind == .partMissing(part))
  }

  @Test func `what is missing in cases is named`() {
    var brain = brain()
    brain.press(.cases)
    #expect(brain.formulaError?.kind == .partMissing(.value))
    brain.type("x")
    #expect(brain.formulaError?.kind == .partMissing(.condition))
  }

  @Test(arguments: [
    ("sum", KeypadKey.sum), ("prod", .product), ("int", .integral), ("diff", .derivative),
    ("piecewise", .cases),
  ])
  func `a typed name or Tab fills in what its key comes with`(name: String, key: KeypadKey) {
    var (typed, pressed) = (brain(), brain())
    typed.type(name)
    // A sum's name has become its key's sign as it was typed.
    let isSign = ["sum", "prod", "int"].contains(name)
    let hasLeft = isSign || typed.leaveBox()
    #expect(hasLeft)
    pressed.press(key)
    #expect(typed.line == pressed.line)
    typed.type("7")
    pressed.type("7")
    #expect(typed.line == pressed.line)
  }
}
