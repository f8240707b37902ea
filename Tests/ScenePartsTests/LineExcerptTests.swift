import SceneParts
import TestSupport
import Testing
import Words

@Suite struct LineExcerptTests {
  @Test(arguments: [0, 10, 499, 1000, 5000])
  func `what is around the caret is in it`(length: Int) {
    let line = String((0..<length).map { Character(String($0 % 10)) })
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<40 {
      let caret = Int.random(in: 0...length, using: &generator)
      let excerpt = LineExcerpt(of: line, around: caret, mark: .point)
      let near = max(0, caret - 100)..<min(length, caret + 100)
      #expect(excerpt.part(near).count == near.count)
      #expect(Array(line)[near].elementsEqual(Array(excerpt.text)[excerpt.part(near)]))
      #expect(excerpt.isCut == (excerpt.start + excerpt.text.count < length))
    }
  }

  @Test func `a part that is not in it is empty`() {
    let excerpt = LineExcerpt(of: String(repeating: "1", count: 9000), around: 9000, mark: .point)
    #expect(excerpt.start > 0)
    #expect(excerpt.part(0..<10).isEmpty)
  }

  @Test func `the mark is the one of the place`() {
    #expect(LineExcerpt(of: "1.5", around: 0, mark: .comma).text == "1,5")
  }
}
