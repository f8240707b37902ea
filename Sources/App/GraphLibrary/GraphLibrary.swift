// All that a picture of a function needs, by one import.
@_exported public import Calculus
@_exported public import CurveProof
@_exported public import Drawing
@_exported public import GraphKit
@_exported public import Intervals
