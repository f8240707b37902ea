import Calculator
import Notation
import Operations
import Synchronization
import TestSupport
import Testing

/// The tree that a line is read into.
@Suite struct FormulaTreeTests {
  @Test(arguments: 0..<5)
  func `every line has a tree, whatever is wrong with it`(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(900 + seed))
    let alphabet = Array("x2+-*/^(),|;:{}[]=<≤√!%²₁_'.yaef∑∫ sincodmtk")
    for _ in 0..<1_000 {
      let length = Int.random(in: 0...20, using: &numbers)
      let line = String((0..<length).map { _ in alphabet.randomElement(using: &numbers) ?? "x" })
      let tree = FormulaTree(line)
      var isPart = Array(repeating: false, count: tree.nodes.count)
      for index in tree.nodes.indices {
        let (node, parts) = (tree.nodes[index], tree.parts(of: index))
        #expect(parts.count == node.count && node.start <= index, "\(line)")
        for part in parts {
          #expect(!isPart[part] && tree.nodes[part].start >= node.start, "\(line)")
          isPart[part] = true
          let range = tree.nodes[part].range
          #expect(node.range.lowerBound <= range.lowerBound, "\(line)")
          #expect(range.upperBound <= node.range.upperBound, "\(line)")
        }
      }
      #expect(isPart.dropLast().allSatisfy { $0 } && isPart.last == false, "\(line)")
      for (one, other) in zip(tree.tokens, tree.tokens.dropFirst()) {
        #expect(one.range.upperBound <= other.range.lowerBound, "\(line)")
      }
    }
  }

  @Test(arguments: [
    ("sin(x", "sin(x)"), ("2(3+|x", "2·(3+|x|)"), ("max(1,{x>0: 2", "max(1, (2 {x>0}))"),
  ])
  func `brackets left open are closed in the tree`(line: String, closed: String) throws {
    let tree = FormulaTree(line)
    #expect(tree.closedProgram(.radians)?.description == closed)
    #expect(
      try FormulaParser.parse(line + tree.closers) == tree.program(.radians, closingBrackets: true)
    )
  }

  @Test(arguments: ["max(x", "|2|x|−1", "{x: 1", "sin(x,", "x+(", "{1, 2"])
  func `what would be wrong when it is closed is not closed`(line: String) {
    #expect(FormulaTree(line).closedProgram(.radians) == nil)
  }
}

/// How often a key press reads.
@Suite struct ReadingCountTests {
  private final class Count: ReadingCounter {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
  }

  private func readings(_ text: String, _ entry: EntryStyle) -> [Int] {
    var brain = CalculatorBrain()
    brain.entry = entry
    return text.map { character in
      let count = Count()
      FormulaReadings.$counter.withValue(count) { brain.type(String(character)) }
      return count.value
    }
  }

  @Test(arguments: ["x^2+3x/2-1", "y=x^2+1", "x^2+y^2=25", "|x|<2 and y>1", "(x+1)(x−1"])
  func `a key press on a line reads it once`(text: String) {
    #expect(readings(text, .line) == text.map { _ in 1 })
  }

  /// What is typed is one line, and with the brackets that are not seen it is another.
  @Test(arguments: ["x^2+3x/2-1", "y=x^2+1", "x^2+y^2=25", "|x|<2 and y>1", "sin(2x)/3", "1/x^2-"])
  func `a key press in a book reads what is typed, and the line that comes of it`(text: String) {
    #expect(readings(text, .textbook).allSatisfy { $0 <= 2 })
  }
}
