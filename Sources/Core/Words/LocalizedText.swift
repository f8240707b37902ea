/// A phrase in one language: words and, between them, formulas and numbers.
///
/// A literal makes words, an interpolated string a formula or number that is kept with points and
/// shown with the decimal mark of the place:
///
///     let text: LocalizedText = "no real value: \("√") of \("−0.5")"
///     text.text(.comma)  // "no real value: √ of −0,5"
package struct LocalizedText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A piece of a phrase.
  package enum Piece: Hashable, Sendable {
    case words(String)
    case formula(String)

    package var text: String {
      switch self {
      case .words(let text), .formula(let text): text
      }
    }
  }

  private var pieces: [Piece]

  @inline(never) package init(stringLiteral words: String) { pieces = [.words(words)] }

  @inline(never) package init(stringInterpolation: Interpolation) {
    pieces = stringInterpolation.pieces
  }

  /// The pieces with numbers as a place writes them.
  package func pieces(_ mark: DecimalMark) -> [Piece] {
    pieces.map { piece in
      guard case .formula(let kept) = piece else { return piece }
      return .formula(mark.written(kept))
    }
  }

  /// The whole phrase with numbers as a place writes them.
  package func text(_ mark: DecimalMark) -> String { pieces(mark).map(\.text).joined() }

  /// What an interpolated literal collects.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    @inline(never) package init(literalCapacity: Int, interpolationCount: Int) {}

    @inline(never) package mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { pieces.append(.words(words)) }
    }

    /// A formula or a number.
    @inline(never) package mutating func appendInterpolation(_ formula: String) {
      pieces.append(.formula(formula))
    }

    /// A count.
    @inline(never) package mutating func appendInterpolation(_ count: Int) {
      pieces.append(.words(String(count)))
    }

    /// Another phrase.
    @inline(never) package mutating func appendInterpolation(_ text: LocalizedText) {
      pieces += text.pieces
    }

    /// A path, a name, or something else that stays as it is.
    @inline(never) package mutating func appendInterpolation(verbatim text: String) {
      pieces.append(.words(text))
    }
  }
}
