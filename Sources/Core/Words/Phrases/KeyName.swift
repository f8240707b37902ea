/// What the keys of the keypad are called when they are spoken.
package enum KeyName: Phrase, CaseIterable {
  case variable, memory
  case decimalPoint, decimalComma, comma, semicolon
  case changeSign, equals, times, dividedBy, plus, minus
  case delete, clear, openParenthesis, closeParenthesis, timesTenToThePower
  case squared, toThePower, squareRoot, cubeRoot, reciprocal, factorial, absoluteValue, floor
  case sine, cosine, tangent, arcSine, arcCosine, arcTangent
  case hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case naturalLogarithm, logarithm, exponential, modulo
  case enter, swap, roll, drop
  case fraction, anyRoot, sum, product, integral, derivative, limit, cases
}
