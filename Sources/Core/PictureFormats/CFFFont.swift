import Drawing

/// Writes glyphs as a font in the compact font format (Adobe's technical notes 5176 and 5177), a
/// thousand units to the em.
struct CFFFont {
  /// A glyph in units of the font, y downwards.
  struct Glyph {
    var outline: Outline
    var advance: Int
  }

  /// The name of the glyph with a number from 1.
  static func glyphName(_ number: Int) -> String { "g\(number)" }

  /// The font's file; glyph 0 is the empty one for what the font lacks.
  static func file(named name: String, _ glyphs: [Glyph]) -> [UInt8] {
    // Version, length of this header, bytes of an offset.
    let header: [UInt8] = [1, 0, 4, 4]
    let names = index([Array(name.utf8)])
    let strings = index(glyphs.indices.map { Array(glyphName($0 + 1).utf8) })
    let shapes = index([[endOfGlyph]] + glyphs.map(shape))
    // The strings of the font itself are numbered behind 391 standard ones.
    let numbers = glyphs.indices.map { bytes(391 + $0, count: 2) }
    let charset: [UInt8] = [0] + Array(numbers.joined())
    let noRoutines = index([])
    // The width that is not told, and the one that told ones begin from: both 0.
    let widths = operand(0) + [20] + operand(0) + [21]
    func dictionary(from start: Int) -> [UInt8] {
      let shapesStart = start + charset.count
      let (charset, shapes, widths): ([UInt8], [UInt8], [UInt8]) = (
        number(start) + [15], number(shapesStart) + [17],
        number(widths.count) + number(shapesStart + shapes.count) + [18]
      )
      return charset + shapes + widths
    }
    let before = header + names
    let after = strings + noRoutines
    // All its numbers are of one length, whatever they say.
    let start = before.count + index([dictionary(from: 0)]).count + after.count
    return before + index([dictionary(from: start)]) + after + charset + shapes + widths
  }

  private static let endOfGlyph: UInt8 = 14

  /// What draws a glyph, after the width that every one begins with.
  private static func shape(of glyph: Glyph) -> [UInt8] {
    var code = operand(glyph.advance)
    var place = (x: 0, y: 0)
    func go(_ points: [Point], _ command: UInt8) {
      for point in points {
        let next = (x: Int(point.x.rounded()), y: Int((-point.y).rounded()))
        code += operand(next.x - place.x) + operand(next.y - place.y)
        place = next
      }
      code.append(command)
    }
    var current = Point.zero
    for step in glyph.outline.steps {
      switch step {
      case .move(let point):
        go([point], 21)
        current = point
      case .line(let point):
        go([point], 5)
        current = point
      case .quadratic(let control, let point):
        go(Outline.cubic(from: current, by: control, to: point), 8)
        current = point
      case .cubic(let first, let second, let point):
        go([first, second, point], 8)
        current = point
      case .close: break
      }
    }
    return code + [endOfGlyph]
  }

  /// A number in a glyph, as short as it can be.
  private static func operand(_ value: Int) -> [UInt8] {
    switch value {
    case -107...107: return [UInt8(value + 139)]
    case 108...1131:
      let (high, low) = (value - 108).quotientAndRemainder(dividingBy: 256)
      return [UInt8(high + 247), UInt8(low)]
    case -1131 ... -108:
      let (high, low) = (-value - 108).quotientAndRemainder(dividingBy: 256)
      return [UInt8(high + 251), UInt8(low)]
    default: return [28] + bytes(min(max(value, -32768), 32767), count: 2)
    }
  }

  /// A number in a dictionary, always of five bytes.
  private static func number(_ value: Int) -> [UInt8] { [29] + bytes(value, count: 4) }

  /// Several things one after another, with where each begins.
  private static func index(_ items: [[UInt8]]) -> [UInt8] {
    guard !items.isEmpty else { return [0, 0] }
    var places = bytes(1, count: 4)
    var place = 1
    for item in items {
      place += item.count
      places += bytes(place, count: 4)
    }
    return bytes(items.count, count: 2) + [4] + places + Array(items.joined())
  }

  private static func bytes(_ value: Int, count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

extension Outline {
  /// A curve of one control point as one of two: both, and its end.
  static func cubic(from start: Point, by control: Point, to end: Point) -> [Point] {
    let share = 2.0 / 3
    return [start + (control - start) * share, end + (control - end) * share, end]
  }
}
