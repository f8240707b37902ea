import Drawing
import SceneHost
import TestSupport
import Testing

/// A window and the width of its first scene, nil where scenes are pushed: the design's table.
private let table: [(width: Double, height: Double, pane: Double?)] = [
  (320, 480, nil), (375, 667, nil), (390, 844, nil), (412, 915, nil), (480, 320, nil),
  (568, 320, nil), (667, 375, nil), (699, 600, nil), (700, 480, 340), (844, 390, 480),
  (915, 412, 480), (1024, 600, 340), (1024, 768, 340), (768, 1024, 340), (1280, 800, 384),
  (1280, 720, 384), (1440, 900, 420), (1920, 1080, 420),
]

@Suite struct SceneArrangementTests {
  private static let sizes = table.map { Size(width: $0.width, height: $0.height) }

  @Test(arguments: table.indices)
  func `the first pane is as wide as the design says`(row: Int) {
    #expect(SceneArrangement.masterWidth(in: Self.sizes[row]) == table[row].pane)
  }

  @Test(arguments: [320.0, 480, 700, 1400])
  func `scenes stand side by side from 700 points on, whatever the height`(height: Double) {
    let narrow = SceneArrangement(
      for: Size(width: 699, height: height),
      isDetailOnTop: false
    )
    let wide = SceneArrangement(for: Size(width: 700, height: height), isDetailOnTop: false)
    #expect(!narrow.isSplit)
    #expect(wide.isSplit)
  }

  @Test(arguments: [(700.0, 479.0, 480.0), (700, 480, 340), (1600, 479, 640), (1600, 480, 420)])
  func `a low window gives the first pane half of its width`(
    width: Double,
    height: Double,
    pane: Double
  ) {
    #expect(SceneArrangement.masterWidth(in: Size(width: width, height: height)) == pane)
  }

  @Test(arguments: sizes, [false, true])
  func `the panes fill the window and do not overlap`(size: Size, isDetailOnTop: Bool) {
    let arrangement = SceneArrangement(for: size, isDetailOnTop: isDetailOnTop)
    let panes = [arrangement.master, arrangement.detail].compactMap { $0 }
    #expect(panes.reduce(0) { $0 + $1.width } == size.width)
    #expect(panes.someAndAllSatisfy { $0.height == size.height && $0.y == 0 })
    #expect(panes.last?.maxX == size.width)
    if panes.count == 2 { #expect(panes[0].maxX == panes[1].x) }
  }

  @Test(arguments: [false, true])
  func `a narrow window shows the scene on top alone`(isDetailOnTop: Bool) {
    let size = Size(width: 390, height: 844)
    let arrangement = SceneArrangement(for: size, isDetailOnTop: isDetailOnTop)
    #expect((arrangement.detail == Rect(size: size)) == isDetailOnTop)
    #expect((arrangement.master == Rect(size: size)) != isDetailOnTop)
  }

  @Test(arguments: stride(from: 700.0, through: 3000, by: 97).map { $0 }, [400.0, 900])
  func `a pane's width is whole fours and leaves the second scene its share`(
    width: Double,
    height: Double
  ) throws {
    let size = Size(width: width, height: height)
    let pane = try #require(SceneArrangement.masterWidth(in: size))
    #expect(pane.remainder(dividingBy: 4) == 0)
    #expect(width - pane >= 220)
  }

  @Test(arguments: [(100.0, 50.0, 480.0, 320.0), (50, 100, 320, 480), (9, 9, 480, 320)])
  func `the smallest layout has the shape of the window`(
    width: Double,
    height: Double,
    leastWidth: Double,
    leastHeight: Double
  ) {
    let least = SceneArrangement.smallestSize(for: Size(width: width, height: height))
    #expect(least == Size(width: leastWidth, height: leastHeight))
  }

  @Test(arguments: [
    (240.0, 240.0, 0.5), (160, 480, 0.5), (480, 160, 0.5), (320, 480, 1), (1280, 800, 1),
  ])
  func `a window below the smallest layout shows it scaled down`(
    width: Double,
    height: Double,
    share: Double
  ) {
    #expect(SceneArrangement.shrink(for: Size(width: width, height: height)) == share)
  }
}
