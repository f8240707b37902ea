package import NumericCore

extension BinaryOperation {
  /// The results over a few stretches each, apart where the operation has a pole or jumps.
  package func branches(of x: Branches, _ y: Branches) -> Branches {
    switch self {
    case .divide: x / y
    case .power: .power(x, y)
    case .mod: .mod(x, y)
    case .add, .subtract, .multiply, .logarithm, .root, .min, .max:
      x.flatMap(with: y) { first, second in
        [
          enclosure(
            of: Enclosure(value: first, slope: .entire),
            Enclosure(value: second, slope: .entire)
          ).value
        ]
      }
    }
  }
}
