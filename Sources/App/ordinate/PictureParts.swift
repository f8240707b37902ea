import ArgumentParser
import GraphScene

/// What a picture shows besides the plane and its curves.
struct PictureParts: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Write the formulas into the picture.")
  var title = true

  @Flag(help: "Mark zeros, extrema, intersections and the place on the y-axis with dots.")
  var points = false

  @Flag(help: "Write the curves' numbers on them, where there are several.")
  var numbers = false

  @Flag(help: "Leave the ground clear; the colours stay those of the theme.")
  var transparent = false

  var parts: PlotPicture.Parts {
    var parts: PlotPicture.Parts = transparent ? [] : .ground
    if title { parts.insert(.title) }
    if points { parts.insert(.points) }
    if numbers { parts.insert(.numbers) }
    return parts
  }
}
