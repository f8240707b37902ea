package import PlaneProof

/// A figure that finds places of its own.
package protocol ExplorableFigure {
  /// All that are found in a part of the plane.
  func landmarks(
    in box: PlaneBox,
    while mayContinue: @escaping () -> Bool
  ) -> [PlaneLandmark]

  /// Where it meets another curve or figure; nothing where that is of a kind it does not know.
  func meetings(
    with other: any GraphableFunction,
    in box: PlaneBox,
    while mayContinue: @escaping () -> Bool
  ) -> [PlaneLandmark]
}
