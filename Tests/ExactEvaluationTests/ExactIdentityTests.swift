import Formulas
import Testing

private let identities = [algebraicIdentities, elementaryIdentities].flatMap { text in
  text.split(separator: "\n").map { line in
    let sides = line.split(separator: " = ").map(String.init)
    return Identity(formula: sides[0], value: sides[1])
  }
}

/// A formula that is exactly a simple number.
struct Identity: Sendable, CustomStringConvertible {
  let formula: String
  let value: String

  var description: String { formula + " = " + value }
}

/// What looks like an identity is one only if it is, and a difference of 10⁻⁵⁰ is seen.
@Suite struct ExactIdentityTests {
  @Test func `there are some hundred of them`() { #expect(identities.count > 200) }

  @Test(arguments: identities)
  func `both sides are exactly the same`(identity: Identity) throws {
    let difference = "(\(identity.formula))-(\(identity.value))"
    #expect(try exactAnswer(difference) == .number(.zero))
  }

  @Test(arguments: identities)
  func `what is not quite the same is seen`(identity: Identity) throws {
    let difference = "(\(identity.formula))-(\(identity.value))-1e-50"
    guard case .number(let digits) = try exactAnswer(difference) else {
      Issue.record("no number")
      return
    }
    #expect(
      digits.isNegative && digits.exponent == -50 && digits.digits.allSatisfy { "10".contains($0) }
    )
  }
}
