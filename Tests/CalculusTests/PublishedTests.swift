import Calculus
import Testing

@Suite struct PublishedTests {
  @Test func `what was known is read while somebody works`() {
    let value = Published(1)
    let before = value.update { number -> Int in
      number = 2
      return value.current
    }
    #expect(before == 1)
    #expect(value.current == 2)
  }

  @Test func `nothing of what tasks do at once is lost`() async {
    let value = Published(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<500 { value.update { $0 += 1 } } } }
    }
    #expect(value.current == 4_000)
  }
}
