import Words

extension ProgramFault {
  /// Its kind and parts as one line, without its end.
  ///
  /// Parts stand apart by "|": "place|tan|π/2".
  var line: String {
    switch self {
    case .noRealValue(let operation, let operand): "value|\(operation)|\(operand)"
    case .noLogarithm(let base): "logarithm|\(base)"
    case .divisionByZero: "division"
    case .undefined(let operation, let place): "place|\(operation)|\(place)"
    case .conditionFalse: "condition"
    case .growing(let isUp): "growing|\(isUp ? "up" : "down")"
    case .swinging: "swinging"
    case .sides(let left, let right): "sides|\(left)|\(right)"
    case .nothingBeside: "beside"
    case .noValue: "none"
    }
  }

  /// Reads a line; nil for any other text.
  init?(line: String) {
    let parts = line.split(separator: "|").map(String.init)
    switch (parts.first, parts.count) {
    case ("value", 3): self = .noRealValue(operation: parts[1], operand: parts[2])
    case ("logarithm", 2): self = .noLogarithm(base: parts[1])
    case ("division", 1): self = .divisionByZero
    case ("place", 3): self = .undefined(operation: parts[1], place: parts[2])
    case ("condition", 1): self = .conditionFalse
    case ("growing", 2): self = .growing(isUp: parts[1] == "up")
    case ("swinging", 1): self = .swinging
    case ("sides", 3): self = .sides(left: parts[1], right: parts[2])
    case ("beside", 1): self = .nothingBeside
    case ("none", 1): self = .noValue
    default: return nil
    }
  }
}
