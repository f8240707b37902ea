import Documents
import Drawing
import GraphModel
import Notation
import TestSupport
import Testing

import GraphTools

/// Dots that would run together.
@Suite struct PointThinningTests {
  private func place(
    _ x: Double,
    _ y: Double = 0,
    curve: Int = 0,
    rank: Int = 0
  )
    -> PointsTool.PointPlace
  {
    PointsTool.PointPlace(curve: curve, place: Point(x: x, y: y), rank: rank)
  }

  @Test func `the only dot stays as it is`() {
    let dots = PointThinning([place(3)]).dots
    #expect(dots == [.init(curve: 0, place: Point(x: 3, y: 0))])
  }

  @Test func `a crossing and a maximum beside it have both their dots`() {
    let dots = PointThinning([place(0, 6, rank: 2), place(0, 0, rank: 1)]).dots
    #expect(dots.count == 2 && dots.allSatisfy { !$0.standsForOthers })
  }

  @Test func `a zero stays where a turning point runs into it`() {
    let dots = PointThinning([place(0, 4, rank: 2), place(0, 0, rank: 0)]).dots
    #expect(dots == [.init(curve: 0, place: .zero, standsForOthers: true)])
  }

  @Test func `what two curves share is one dot, the first one's`() {
    let dots = PointThinning([place(1, curve: 1), place(1.1, curve: 0), place(8, curve: 0)]).dots
    #expect(dots.map(\.curve) == [1, 0])
    #expect(dots.allSatisfy { !$0.standsForOthers })
  }

  @Test func `a crowd is thinned, and every dot left out has one that stands for it`() {
    var generator = SeededGenerator(seed: 15)
    let places = (0..<400).map { index in
      place(
        Double.random(in: 0...300, using: &generator),
        Double.random(in: 0...60, using: &generator),
        curve: index % 3,
        rank: index % 4
      )
    }
    let dots = PointThinning(places).dots
    func rank(_ dot: PointThinning.Dot) -> Int? {
      places.firstIndex { $0.place == dot.place }.map { $0 % 4 }
    }
    for (index, dot) in dots.enumerated() {
      for other in dots[(index + 1)...] where other.curve == dot.curve {
        let isAlike = rank(other) == rank(dot)
        let least = PointThinning.reach * (isAlike ? 1 : 0.3)
        #expect(other.place.distance(to: dot.place) >= least)
      }
    }
    for point in places where !dots.contains(where: { $0.place == point.place }) {
      let isStoodFor = dots.contains {
        let distance = $0.place.distance(to: point.place)
        return distance < 0.5
          || $0.standsForOthers && $0.curve == point.curve && distance < PointThinning.reach
      }
      #expect(isStoodFor)
    }
  }
}

/// Searches for points while functions change.
@Suite struct PointPaceTests {
  private func function(_ text: String) throws -> GraphFunction {
    GraphFunction(ProgramFunction(try FormulaParser.parse(text)))
  }

  @Test
  func `points are asked for at once, but not while functions change from picture to picture`()
    throws
  {
    var tool = PointsTool()
    let functions = try ["x", "x+1", "x+2"].map { [try function($0)] }
    var waits = [tool.waits(for: functions[0], at: 1)]
    #expect(tool.deadline(at: 0, isStill: false) == nil)
    waits.append(tool.waits(for: functions[1], at: 1.02))
    waits.append(tool.waits(for: functions[2], at: 1.04))
    let due = try #require(tool.deadline(at: 0, isStill: false))
    waits.append(tool.waits(for: functions[2], at: due - 0.01))
    waits.append(tool.waits(for: functions[2], at: due))
    #expect(tool.deadline(at: 0, isStill: false) == nil)
    waits.append(tool.waits(for: functions[0], at: due + 1))
    // Nothing wakes the program for points that nobody asks for any more.
    waits.append(tool.waits(for: functions[1], at: due + 1.02))
    let end = try #require(tool.deadline(at: 0, isStill: false))
    let ended = [tool.endWait(at: end - 0.01), tool.endWait(at: end)]
    #expect(ended == [false, true])
    #expect(tool.deadline(at: 0, isStill: false) == nil)
    #expect(waits == [false, true, true, true, false, false, true])
  }
}
