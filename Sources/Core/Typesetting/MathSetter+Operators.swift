import Drawing

/// Σ, Π, ∫ with their limits, lim, and d/dx.
extension MathSetter {
  func big(_ big: MathOperator, size: Double, level: Int) -> MathBox {
    let sign =
      switch big.shape {
      case .sum: withLimits("∑", big, size: size, level: level)
      case .product: withLimits("∏", big, size: size, level: level)
      case .integral: integral(big, size: size, level: level)
      case .derivative: derivative(big.letter, size: size, level: level)
      case .limit: limit(big, size: size, level: level)
      }
    var box = sign
    let needsBrackets = big.shape == .derivative || big.shape != .integral && big.body.isSum
    let body =
      needsBrackets
      ? fence(MathFence(.round), big.body, size: size, level: level)
      : part(big.body, size: size, level: level)
    box.add(body, x: box.width)
    box.width += body.width
    box.ascent = max(box.ascent, body.ascent)
    box.descent = max(box.descent, body.descent)
    switch big.shape {
    case .integral:
      // What it is over, behind it.
      let letter = glyphs("d", Font(.italic, size * Measures.letter), .plain)
      let over = part(big.letter, size: size, level: level)
      box.width += 0.14 * size
      box.add(letter, x: box.width)
      box.width += letter.width + 0.02 * size
      box.add(over, x: box.width)
      box.width += over.width
      box.ascent = max(box.ascent, letter.ascent)
    case .derivative:
      // Where it is taken.
      guard let place = big.from else { break }
      let small = style.part(Measures.limit, of: size)
      let lowered = equation(big.letter, place, size: small, level: level, showsLetter: false)
      let drop = box.descent
      box.width += 0.08 * size
      box.stroke(
        [Point(x: box.width, y: -box.ascent), Point(x: box.width, y: box.descent)],
        width: max(Measures.leastRule, Measures.rule * size)
      )
      box.width += 0.08 * size
      box.add(lowered, x: box.width, y: drop)
      box.width += lowered.width
      box.descent += lowered.descent
    case .sum, .product, .limit: break
    }
    return box
  }

  /// lim, and below it what tends where.
  private func limit(_ big: MathOperator, size: Double, level: Int) -> MathBox {
    let name = glyphs("lim", Font(.regular, size), .plain)
    let small = style.part(Measures.limit, of: size)
    let below = big.from.map { equation(big.letter, $0, by: "→", size: small, level: level) }
    let width = max(name.width, below?.width ?? 0)
    var box = MathBox(width: width + 0.14 * size, ascent: name.ascent, descent: 0)
    box.add(name, x: (width - name.width) / 2)
    if let below {
      let drop = 0.10 * size + below.ascent
      box.add(below, x: (width - below.width) / 2, y: drop)
      box.descent = drop + below.descent
    }
    return box
  }

  /// `k = 1` or `x → 0` from its two parts.
  private func equation(
    _ letter: MathRow,
    _ value: MathRow,
    by sign: String = "=",
    size: Double,
    level: Int,
    showsLetter: Bool = true
  ) -> MathBox {
    var box = MathBox(size: size)
    if showsLetter {
      let left = part(letter, size: size, level: level + 1)
      let sign = glyphs(sign, Font(style.face, size), .plain)
      box.add(left, x: 0)
      box.add(sign, x: left.width + 0.12 * size)
      box.width = left.width + sign.width + 0.24 * size
      (box.ascent, box.descent) = (left.ascent, left.descent)
    }
    let right = part(value, size: size, level: level + 1)
    box.add(right, x: box.width)
    box.width += right.width
    box.ascent = max(box.ascent, right.ascent)
    box.descent = max(box.descent, right.descent)
    return box
  }

