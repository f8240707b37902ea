/// The lengths a formula is set with, in ems of the level they are used at.
///
/// They are the design's; a fraction's rule and the centre of + and − lie on the axis.
enum MathMeasures {
  static let axis = 0.283

  // MARK: Sizes of what belongs to something

  /// A fraction's parts, and those of a fraction in a fraction.
  static let part = 0.86
  static let innerPart = 0.80
  static let script = 0.70
  static let limit = 0.62
  static let cases = 0.92
  static let letter = 1.02

  // MARK: Fractions

  static let rule = 0.052
  static let leastRule = 1.25
  static let ruleGap = 0.15
  static let ruleOverhang = 0.08
  static let besideRule = 0.10

  // MARK: Scripts

  static let raise = 0.40
  static let leastRaise = 0.30
  static let lower = 0.16
  static let beforeScript = 0.05

  // MARK: Roots

  static let root = 0.065
  static let leastRoot = 1.4
  static let roof = 0.17
  static let hook = 0.44
  static let roofEnd = 0.12

  // MARK: Brackets

  static let bracket = 0.072
  static let leastBracket = 1.35
  /// Brackets are drawn where what is between them rises or sinks farther.
  static let high = 0.92
  static let deep = 0.30

  // MARK: Room

  static let aroundRelation = 0.27
  static let aroundBinary = 0.20
  static let aroundDot = 0.03
  static let afterComma = 0.26
  static let afterName = 0.14
  static let beforeName = 0.12
  static let betweenLetters = 0.05
  static let afterNumber = 0.04

  // MARK: Boxes to be filled

  static let boxWidth = 0.62
  static let boxHeight = 0.80
  static let boxDepth = 0.20
}
