/// A step of a formula in postfix order: it takes values and leaves one.
package protocol PostfixStep: Hashable, Sendable {
  /// How many values it takes.
  var operandCount: Int { get }
}

extension Collection where Element: PostfixStep {
  /// The value of a formula that is whole: `value` gets each step with those of its operands; nil ends
  /// the fold.
  package func fold<Value, Fault: Error>(
    _ value: (Element, _ operands: [Value]) throws(Fault) -> Value?
  ) throws(Fault) -> Value? {
    var stack: [Value] = []
    for step in self {
      let count = step.operandCount
      guard stack.count >= count, let result = try value(step, Array(stack.suffix(count))) else {
        return nil
      }
      stack.removeLast(count)
      stack.append(result)
    }
    return stack.count == 1 ? stack[0] : nil
  }
}
