package import Analysis
package import Calculus
package import CurveProof

/// A function of any kind, as a graph knows it.
///
/// A name and `y(at:)` are enough, so that a plain closure can be graphed. Whatever else a function
/// tells makes more certain: its enclosures the curve, its pieces the points and statistics.
package protocol GraphableFunction: PlotFunction, Hashable {
  /// What it is called where it is shown: its formula, say.
  var name: String { get }

  /// What stands before its name where it is shown: "y = ".
  var lead: String { get }

  /// The letters in it that stand for numbers chosen with sliders, in order.
  var parameters: [String] { get }

  /// The name that it has been given, under which others may use it: f of f(x) = x².
  var definedName: String? { get }

  /// All names that it gives to others, as a table to its columns.
  var definedNames: [String] { get }

  /// The letters that it gives numbers to, once these are worked out.
  var givenLetters: [String] { get }

  /// Whether a first view is chosen so that its shape is seen.
  var hasShape: Bool { get }

  /// Whether it is drawn only when somebody has worked out what it is.
  var needsSolving: Bool { get }

  /// What it is, where nothing but itself is needed for that; nil otherwise.
  func solved() -> SolvedFunction?

  /// The slopes of the differential equation that it is; nil for anything else.
  var slopeField: (any SlopeField)? { get }
  /// The places that are marked beside the curve, or that are all of it; nil where there are none.
  var markedPlaces: (any MarkedPlaces)? { get }

  /// Its solution through a point given by two numbers; nil for all but a differential equation.
  func solution(throughX x: String, y: String) -> GraphFunction?

  /// What is told below its line.
  var details: [FunctionDetail] { get }

  /// The names of functions that it uses.
  var usedNames: Set<String> { get }

  /// The function with numbers for its parameters, of which one without a number counts as 1, and with
  /// those that it uses by their names.
  func binding(_ values: [String: Double], naming functions: [String: GraphFunction]) -> Self

  /// Lets go of what it keeps for the next picture and finds again.
  func forget()

  /// What must be seen of it to know what it is.
  var landmarks: Landmarks { get }

  /// The function taken apart where it is not smooth; nil where only its values are known.
  var pieces: (any PiecewiseFunction)? { get }

  /// Whether it can be taken apart, which is asked with every picture.
  var hasPieces: Bool { get }

  /// The lines that it certainly comes nearer and nearer to far out, as text: `y = x + 1, x → ∞`.
  ///
  /// They may take long to find.
  var asymptotes: [String] { get }

  /// The number that it is, exactly, as an end of a range of x; nil where it depends on x, or no such
  /// number is known.
  var endpoint: Endpoint? { get }

  /// Its difference from another of its kind; nil where that can't be told.
  func subtracting(_ other: Self) -> Self?
}

extension GraphableFunction {
  /// It keeps nothing.
  package func forget() {}
  package var lead: String { "y = " }
  package var parameters: [String] { [] }
  package var definedName: String? { nil }
  package var definedNames: [String] { [definedName].compactMap { $0 } }
  package var givenLetters: [String] { [] }
  package var hasShape: Bool { true }
  package var needsSolving: Bool { false }
  package func solved() -> SolvedFunction? { nil }
  package var slopeField: (any SlopeField)? { nil }
  package var markedPlaces: (any MarkedPlaces)? { self as? any MarkedFunction }
  package func solution(throughX x: String, y: String) -> GraphFunction? { nil }
  package var details: [FunctionDetail] { [] }
  package var usedNames: Set<String> { [] }
  package func binding(
    _ values: [String: Double],
    naming functions: [String: GraphFunction]
  ) -> Self { self }
  package var landmarks: Landmarks { Landmarks(sampling: y) }
  package var pieces: (any PiecewiseFunction)? { nil }
  package var hasPieces: Bool { pieces != nil }
  package var asymptotes: [String] { [] }
  package var endpoint: Endpoint? { nil }
  package func subtracting(_ other: Self) -> Self? { nil }
}
