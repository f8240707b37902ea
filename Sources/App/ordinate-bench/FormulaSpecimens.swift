import Drawing
import Foundation
import SDLPlatform
import Notation
import Typesetting

/// Forty formulas, to be looked at beside the same ones set by LaTeX, and one to be timed.
enum FormulaSpecimens {
  /// As they are typed here, and as LaTeX writes them.
  static let all: [(line: String, latex: String)] = [
    ("(−b+√(b²−4a×c))÷(2a)", #"\frac{-b+\sqrt{b^2-4a\cdot c}}{2a}"#),
    ("(x²−1)÷(x−1)", #"\frac{x^2-1}{x-1}"#),
    ("√(x+3)×2^(−x)", #"\sqrt{x+3}\cdot 2^{-x}"#),
    ("1÷(1+1÷(1+1÷x))", #"\frac{1}{1+\frac{1}{1+\frac{1}{x}}}"#),
    ("e^(−x²÷2)÷√(2π)", #"\frac{e^{-\frac{x^2}{2}}}{\sqrt{2\pi}}"#),
    ("sin(π÷3)", #"\sin\left(\frac{\pi}{3}\right)"#),
    ("sin²(x)+cos²(x)", #"\sin^2(x)+\cos^2(x)"#),
    ("(1+1÷x)^x", #"\left(1+\frac{1}{x}\right)^x"#),
    ("2^2^x", #"2^{2^x}"#), ("x^(x^(x^x))", #"x^{x^{x^x}}"#),
    ("√(1+√(1+√(1+x)))", #"\sqrt{1+\sqrt{1+\sqrt{1+x}}}"#),
    ("∛(x²+1)", #"\sqrt[3]{x^2+1}"#), ("root(5,x÷2)", #"\sqrt[5]{\frac{x}{2}}"#),
    ("|x÷2|−|x|", #"\left|\frac{x}{2}\right|-|x|"#),
    ("⌊x÷2⌋+⌈x⌉", #"\left\lfloor\frac{x}{2}\right\rfloor+\lceil x\rceil"#),
    ("log_2(x)+ln(x)", #"\log_2(x)+\ln(x)"#), ("log(3,x+1)", #"\log_3(x+1)"#),
    ("sum(1÷k²,k,1,1000)", #"\sum_{k=1}^{1000}\frac{1}{k^2}"#),
    ("sum(k+1,k,1,n)", #"\sum_{k=1}^{n}(k+1)"#), ("prod(k,k,1,n)", #"\prod_{k=1}^{n}k"#),
    ("int(e^(−x²),x,0,1)", #"\int_0^1 e^{-x^2}\,dx"#),
    ("int(sin(x)÷x,x,0,π)", #"\int_0^\pi \frac{\sin(x)}{x}\,dx"#),
    ("diff(x^x,x)", #"\frac{d}{dx}(x^x)"#),
    ("{x<0:−x, x²}", #"\begin{cases}-x&x<0\\x^2\end{cases}"#),
    ("{x<0:x², 0≤x<2:2−x, 1}", #"\begin{cases}x^2&x<0\\2-x&0\le x<2\\1\end{cases}"#),
    ("x²+y²≤4", #"x^2+y^2\le 4"#), ("−1<x<2", #"-1<x<2"#), ("x^(1÷3)", #"x^{\frac{1}{3}}"#),
    ("(x÷(x+1))²", #"\left(\frac{x}{x+1}\right)^2"#), ("2x÷3−x÷5", #"\frac{2x}{3}-\frac{x}{5}"#),
    ("tan(x)÷(1−tan²(x))", #"\frac{\tan(x)}{1-\tan^2(x)}"#),
    ("f'(x)=a×cos(a x)", #"f'(x)=a\cdot\cos(ax)"#), ("x₁+x₂", #"x_1+x_2"#),
    ("n!÷(k!(n−k)!)", #"\frac{n!}{k!(n-k)!}"#), ("e^(π√163)", #"e^{\pi\sqrt{163}}"#),
    ("max(x,1−x)", #"\max(x,1-x)"#),
    ("asin(x÷√2)", #"\operatorname{asin}\left(\frac{x}{\sqrt2}\right)"#),
    ("x³−3x²+2x−7", #"x^3-3x^2+2x-7"#), ("10^(−3)×1.5", #"10^{-3}\cdot 1.5"#),
    ("((x+1)÷(x−1))÷(x÷2)", #"\frac{\frac{x+1}{x-1}}{\frac{x}{2}}"#),
  ]

  /// Sets each at three sizes, in rows, and prints LaTeX's spelling of each.
  static func draw(to path: String) throws {
    let fonts = try FontLibrary()
    let (row, columns) = (150.0, [17.0, 26, 36])
    let size = Size(width: 1000, height: row * Double(all.count))
    let picture = try PictureCanvas(size: size, scale: .one, fonts: fonts)
    let colors = MathColors(Color(0x1A1D21))
    picture.draw { canvas in
      for (index, specimen) in all.enumerated() {
        var x = 20.0
        for size in columns {
          let set = MathPicture(
            TextbookReader.row(of: specimen.line),
            style: MathStyle(size: size),
            canvas
          )
          let middle = row * (Double(index) + 0.5) + (set.ascent - set.descent) / 2
          set.draw(on: canvas, at: Point(x: x, y: middle.rounded()), in: colors)
          x += size * 10 + 40
        }
        print(specimen.latex)
      }
    }
    try Data(picture.png()).write(to: URL(fileURLWithPath: path))
  }

  /// Reads and sets a formula of 200 boxes, as after a key.
  static func time() throws {
    let line = (0..<40).map { "(x+\($0))÷(√(x²+\($0)))" }.joined(separator: "+")
    let fonts = try FontLibrary()
    var boxes = 0
    let time = medianTime(of: 201) {
      let row = TextbookReader.row(of: line)
      boxes = MathPicture(row, style: MathStyle(size: 22), fonts).spans.count
    }
    guard boxes > 200 else { throw WrongAnswer(formula: line, found: "\(boxes) boxes") }
    print("a formula of \(boxes) boxes is read and set: \(rounded(time / 1e6)) ms")
    tell(row: "typeset", time / 1e6)
  }
}
