/// The first 1280 binary digits of 2/π, most significant word first; 2/π = Σ word(i)·2^(−64(i+1)).
///
/// Enough for the largest finite Double: 1024 digits are shifted out, 1280 − 1024 = 256 remain.
struct TwoOverPi {
  private static let words: [UInt64] = [
    0xA2F9836E_4E441529, 0xFC2757D1_F534DDC0, 0xDB629599_3C439041,
    0xFE5163AB_DEBBC561, 0xB7246E3A_424DD2E0, 0x06492EEA_09D1921C,
    0xFE1DEB1C_B129A73E, 0xE88235F5_2EBB4484, 0xE99C7026_B45F7E41,
    0x3991D639_835339F4, 0x9C845F8B_BDF9283B, 0x1FF897FF_DE05980F,
    0xEF2F118B_5A0A6D1F, 0x6D367ECF_27CB09B7, 0x4F463F66_9E5FEA2D,
    0x7527BAC7_EBE5F17B, 0x3D0739F7_8A5292EA, 0x6BFB5FB1_1F8D5D08,
    0x56033046_FC7B6BAB, 0xF0CFBC20_9AF4361D,
  ]

  /// 64 binary digits that start `offset` places after the binary point; before it there is 0.
  static func digits(from offset: Int) -> UInt64 {
    let index = offset >> 6
    let shift = UInt64(truncatingIfNeeded: offset & 63)
    let high = word(index) << shift
    return shift == 0 ? high : high | word(index + 1) >> (64 - shift)
  }

  private static func word(_ index: Int) -> UInt64 {
    words.indices.contains(index) ? words[index] : 0
  }
}
