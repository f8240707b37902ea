/// How the line of a curve is broken.
package enum CurveDash: String, Hashable, Sendable, CaseIterable {
  case solid, dashed, dotted, dashDotted
}
