import Monkey
import Testing

@Suite struct MonkeyTests {
  /// Ten thousand acts in all; `make test-long` does a million.
  @Test(arguments: 0..<20)
  func `nothing that is done makes it insane`(seed: Int) {
    var monkey = Monkey(seed: UInt64(seed))
    for number in 0..<500 {
      if let fault = monkey.act() {
        Issue.record("seed \(seed), act \(number): \(fault)")
        return
      }
    }
  }

  @Test(arguments: 100..<104)
  func `every single act leads back and can be saved`(seed: Int) {
    var monkey = Monkey(seed: UInt64(seed), asksAlways: true)
    for number in 0..<25 {
      if let fault = monkey.act() {
        Issue.record("seed \(seed), act \(number): \(fault)")
        return
      }
    }
  }
}
