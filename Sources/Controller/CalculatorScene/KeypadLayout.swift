import Drawing

/// The sizes of a calculator in a pane: which keypad, how high its rows, what is left to the display.
struct KeypadLayout: Hashable {
  /// The four shapes of the keypad.
  enum Shape: Hashable {
    /// 6 × 8.
    case tall
    /// 6 × 6 with a second page.
    case paged
    /// 12 × 4 for low, wide panes.
    case wide
    /// 9 × 4 with a second page.
    case narrow
  }

  var shape: Shape
  var gutter: Double
  var margin: Double
  var barHeight: Double
  var functionRow: Double
  var numberRow: Double
  var actionHeight: Double
  var displayHeight: Double
  /// The row of signs with boxes; 0 where there is none.
  var templateHeight = 0.0
  /// Between display, action key and keypad.
  var spacing: Double
  var radius: Double
  /// Extra room between the two blocks of keys.
  var blockGap: Double

  var isTight: Bool { gutter == 4 }
  var isLow: Bool { shape == .wide || shape == .narrow }
}

extension KeypadLayout {
  /// The plan for a pane.
  ///
  /// The signs with boxes, where they are wanted, have no row rather than that the display gets low.
  init(width: Double, height: Double, hasTemplates: Bool = false) {
    if height < 480 || (width >= 608 && height < 616) {
      let isFull = width >= 608
      let plan = Self.low(width: width, height: height, isFull: isFull)
      // Where they have no row they are a page of functions.
      self =
        hasTemplates
        ? plan.lowWithTemplates(height)
          ?? (isFull ? Self.low(width: width, height: height, isFull: false) : plan) : plan
    } else {
      self = Self.high(width: width, height: height, hasTemplates: hasTemplates)
    }
  }

  private static func low(width: Double, height: Double, isFull: Bool) -> KeypadLayout {
    let columns = isFull ? 12.0 : 9.0
    let isRoomy = height >= 360
    let gutter = width / columns > 58 && isRoomy ? 8.0 : 4.0
    let bar = isRoomy ? 48.0 : 44.0
    let least = max(isRoomy ? 96 : 72, 0.25 * height)
    func display(_ row: Double) -> Double {
      height - bar - (4 * row + 3 * gutter) - gutter - (isRoomy ? 12 : 8)
    }
    let row = stride(from: 64.0, through: 44, by: -4).first { display($0) >= least } ?? 44
    return KeypadLayout(
      shape: isFull ? .wide : .narrow,
      gutter: gutter,
      margin: isFull ? 12 : 8,
      barHeight: bar,
      functionRow: row,
      numberRow: row,
      actionHeight: isRoomy ? bar - 8 : 36,
      displayHeight: max(display(row), 44),
      spacing: gutter,
      radius: gutter == 8 ? 10 : 8,
      blockGap: isFull ? 8 : 4
    )
  }

  private static func high(width: Double, height: Double, hasTemplates: Bool) -> KeypadLayout {
    let roomy: [(Double, Double)] = [
      (64, 72), (60, 68), (56, 64), (52, 60), (48, 56), (44, 52), (44, 48),
    ]
    let signs = hasTemplates ? templateRow : 0
    func roomyPlan(_ least: Double) -> KeypadLayout? {
      for rows in roomy where width >= 340 {
        let keys = 4 * rows.0 + 4 * rows.1 + 56 + 8
        let display = height - 56 - keys - 52 - 36 - (signs > 0 ? signs + 8 : 0)
        guard display >= least else { continue }
        return KeypadLayout(
          shape: .tall,
          gutter: 8,
          margin: width >= 400 ? 16 : 12,
          barHeight: 56,
          functionRow: rows.0,
          numberRow: rows.1,
          actionHeight: 52,
          displayHeight: display,
          templateHeight: signs,
          spacing: 12,
          radius: 12,
          blockGap: 8
        )
      }
      return nil
    }
    if let plan = roomyPlan(max(168, 0.22 * height)) { return plan }
    // The signs are worth a display that is a little lower.
    if hasTemplates, let plan = roomyPlan(150) { return plan }
    let tight: [(Double, Double)] = [(48, 52), (44, 48), (44, 44)]
    func plan(_ shape: Shape, _ rows: (Double, Double), _ display: Double) -> KeypadLayout {
      KeypadLayout(
        shape: shape,
        gutter: 4,
        margin: 8,
        barHeight: 44,
        functionRow: rows.0,
        numberRow: rows.1,
        actionHeight: 44,
        displayHeight: display,
        spacing: 8,
        radius: 8,
        blockGap: 4
      )
    }
    let tall = tight.map { rows in
      plan(.tall, rows, height - 44 - (4 * rows.0 + 4 * rows.1 + 28 + 4) - 44 - 24)
    }
    let paged = tight.map { rows in
      plan(.paged, rows, height - 44 - (2 * rows.0 + 4 * rows.1 + 20 + 4) - 44 - 24)
    }
    if hasTemplates {
      return [(tall, 150.0), (tall, 120), (paged, 120)].lazy
        .flatMap { plans, least in plans.lazy.compactMap { $0.withTemplates(atLeast: least) } }
        .first ?? high(width: width, height: height, hasTemplates: false)
    }
    if let plan = tall.first(where: { $0.displayHeight >= 120 }) { return plan }
    guard var plan = paged.first(where: { $0.displayHeight >= 100 }) ?? paged.last else {
      return low(width: width, height: height, isFull: width >= 608)
    }
    plan.displayHeight = max(plan.displayHeight, 44)
    return plan
  }

  private static var templateRow: Double { 44 }

  /// The same with the row, where the display stays high enough.
  private func withTemplates(atLeast least: Double) -> KeypadLayout? {
    let rest = displayHeight - Self.templateRow - gutter
    guard rest >= least else { return nil }
    var plan = self
    (plan.templateHeight, plan.displayHeight) = (Self.templateRow, rest)
    return plan
  }

  /// The same of a low pane with the row: the bar, the foot and the keys give it their room.
  private func lowWithTemplates(_ height: Double) -> KeypadLayout? {
    var plan = self
    (plan.barHeight, plan.actionHeight) = (44, 36)
    // Of low keys the signs are worth a display that is a little lower.
    return
      (stride(from: functionRow, through: 44, by: -4).map { ($0, max(96, 0.25 * height)) }
      + [(44, shape == .wide ? 66 : 80)]).lazy
      .compactMap { row, least in
        (plan.functionRow, plan.numberRow) = (row, row)
        plan.displayHeight = height - 44 - (4 * row + 3 * gutter) - gutter - 8
        return plan.withTemplates(atLeast: least)
      }.first
  }

  /// The same where the signs are not wanted for a while: no key moves, the display has their room.
  var withoutTemplates: KeypadLayout {
    var plan = self
    if templateHeight > 0 { plan.displayHeight += templateHeight + gutter }
    plan.templateHeight = 0
    return plan
  }
}
