import Drawing
import GraphScene
import GraphTools
import TestSupport

import Testing

struct NeighbourhoodTests {
  @Test func `what is found is what looking at all would find`() {
    var generator = SeededGenerator(seed: 5)
    let places = (0..<200).map { _ in
      Point(
        x: Double.random(in: -60...60, using: &generator),
        y: Double.random(in: -60...60, using: &generator)
      )
    }
    for reach in [0.5, 9, 14, 200] {
      let near = Neighbourhood(places, within: reach)
      for place in places {
        var found: Set<Int> = []
        _ = near.contains(around: place) { index, distance in
          #expect(distance == places[index].distance(to: place))
          found.insert(index)
          return false
        }
        let wanted = places.indices.filter { places[$0].distance(to: place) < reach }
        #expect(found == Set(wanted))
      }
    }
  }

  @Test func `it stops at the first that is wanted`() {
    let near = Neighbourhood([.zero, .zero, .zero], within: 1)
    var asked = 0
    #expect(
      near.contains(around: .zero) { _, _ in
        asked += 1
        return true
      }
    )
    #expect(asked == 1)
    #expect(!Neighbourhood([], within: 1).contains(around: .zero) { _, _ in true })
  }
}
