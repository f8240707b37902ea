package import Drawing

/// One of the two scenes.
package enum SceneSide: String, Codable, Hashable, Sendable {
  case master, detail
}

/// Which scenes are on screen, and where.
package struct SceneArrangement: Hashable, Sendable {
  /// The first scene's frame; nil while it is covered.
  package var master: Rect?
  /// The second scene's frame; nil while it is not shown.
  package var detail: Rect?
  /// The first scene's place while the second one lies there, too.
  package var dock: Rect?

  package var isSplit: Bool { (master ?? dock) != nil && detail != nil }

  /// From this width on, two scenes stand side by side, in points.
  static let splitWidth = 700.0
  /// Below this height a window is compact, in points.
  static let compactHeight = 480.0
  /// The smallest layout for a window of some shape; a smaller window shows it scaled down.
  package static func smallestSize(for size: Size) -> Size {
    size.width >= size.height ? Size(width: 480, height: 320) : Size(width: 320, height: 480)
  }

  /// How large a window of some shape has to be for everything in it to be magnified.
  package static func comfortableSize(for size: Size) -> Size {
    if size.width >= splitWidth, size.height >= compactHeight {
      return Size(width: 960, height: 600)
    }
    return size.width >= size.height
      ? Size(width: 640, height: 360) : Size(width: 360, height: 640)
  }

  /// How much a window below the smallest layout, with a bar below that, shows it scaled down.
  package static func shrink(for size: Size, bar: Double = 0) -> Double {
    let least = smallestSize(for: size)
    return min(1, size.width / least.width, size.height / (least.height + bar))
  }

  /// The arrangement for a window; `isDetailOnTop` says which scene a narrow one shows, `hidden`
  /// which one is put away where both would have room.
  package init(for size: Size, isDetailOnTop: Bool, hidden: SceneSide? = nil) {
    let whole = Rect(size: size)
    let width = Self.masterWidth(in: size)
    if let hidden, width != nil {
      master = hidden == .master ? nil : whole
      detail = hidden == .master ? whole : nil
      return
    }
    guard let width else {
      master = isDetailOnTop ? nil : whole
      detail = isDetailOnTop ? whole : nil
      return
    }
    master = Rect(x: 0, y: 0, width: width, height: size.height)
    detail = Rect(x: width, y: 0, width: size.width - width, height: size.height)
  }

  /// Where the first scene lies over the second one; nil where there is no room for it so.
  package static func popover(in size: Size) -> Rect? {
    let margin = 8.0
    guard let width = masterWidth(in: size), size.height - 2 * margin >= compactHeight else {
      return nil
    }
    return Rect(x: margin, y: margin, width: width, height: size.height - 2 * margin)
  }

  /// Width of the first scene in a split window, nil where scenes are pushed.
  package static func masterWidth(in size: Size) -> Double? {
    guard size.width >= splitWidth else { return nil }
    let width =
      size.height < compactHeight
      ? min(max((size.width / 2).rounded(.down), 480), 640)
      : min(max((size.width * 0.3).rounded(.down), 340), 420)
    return (width / 4).rounded(.down) * 4
  }
}
