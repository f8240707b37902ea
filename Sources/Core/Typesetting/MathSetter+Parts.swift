import Drawing

/// Fractions, what is raised and lowered, and roots.
extension MathSetter {
  func fraction(_ over: MathRow, _ under: MathRow, size: Double, level: Int) -> MathBox {
    let partSize = style.part(level == 0 ? Measures.part : Measures.innerPart, of: size)
    let upper = part(over, size: partSize, level: level + 1)
    let lower = part(under, size: partSize, level: level + 1)
    return fraction(upper, lower, size: size)
  }

  /// One box over another with a rule between them, on the axis.
  func fraction(_ upper: MathBox, _ lower: MathBox, size: Double) -> MathBox {
    let rule = max(Measures.leastRule, Measures.rule * size)
    let gap = Measures.ruleGap * size
    let axis = Measures.axis * size
    let side = Measures.besideRule * size
    let width = max(upper.width, lower.width) + 2 * Measures.ruleOverhang * size
    let up = axis + rule / 2 + gap + upper.descent
    let down = -axis + rule / 2 + gap + lower.ascent
    var box = MathBox(
      width: width + 2 * side,
      ascent: up + upper.ascent,
      descent: down + lower.descent
    )
    box.add(upper, x: side + (width - upper.width) / 2, y: -up)
    box.add(lower, x: side + (width - lower.width) / 2, y: down)
    let line = Rect(x: side, y: -axis - rule / 2, width: width, height: rule)
    box.items.append(.mark(MathMark(shape: .rule(line), ink: .plain)))
    return box
  }

  func power(_ base: MathNode, _ raised: MathRow, size: Double, level: Int) -> MathBox {
    let below = node(base, size: size, level: level)
    let small = style.part(Measures.script, of: size)
    let above = part(raised, size: small, level: level + 1)
    let up = max(
      Measures.raise * size,
      below.ascent - Measures.raise * small - 0.02 * size,
      Measures.leastRaise * size + above.descent
    )
    return script(above, by: up, behind: below, ending: base.range, size: size)
  }

  func index(_ base: MathNode, _ lowered: MathRow, size: Double, level: Int) -> MathBox {
    let beside = node(base, size: size, level: level)
    let small = style.part(Measures.script, of: size)
    let below = part(lowered, size: small, level: level + 1)
    let down = Measures.lower * size + max(0, below.ascent - 0.5 * small) * 0.5
    return script(below, by: -down, behind: beside, ending: base.range, size: size)
  }

  private func script(
    _ script: MathBox,
    by rise: Double,
    behind base: MathBox,
    ending range: Range<Int>,
    size: Double
  ) -> MathBox {
    let gap = Measures.beforeScript * size
    var box = MathBox(
      width: base.width + gap + script.width + 0.02 * size,
      ascent: max(base.ascent, rise + script.ascent),
      descent: max(base.descent, script.descent - rise)
    )
    box.add(base, x: 0)
    if !range.isEmpty { box.items.append(.stop(range.upperBound, base.width)) }
    box.add(script, x: base.width + gap, y: -rise)
    return box
  }

  func root(_ degree: MathRow?, _ row: MathRow, size: Double, level: Int) -> MathBox {
    let inner = part(row, size: size, level: level)
    let stroke = max(Measures.leastRoot, Measures.root * size)
    let top = max(inner.ascent, 0.62 * size) + Measures.roof * size
    let bottom = max(inner.descent, 0.02 * size) + 0.05 * size
    let height = top + bottom
    let hook = Measures.hook * size + 0.06 * (height - size)
    let tail = Measures.roofEnd * size
    let small = degree.map { part($0, size: style.part(0.6, of: size), level: level + 1) }
    // The degree stands over the hook.
    let lead = small.map { max(0, $0.width - 0.2 * size) } ?? 0
    let elbow = bottom - min(0.46 * height, 0.62 * size)
    var box = MathBox(
      width: lead + hook + inner.width + tail + 0.04 * size,
      ascent: top + stroke,
      descent: bottom
    )
    box.stroke(
      [
        Point(x: lead + 0.04 * size, y: elbow + 0.04 * size),
        Point(x: lead + 0.15 * size, y: elbow - 0.02 * size),
        Point(x: lead + 0.27 * size, y: bottom),
        Point(x: lead + hook, y: -top),
        Point(x: lead + hook + inner.width + tail, y: -top),
      ],
      width: stroke
    )
    box.add(inner, x: lead + hook + 0.07 * size)
    if let small {
      let rise = -elbow + 0.14 * size + small.descent
      box.add(small, x: lead + 0.2 * size - small.width, y: -rise)
      box.ascent = max(box.ascent, rise + small.ascent)
    }
    return box
  }
}
