import GraphModel
package import GraphKit
import CurveProof
import Intervals

/// The curves as ink: what is proven of each is kept while it is panned and while others change.
package final class CurveInk {
  /// How long proving may take for one picture; what is left goes on with the next.
  package var provingTime = Duration.seconds(60)
  /// Whether the last picture left something to prove.
  package private(set) var isProving = false
  /// Grid and lines as the window keeps them; for pictures drawn again and again.
  package let sheet = GraphSheet()
  private var settled = SettledLook()
  private var remembered: (key: Key, pictures: Pictures)?
  private var stores: [(function: GraphFunction, store: CurveStore)] = []

  package init() {}

  /// The curves as ink, in drawing order: their families, and over them the curves themselves.
  package struct Pictures {
    let family: [(plot: Plot, picture: CurvePicture)]
    package let curves: [(plot: Plot, picture: CurvePicture)]

    /// All that is drawn.
    package var drawn: [(plot: Plot, picture: CurvePicture)] { family + curves }
  }

  /// What a curve's ink depends on.
  private struct Key: Equatable {
    let projection: Projection
    let mode: CurveMode
    let width: Double
    let dotPitch: Int
    let curves: [GraphedCurve]

    init(_ curves: [GraphedCurve], by view: GraphView, in projection: Projection) {
      self.projection = projection
      mode = view.mode
      width = view.style.curveWidth
      dotPitch = view.style.dotPitch
      self.curves = curves
    }
  }

  /// The whole picture of curves; nil until there is one, for which nothing is done here.
  func wholePictures(
    of curves: [GraphedCurve],
    by view: GraphView,
    in projection: Projection
  ) -> Pictures? {
    guard let remembered, remembered.key == Key(curves, by: view, in: projection)
    else { return nil }
    return remembered.pictures
  }

  /// As much as a part of a frame allows, the rest with the next frames.
  func pictures(
    of curves: [GraphedCurve],
    _ plots: [Plot],
    by view: GraphView,
    in projection: Projection
  ) -> Pictures {
    if let whole = wholePictures(of: curves, by: view, in: projection) { return whole }
    let key = Key(curves, by: view, in: projection)
    findStores(of: curves)
    let start = ContinuousClock.now
    var areWhole: [Bool] = []
    let family = curves.flatMap(\.familyPlots)
    let all = plots + family
    let inked = all.enumerated().map { index, plot in
      // Later curves get what earlier ones leave, and each a share at least. What is followed step by step
      // gets twice as much: one whole picture is better than two halves.
      let share = provingTime * (index + 1) / max(all.count, 1)
      let isFollowed = plot.function.isPrepared(over: Interval(projection.xRange))
      let end = start + (isFollowed ? share : share * 2)
      let (picture, isWhole) = view.picture(
        of: plot.function,
        in: projection,
        from: stores[index].store,
        generation: 0,
        while: { ContinuousClock.now < end }
      )
      areWhole.append(isWhole)
      return (plot: plot, picture: picture)
    }
    let pictures = Pictures(
      family: Array(inked.dropFirst(plots.count)),
      curves: Array(inked.prefix(plots.count))
    )
    isProving = areWhole.contains(false)
    remembered = isProving ? nil : (key, pictures)
    sheet.settled = settled.note(
      curves,
      areWhole: areWhole,
      .init(mode: view.mode, dotPitch: view.style.dotPitch),
      in: projection
    )
    return pictures
  }

  /// Gives each curve the store that knows its function.
  private func findStores(of curves: [GraphedCurve]) {
    var known = stores
    stores = curves.functions.map { function in
      guard let index = known.firstIndex(where: { $0.function == function }) else {
        return (function, CurveStore())
      }
      return known.remove(at: index)
    }
  }
}
