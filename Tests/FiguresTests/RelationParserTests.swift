import Formulas
import Notation
import Figures
import Testing
import Words

@Suite struct RelationParserTests {
  private func compare(
    _ left: String,
    _ comparison: Comparison,
    _ right: String
  ) throws -> Relation {
    .compare(
      try FormulaParser.parse(left, withOrdinate: true),
      comparison,
      try FormulaParser.parse(right, withOrdinate: true)
    )
  }

  @Test func `one and not the other is written out, as far as that is short`() throws {
    let (first, second) = (try compare("x", .less, "1"), try compare("y", .greater, "0"))
    #expect(
      try RelationParser.parse("x<1 xor y>0")
        == .any([.all([first, .not(second)]), .all([.not(first), second])])
    )
    let many = Array(repeating: "x<y", count: 12).joined(separator: " xor ")
    #expect(throws: FormulaError.self) { try RelationParser.parse(many) }
  }

  @Test func `chains compare neighbours`() throws {
    #expect(
      try RelationParser.parse("1 < x^2+y^2 <= 4")
        == .all([compare("1", .less, "x^2+y^2"), compare("x^2+y^2", .lessOrEqual, "4")])
    )
    #expect(
      try RelationParser.parse("x = y = sin(x*y)")
        == .all([compare("x", .equal, "y"), compare("y", .equal, "sin(x*y)")])
    )
  }

  @Test func `and binds tighter than or, brackets bind tightest`() throws {
    let (a, b, c) = (
      try compare("x", .greater, "0"), try compare("y", .less, "1"), try compare("x", .equal, "y")
    )
    #expect(try RelationParser.parse("x>0 or y<1 and x=y") == .any([a, .all([b, c])]))
    #expect(try RelationParser.parse("(x>0 or y<1) and x=y") == .all([.any([a, b]), c]))
    #expect(try RelationParser.parse("x>0 ∧ y<1") == .all([a, b]))
    #expect(try RelationParser.parse("x>0 ∨ y<1") == .any([a, b]))
    #expect(try RelationParser.parse("not x>0") == .not(a))
    #expect(try RelationParser.parse("¬(x>0 and y<1)") == .not(.all([a, b])))
  }

  @Test(arguments: ["x=y {x>0}{y<1}", "x=y {x>0} {y<1}", "x=y, x>0, y<1"])
  func `conditions stand in braces or behind commas`(text: String) throws {
    let parts = [
      try compare("x", .equal, "y"), try compare("x", .greater, "0"), try compare("y", .less, "1"),
    ]
    let parsed = try RelationParser.parse(text)
    #expect(parsed == .all(parts) || parsed == .all([.all([parts[0], parts[1]]), parts[2]]))
  }

  @Test(arguments: ["x=y or y>2, x>0", "x=y or y>2, (x>0)"])
  func `what stands behind a comma holds for all before it`(text: String) throws {
    let (a, b, c) = (
      try compare("x", .equal, "y"), try compare("y", .greater, "2"),
      try compare("x", .greater, "0")
    )
    #expect(try RelationParser.parse(text) == .all([.any([a, b]), c]))
  }

  @Test(arguments: ["x=3 {x>0}", "x^2=4, x>0"])
  func `a statement under a condition is a relation`(text: String) throws {
    #expect(FormulaTree(text).meaning == .relation)
    #expect(try RelationParser.parse(text).programs.count == 4)
    #expect(throws: FormulaError.self) { try FormulaParser.parse(text) }
  }

  @Test(arguments: ["", " {x>0}"])
  func `cases in braces are a value`(condition: String) throws {
    let cases = try compare("x", .equal, "{y<0: -y, y<1: y^2, 2}")
    #expect(
      try RelationParser.parse("x={y<0: -y, y<1: y^2, 2}" + condition)
        == (condition.isEmpty ? cases : .all([cases, compare("x", .greater, "0")]))
    )
  }

  @Test(arguments: [
    ("x<=y", Comparison.lessOrEqual), ("x≤y", .lessOrEqual), ("x >= y", .greaterOrEqual),
    ("x != y", .unequal), ("x≠y", .unequal), ("x == y", .equal),
  ])
  func `signs are written in several ways`(text: String, comparison: Comparison) throws {
    #expect(try RelationParser.parse(text) == compare("x", comparison, "y"))
  }

  @Test(arguments: [
    ("x^2+y^2=25", true), ("x=3", true), ("y<x", true), ("y = y^2", true), ("y = x {x>0}", false),
    ("y = x^2", false), ("f(x) = sin(x)", false), ("x^2", false), ("y = hypot(x, 1)", false),
    ("(cos(t), sin(t))", false), ("r = θ", false),
  ])
  func `a relation is told from a formula of x`(text: String, isRelation: Bool) {
    #expect((FormulaTree(text).meaning == .relation) == isRelation)
  }

  @Test(arguments: ["2 < x {x>0} < 5", "x>0 {y>0} + 1 = y", "(x>0) = y", "(y<1 {x>0}) < 2"])
  func `a statement is no number that is compared`(text: String) {
    #expect(throws: FormulaError.self) { try RelationParser.parse(text) }
  }

  @Test(arguments: [
    ("x^2+", FormulaFault.needsRightSide("+")), ("x <", .needsRightSide("<")),
    ("= y", .needsLeftSide("=")), ("x>0 and", .needsRightSide("and")),
    ("x>0 and y", .comparisonMissing), ("x = Q", .unknownName("Q")),
  ])
  func `what is missing or unknown is said`(text: String, fault: FormulaFault) {
    #expect { try RelationParser.parse(text) } throws: { error in
      (error as? FormulaError)?.kind == fault
    }
  }

  @Test func `an error stands where it is in the whole text`() {
    #expect { try RelationParser.parse("x>0 and y<qq") } throws: { error in
      (error as? FormulaError)?.range == 10..<12
    }
  }

  @Test(arguments: [
    "(cos(t), sin(t)) {0<=t<=2pi}", "(t, t^2) {-1≤t≤1}", "r = 1+cos(θ) {0≤θ≤2π}", "r=theta",
    "(3t/(1+t^3), 3t^2/(1+t^3)) {-30<=t<=30}",
  ])
  func `moving points are read`(text: String) throws {
    #expect(WrittenFigure.isMeant(by: text))
    #expect(try WrittenFigure(reading: text).figure != nil)
  }

  @Test func `t is the angle where none is written`() throws {
    let (turned, written) = (
      try WrittenFigure(reading: "r=2cos(3t) {0<=t<=pi}"),
      try WrittenFigure(reading: "r=2cos(3θ) {0<=θ<=pi}")
    )
    #expect(turned == written)
    #expect(try WrittenFigure(reading: "r=t θ").parameters.map(\.rawValue) == ["t"])
  }

  @Test(arguments: [
    "(cos(t), sin(x))", "(cos(t), sin(t)) {0<=x<=1}", "(cos(t), sin(t)) {0<=t}", "r = x",
    "(t, 1/) {0<=t<=1}",
  ])
  func `moving points that are wrong are refused`(text: String) {
    #expect(throws: FormulaError.self) { try WrittenFigure(reading: text) }
  }

  @Test(arguments: ["(1,2)", "x^2", "sin(t)", "(x+1)(x-1)"])
  func `other texts are no moving points`(text: String) {
    #expect(FormulaTree(text).meaning != .point)
  }
}
