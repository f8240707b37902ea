import Intervals

extension ITLVector {
  /// What our operation of that name answers; nil where we have none for these operands.
  func evaluate() -> [ITLValue]? {
    if let answer = construction() { return [answer] }
    if operands.contains(where: \.isDecorated) { return decoratedAnswer() }
    return bareAnswer()
  }

  private func construction() -> ITLValue? {
    switch (operation, operands.first, operands.dropFirst().first) {
    case ("b-numsToInterval", .number(let lower)?, .number(let upper)?):
      return .interval(Interval(lower, upper))
    case ("d-numsToInterval", .number(let lower)?, .number(let upper)?):
      return .decorated(DecoratedInterval(lower, upper))
    case ("newDec", .interval(let x)?, _): return .decorated(DecoratedInterval(x))
    case ("setDec", .interval(let x)?, .word(let name)?):
      return Decoration(name: name).map { .decorated(DecoratedInterval(x, $0)) }
    case ("intervalPart", .decorated(let x)?, _): return .interval(x.interval)
    case ("decorationPart", .decorated(let x)?, _): return .word(x.decoration.description)
    case ("isNaI", .decorated(let x)?, _): return .truth(x.isNotAnInterval)
    default: return nil
    }
  }

  private func bareAnswer() -> [ITLValue]? {
    let intervals = operands.compactMap(\.interval)
    if intervals.count == operands.count {
      switch intervals.count {
      case 1:
        let x = intervals[0]
        if let unary = ITLOperations.unary[operation] { return [.interval(unary.bare(x))] }
        if let property = ITLOperations.properties[operation] { return [.truth(property(x))] }
        return ITLOperations.numbers[operation].map { $0(x).map(ITLValue.number) }
      case 2:
        let (x, y) = (intervals[0], intervals[1])
        if let binary = ITLOperations.binary[operation] { return [.interval(binary.bare(x, y))] }
        if operation == "overlap" { return [.word(x.overlap(with: y).rawValue)] }
        return ITLOperations.comparisons[operation].map { [.truth($0(x, y))] }
      case 3 where operation == "fma":
        return [.interval(.multiplyAdd(intervals[0], intervals[1], intervals[2]))]
      default: return nil
      }
    }
    return mixedAnswer()
  }

  private func decoratedAnswer() -> [ITLValue]? {
    let intervals = operands.compactMap(\.decorated)
    guard intervals.count == operands.count else { return mixedAnswer() }
    let hasNaI = intervals.contains(where: \.isNotAnInterval)
    switch intervals.count {
    case 1:
      let x = intervals[0]
      if let unary = ITLOperations.unary[operation] { return [.decorated(unary.decorated(x))] }
      if let property = ITLOperations.properties[operation] {
        return [.truth(!hasNaI && property(x.interval))]
      }
      let answer = ITLOperations.numbers[operation]?(x.interval)
      return answer.map { $0.map { .number(hasNaI ? .nan : $0) } }
    case 2:
      let (x, y) = (intervals[0], intervals[1])
      if let binary = ITLOperations.binary[operation] {
        return [.decorated(binary.decorated(x, y))]
      }
      if operation == "midRad", hasNaI { return [.number(.nan), .number(.nan)] }
      if operation == "overlap", !hasNaI {
        return [.word(x.interval.overlap(with: y.interval).rawValue)]
      }
      return ITLOperations.comparisons[operation].map {
        [.truth(!hasNaI && $0(x.interval, y.interval))]
      }
    case 3 where operation == "fma":
      return [.decorated(.multiplyAdd(intervals[0], intervals[1], intervals[2]))]
    default: return nil
    }
  }

  /// Operations of an interval and a number.
  private func mixedAnswer() -> [ITLValue]? {
    guard operands.count == 2 else { return nil }
    switch (operation, operands[0], operands[1]) {
    case ("isMember", .number(let number), .interval(let x)):
      return [.truth(x.contains(number))]
    case ("isMember", .number(let number), .decorated(let x)):
      return [.truth(!x.isNotAnInterval && x.interval.contains(number))]
    case ("pown", .interval(let x), .number(let n)):
      return Int(exactly: n).map { [.interval(.pown(x, $0))] }
    case ("pown", .decorated(let x), .number(let n)):
      return Int(exactly: n).map { [.decorated(.pown(x, $0))] }
    case ("rootn", .interval(let x), .number(let n)):
      return Int(exactly: n).map { [.interval(.root($0, x))] }
    case ("rootn", .decorated(let x), .number(let n)):
      return Int(exactly: n).map { [.decorated(.root($0, x))] }
    default: return nil
    }
  }
}

extension ITLValue {
  var interval: Interval? {
    if case .interval(let interval) = self { interval } else { nil }
  }

  var decorated: DecoratedInterval? {
    if case .decorated(let interval) = self { interval } else { nil }
  }

  var isDecorated: Bool { decorated != nil }

  static func truth(_ value: Bool) -> ITLValue { .word(value ? "true" : "false") }

  /// Whether this answer is valid where `expected` is the tightest.
  func isValid(for expected: ITLValue) -> Bool {
    switch (self, expected) {
    case (.interval(let ours), .interval(let theirs)): return theirs.isSubset(of: ours)
    case (.decorated(let ours), .decorated(let theirs)):
      return theirs.interval.isSubset(of: ours.interval) && ours.decoration == theirs.decoration
    default: return isTightest(for: expected)
    }
  }

  /// Whether this answer is the expected one.
  func isTightest(for expected: ITLValue) -> Bool {
    if case .number(let ours) = self, case .number(let theirs) = expected {
      return ours == theirs || ours.isNaN && theirs.isNaN
    }
    return self == expected
  }
}
