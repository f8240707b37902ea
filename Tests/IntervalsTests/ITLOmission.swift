/// Why a vector is not run: what it asks for is not offered.
///
/// The same as in the table of operations in `Documentation/interval-conformance.md`.
enum ITLOmission: String, CaseIterable {
  case bracketedText = "text in brackets is not read; DecimalTests have one literal"
  case twoOutputDivision = "two-output division is not offered"
  case reverseMode = "reverse-mode functions are not offered"
  case reduction = "reductions are not offered"

  /// Why vectors of an operation are not run; nil where they must be.
  init?(operation: String) {
    if operation.hasSuffix("-textToInterval") {
      self = .bracketedText
    } else if operation == "mulRevToPair" {
      self = .twoOutputDivision
    } else if operation.contains("Rev") {
      self = .reverseMode
    } else if operation == "dot_nearest" || operation.hasPrefix("sum_") {
      self = .reduction
    } else {
      return nil
    }
  }
}
