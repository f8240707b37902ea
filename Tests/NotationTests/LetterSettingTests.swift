import Formulas
import GraphModel
import Notation
import Numerals
import Operations
import TestSupport
import Testing

/// What sets a letter to values: `a = 3`, `k = {1, 2, 3}`.
@Suite struct LetterSettingTests {
  @Test(
    arguments: [
      ("a=3", "a", [3]), (" k = -pi/2 ", "k", [-.pi / 2]), ("a={1,2,3}", "a", [1, 2, 3]),
      ("a=[3;1]", "a", [3, 1]), ("a=1,2,0", "a", [1, 2, 0]), ("a=(1,2)", "a", [1, 2]),
      ("a=(1)(2),(3)", "a", [2, 3]),
      ("b={1,2", "b", [1, 2]),
      ("a=max(1,2),3", "a", [2, 3]), ("a={sqrt(4", "a", [2]), ("t=1…4", "t", [1, 2, 3, 4]),
      ("a=1...3", "a", [1, 2, 3]), ("a=1..3", "a", [1, 2, 3]), ("a=3…1", "a", [3, 2, 1]),
      ("a={0,0.5,...,2}", "a", [0, 0.5, 1, 1.5, 2]),
      ("a={0,0.1…0.3,7}", "a", [0, 0.1, 0.2, 0.3, 7]),
    ] as [(String, String, [Double])]
  )
  func `is read`(text: String, letter: String, values: [Double]) throws {
    let setting = try LetterSetting(reading: text)
    #expect(setting.letter.rawValue == letter)
    #expect(setting.values.count == values.count)
    for (found, wanted) in zip(setting.values, values) { #expect(abs(found - wanted) < 1e-12) }
  }

  @Test(arguments: ["x=3", "y=2", "r=2", "M=2", "e=2", "ab=2", "f(x)=2", "3=a", "a", "A=1"])
  func `other lines are not meant`(text: String) {
    #expect(!LetterSetting.isMeant(by: text))
  }

  @Test(arguments: [
    ("a=", true, "Nothing after ="),
    ("a={1,", true, "Nothing after ,"),
    ("a=1…", true, "Nothing after …"),
    ("a=2+", true, "Nothing after +"),
    ("a=x", false, "x has no meaning here"),
    ("a=4,5", false, "4,5 can be read in two ways: write {4,5}"),
    ("a=1,b", false, "b has no meaning here"),
    ("a=1/0", false, "not a value of a list"),
    ("a=0…12", false, "a list has at most 12 values"),
    ("a=1,1…3", false, "not a value of a list"),
    ("a=1,2…0", false, "not a value of a list"),
    ("a=…3", true, "Nothing before …"),
    ("a=1,2,3,4,5,6,7,8,9,10,11,12,13", false, "a list has at most 12 values"),
  ])
  func `is refused with a sentence`(text: String, isPending: Bool, sentence: String) {
    let error = #expect(throws: FormulaError.self) { try LetterSetting(reading: text) }
    #expect(error?.description == sentence)
    #expect(error?.isPending == isPending)
    #expect((error?.range.upperBound ?? .max) <= text.count)
  }

  @Test func `any mixture is read or refused in its own text`() {
    let alphabet = Array("12.,;…{}[]()+-x a=")
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<5_000 {
      let length = Int.random(in: 0...14, using: &generator)
      let text =
        "a=" + String((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "1" })
      do throws(FormulaError) {
        let values = try LetterSetting(reading: text).values
        #expect(1...NumeralLimits.listedValues ~= values.count && values.allSatisfy(\.isFinite))
      } catch {
        #expect(
          0...text.count ~= error.range.lowerBound && 0...text.count ~= error.range.upperBound
        )
      }
    }
  }
}

/// A slider with a list of values.
@Suite struct ParameterListTests {
  private let setting = ParameterSetting(values: [2, -1, 8, 2])

  @Test func `the values are in order, each once, and the range holds them`() {
    #expect(setting.list == [-1, 2, 8])
    #expect((setting.minimum, setting.maximum, setting.value) == (-5, 8, -1))
  }

  @Test func `it goes from value to value`() {
    var setting = setting
    var seen: [Double] = []
    for _ in 0..<4 {
      setting.move(bySteps: 1)
      seen.append(setting.value)
    }
    #expect(seen == [2, 8, 8, 8])
    setting.move(bySteps: -10)
    #expect(setting.value == -1)
    setting.move(toShare: 0.6)
    #expect(setting.value == 2)
    setting.glide(toShare: 0.99)
    #expect(setting.value == 8)
    setting.choose(1)
    #expect(setting.value == 2)
    #expect(setting.list.count == 3)
  }

  @Test func `a number, a range or a step ends it`() {
    for change in [
      { $0.set(value: 3) }, { $0.set(step: 0.5) }, { $0.set(minimum: 0, maximum: 4) },
      { $0.set(values: [3]) },
    ] as [(inout ParameterSetting) -> Void] {
      var setting = setting
      change(&setting)
      #expect(setting.list.isEmpty)
    }
  }

  @Test func `values that are none are left out, and there are no more than a list may have`() {
    #expect(ParameterSetting(values: [.nan, 1, .infinity, 1e300, 2]).list == [1, 2])
    let many = ParameterSetting(values: (0..<99).map(Double.init))
    #expect(many.list.count == NumeralLimits.listedValues)
    #expect(ParameterSetting(values: [.nan]) == ParameterSetting())
  }
}
