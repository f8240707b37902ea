import CLibrary
import Drawing

/// Brackets that grow, large signs with limits, and cases.
extension MathSetter {
  func fence(_ fence: MathFence, _ row: MathRow, size: Double, level: Int) -> MathBox {
    let inner = part(row, size: size, level: level)
    let isHigh = inner.ascent > Measures.high * size || inner.descent > Measures.deep * size
    let axis = Measures.axis * size
    let stroke = max(Measures.leastBracket, Measures.bracket * size)
    if fence.shape == .round || fence.shape == .brace, !isHigh {
      return lettered(fence, around: inner, size: size)
    }
    let half = max(inner.ascent - axis, inner.descent + axis, 0.44 * size) + 0.05 * size
    let lead = (fence.shape == .round || fence.shape == .brace ? 0.30 : 0.22) * size
    var box = MathBox(
      width: inner.width + 2 * lead,
      ascent: half + axis,
      descent: half - axis
    )
    let edge = 0.04 * size
    for isLeft in [true, false] where isLeft || fence.isClosed {
      let path = bracket(fence.shape, half: half, size: size).map { place in
        Point(
          x: isLeft ? lead - edge - place.x : lead + inner.width + edge + place.x,
          y: place.y - axis
        )
      }
      box.stroke(path, width: stroke)
    }
    box.add(inner, x: lead)
    return box
  }

  /// Brackets of the font.
  private func lettered(_ fence: MathFence, around inner: MathBox, size: Double) -> MathBox {
    let font = Font(style.face, size)
    let (open, close) = fence.shape == .round ? ("(", ")") : ("{", "}")
    let left = glyphs(open, font, .plain, drop: -0.03 * size)
    let right = glyphs(close, font, .plain, drop: -0.03 * size)
    var box = MathBox(ascent: left.ascent, descent: left.descent)
    box.add(left, x: 0)
    let start = left.width
    box.add(inner, x: start)
    box.width = start + inner.width
    if fence.isClosed {
      box.add(right, x: box.width + 0.02 * size)
      box.width += 0.02 * size + right.width
    }
    box.ascent = max(box.ascent, inner.ascent)
    box.descent = max(box.descent, inner.descent)
    return box
  }

  /// The right one of a pair of drawn brackets, from its foot at 0 and around its middle.
  private func bracket(_ shape: MathFence.Shape, half: Double, size: Double) -> [Point] {
    let reach = 0.07 * size
    switch shape {
    case .bars: return [Point(x: reach, y: -half), Point(x: reach, y: half)]
    case .floor, .ceil, .square:
      let foot = -0.06 * size
      var path = [Point(x: reach, y: -half), Point(x: reach, y: half)]
      if shape != .floor { path.insert(Point(x: foot, y: -half), at: 0) }
      if shape != .ceil { path.append(Point(x: foot, y: half)) }
      return path
    case .round:
      // An arc, flattened where it would bow too far.
      let radius = half / 0.82
      let angle = asin(0.82)
      let bow = radius * (1 - cos(angle))
      let flat = min(1, 0.17 * size / bow)
      return (0...24).map { step in
        let turn = angle * (Double(step) / 12 - 1)
        return Point(x: radius * (cos(turn) - cos(angle)) * flat, y: radius * sin(turn))
      }
    case .brace:
      return brace(half: half, size: size).map { Point(x: $0.x, y: $0.y) }
    }
  }

  /// A brace that opens to the left, its point to the right.
  private func brace(half: Double, size: Double) -> [Point] {
    let width = 0.26 * size
    let middle = 0.48 * width
    let bend = min(0.22 * size, half / 2)
    func curve(_ start: Point, _ control: Point, _ end: Point) -> [Point] {
      (0...10).map { step in
        let u = Double(step) / 10
        let (a, b, c) = ((1 - u) * (1 - u), 2 * u * (1 - u), u * u)
        return Point(
          x: a * start.x + b * control.x + c * end.x,
          y: a * start.y + b * control.y + c * end.y
        )
      }
    }
    return curve(
      Point(x: 0, y: -half),
      Point(x: middle, y: -half),
      Point(x: middle, y: bend - half)
    )
      + curve(Point(x: middle, y: -bend), Point(x: middle, y: 0), Point(x: width, y: 0))
      + curve(Point(x: width, y: 0), Point(x: middle, y: 0), Point(x: middle, y: bend))
      + curve(
        Point(x: middle, y: half - bend),
        Point(x: middle, y: half),
        Point(x: 0, y: half)
      )
  }

  func cases(_ rows: [MathCase], size: Double, level: Int) -> MathBox {
    let small = style.part(Measures.cases, of: size)
    let values = rows.map { part($0.value, size: small, level: level + 1) }
    let conditions = rows.map { row in
      row.condition.map { part($0, size: small, level: level + 1) } ?? MathBox(size: small)
    }
    let valueWidth = values.map(\.width).max() ?? 0
    let conditionWidth = conditions.map(\.width).max() ?? 0
    let ascents = zip(values, conditions).map { max($0.ascent, $1.ascent, 0.62 * small) }
    let descents = zip(values, conditions).map { max($0.descent, $1.descent, 0.16 * small) }
    let gap = 0.34 * size
    let height =
      zip(ascents, descents).reduce(0) { $0 + $1.0 + $1.1 } + gap * Double(rows.count - 1)
    let axis = Measures.axis * size
    let lead = 0.54 * size
    let half = height / 2 + 0.04 * size
    // Nothing closes it: what follows keeps off.
    let end = 0.2 * size
    var box = MathBox(
      width: lead + valueWidth + (conditionWidth > 0 ? 0.8 * size + conditionWidth : 0) + end,
      ascent: height / 2 + axis,
      descent: height / 2 - axis
    )
    let path = brace(half: half, size: size).map { Point(x: 0.34 * size - $0.x, y: $0.y - axis) }
    box.stroke(path, width: max(Measures.leastBracket, 0.066 * size))
    var top = -axis - height / 2
    for index in rows.indices {
      let baseline = top + ascents[index]
      box.add(values[index], x: lead, y: baseline)
      if rows[index].condition != nil {
        box.add(conditions[index], x: lead + valueWidth + 0.8 * size, y: baseline)
      }
      top = baseline + descents[index] + gap
    }
    return box
  }
}
