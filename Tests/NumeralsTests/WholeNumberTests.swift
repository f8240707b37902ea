import Numerals
import TestSupport
import Testing

@Suite struct `Whole numbers of any length` {
  private static func number(_ generator: inout SeededGenerator) -> WholeNumber {
    (0..<Int.random(in: 1...6, using: &generator)).reduce(WholeNumber(1)) { product, _ in
      product * WholeNumber(Int128(Int64.random(in: -(.max)...(.max), using: &generator)))
    }
  }

  @Test(arguments: 0..<20)
  func `agree with machine numbers where these hold them`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let a = Int128(Int64.random(in: -(.max)...(.max), using: &generator))
      let b = Int128(Int64.random(in: -(.max)...(.max), using: &generator))
      #expect(WholeNumber(a) + WholeNumber(b) == WholeNumber(a + b))
      #expect(WholeNumber(a) * WholeNumber(b) == WholeNumber(a * b))
      #expect(-WholeNumber(a) == WholeNumber(-a))
      #expect(WholeNumber(a) << 40 == WholeNumber(a << 40))
      #expect(WholeNumber(a).sign == a.signum())
    }
  }

  @Test(arguments: 0..<20)
  func `obey the laws of a ring`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let (a, b, c) = (
      Self.number(&generator), Self.number(&generator), Self.number(&generator)
    )
    #expect(a + b == b + a && a * b == b * a)
    #expect((a + b) + c == a + (b + c))
    #expect((a * b) * c == a * (b * c))
    #expect(a * (b + c) == a * b + a * c)
    #expect(a + -a == .zero && (a + -a).sign == 0)
    #expect((a << 131) == a * (WholeNumber(1) << 131))
  }

  @Test func `lie between the nearest of 53 bits`() {
    let power = Int128(1) << 90
    let bits = 1 << 52
    #expect(WholeNumber(0).bounds == (0, 0, 0))
    #expect(WholeNumber(-7).bounds == (-7, -7, 0))
    #expect(WholeNumber(power).bounds == (bits, bits, 38))
    #expect(WholeNumber(power + 1).bounds == (bits, bits + 1, 38))
    #expect(WholeNumber(-power - 1).bounds == (-bits - 1, -bits, 38))
  }
}