  private func withLimits(
    _ character: String,
    _ big: MathOperator,
    size: Double,
    level: Int
  ) -> MathBox {
    let small = style.part(Measures.limit, of: size)
    let font = Font(.regular, size * 1.4)
    let ink = measurer.inkBounds(of: character, in: font)
    let axis = Measures.axis * size
    let drop = -axis - (ink.y + ink.height / 2)
    let half = ink.height / 2
    let sign = glyphs(character, font, .plain, drop: drop)
    let below = big.from.map { equation(big.letter, $0, size: small, level: level) }
    let above = big.to.map { part($0, size: small, level: level + 1) }
    let width = max(sign.width, below?.width ?? 0, above?.width ?? 0)
    let gap = 0.14 * size
    var box = MathBox(width: width + 0.14 * size, ascent: half + axis, descent: half - axis)
    box.add(sign, x: (width - sign.width) / 2)
    if let above {
      box.add(above, x: (width - above.width) / 2, y: -axis - half - gap - above.descent)
      box.ascent += gap + above.ascent + above.descent
    }
    if let below {
      box.add(below, x: (width - below.width) / 2, y: -axis + half + gap + below.ascent)
      box.descent += gap + below.ascent + below.descent
    }
    return box
  }

  private func integral(_ big: MathOperator, size: Double, level: Int) -> MathBox {
    let small = style.part(Measures.limit, of: size)
    let axis = Measures.axis * size
    let half = 0.95 * size
    let path = Self.integralPath.map { place in
      Point(x: place.x * size + 0.34 * size, y: place.y * half - axis)
    }
    var box = MathBox(width: 0.74 * size, ascent: half + axis, descent: half - axis)
    box.stroke(path, width: max(Measures.leastBracket, 0.066 * size))
    if let to = big.to {
      let above = part(to, size: small, level: level + 1)
      let y = -axis - half + above.ascent * 0.62
      box.add(above, x: 0.74 * size, y: y)
      box.width = max(box.width, 0.74 * size + above.width)
      box.ascent = max(box.ascent, above.ascent - y)
    }
    if let from = big.from {
      let below = part(from, size: small, level: level + 1)
      let y = -axis + half + below.ascent * 0.2
      box.add(below, x: 0.44 * size, y: y)
      box.width = max(box.width, 0.44 * size + below.width)
      box.descent = max(box.descent, below.descent + y)
    }
    box.width += 0.12 * size
    return box
  }

  /// A long S: x in ems from its middle, y in half heights.
  private static let integralPath: [Point] = {
    /// The hook at the upper end and the stem's upper half; the lower end is its image.
    let upper: [Point] = (0...12).map { step in
      let u = Double(step) / 12
      let (a, b, c, d) = (
        (1 - u) * (1 - u) * (1 - u), 3 * u * (1 - u) * (1 - u), 3 * u * u * (1 - u), u * u * u
      )
      return Point(
        x: a * 0.32 + b * 0.20 + c * 0.075 + d * 0.0,
        y: a * -0.86 + b * -1.16 + c * -1.0 + d * 0.0
      )
    }
    return upper + upper.dropLast().reversed().map { Point(x: -$0.x, y: -$0.y) }
  }()

  /// d over dx.
  private func derivative(_ letter: MathRow, size: Double, level: Int) -> MathBox {
    let small = style.part(level == 0 ? Measures.part : Measures.innerPart, of: size)
    let font = Font(.italic, small * Measures.letter)
    let upper = glyphs("d", font, .plain)
    var lower = glyphs("d", font, .plain)
    let over = part(letter, size: small, level: level + 1)
    lower.add(over, x: lower.width + 0.02 * small)
    lower.width += 0.02 * small + over.width
    lower.ascent = max(lower.ascent, over.ascent)
    lower.descent = max(lower.descent, over.descent)
    return fraction(upper, lower, size: size)
  }
}

extension MathRow {
  /// Whether a sign stands between its parts, so that it needs brackets beside others.
  var isSum: Bool {
    nodes.enumerated().contains { index, node in
      guard case .sign(_, let sign) = node.kind else { return false }
      return sign == .binary && index > 0 || sign == .relation
    }
  }
}
