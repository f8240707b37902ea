import Drawing
import Testing

@Suite struct ColorTests {
  @Test func `a hexadecimal number is red, green, blue`() {
    let color = Color(0x12_34_56)
    #expect(color == Color(red: 0x12, green: 0x34, blue: 0x56, alpha: 255))
  }

  @Test func `black on white has the greatest contrast`() {
    #expect(abs(Color(0x000000).contrast(with: Color(0xFFFFFF)) - 21) < 1e-9)
    #expect(Color(0x123456).contrast(with: Color(0x123456)) == 1)
  }

  @Test(arguments: [
    (UInt32(0x000000), 0.0), (0xFFFFFF, 1.0), (0xFF0000, 0.2126), (0x00FF00, 0.7152),
    (0x0000FF, 0.0722), (0x808080, 0.215_860_5), (0x0A0A0A, 0.003_035_3),
  ])
  func `luminance is WCAG's`(hex: UInt32, luminance: Double) {
    #expect(abs(Color(hex).luminance - luminance) < 1e-6)
  }

  @Test(arguments: [UInt32(0xCE3D08), 0x0B5CF0, 0x565A62], [UInt32(0xFFFFFF), 0x14171B])
  func `contrast does not ask which colour lies below`(ink: UInt32, ground: UInt32) {
    let (a, b) = (Color(ink), Color(ground))
    #expect(a.contrast(with: b) == b.contrast(with: a))
    #expect(a.contrast(with: b) > 1)
  }

  @Test func `mixing runs from the one colour to the other`() {
    let (a, b) = (Color(0x000000), Color(0xC86432))
    #expect(a.mixed(with: b, share: 0) == a)
    #expect(a.mixed(with: b, share: 1) == b)
    #expect(a.mixed(with: b, share: 0.5) == Color(0x643219))
  }

  @Test(arguments: [(-1.0, 0), (0, 0), (0.5, 128), (1, 255), (7, 255)])
  func `opacity is held between none and all`(opacity: Double, alpha: Int) {
    #expect(Int(Color(0xFFFFFF).opacity(opacity).alpha) == alpha)
  }
}
