import CurveProof
import PlaneProof
import Figures
import Testing

/// Relations whose numbers no Double holds.
@Suite struct LargeNumberTests {
  private let grid = PixelGrid(x: -10.01...9.99, y: -9.98...10.02, columnCount: 100, rowCount: 100)

  private func pixels(_ text: String) throws -> [PlaneInk] {
    let relation = try #require(try RelationParser.parse(text).plane)
    return PlaneMap(proving: .relation(relation), on: grid).pixels
  }

  @Test(
    arguments: [
      ("x^500+y^500=9^500", "(x/9)^500+(y/9)^500=1"),
      ("x^500+y^500<9^500", "(x/9)^500+(y/9)^500<1"),
      ("2·9^500≥3x^500+x^250y^250", "2≥3(x/9)^500+(x/9)^250(y/9)^250"),
      ("x^400·y^300=5^700", "(x/5)^400·(y/5)^300=1"),
      ("(x²+y²)^200-4x·y=5^400", "((x²+y²)/25)^200=4x·y/5^400+1"),
      ("exp(100x)+exp(100y)=exp(800)", "exp(100x-800)+exp(100y-800)=1"),
      ("e^(90x)·y=e^720", "e^(90x-720)·y=1"),
      ("2^(300x)=3^1200+y", "2^(300x)/3^1200=1"),
    ]
  )
  func `have the picture of smaller ones, all of it proven`(text: String, small: String) throws {
    let pixels = try pixels(text)
    #expect(!pixels.contains(.possible))
    #expect(pixels.contains { $0 != .none })
    guard !small.contains("/3^1200"), !small.contains("/5^400") else { return }
    #expect(try pixels == self.pixels(small))
  }

  @Test(arguments: ["x^2+y^2=9", "x^12+y^12=9^12", "x+y=10^20"])
  func `others stay as they are`(text: String) throws {
    #expect(try !pixels(text).contains(.possible))
  }
}
