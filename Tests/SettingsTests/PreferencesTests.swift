import Foundation
import Settings
import TestSupport
import Testing

@Suite struct PreferencesTests {
  /// So many steps through the values of a setting, from the values that the program comes with.
  private func preferences(_ setting: Setting, steps: Int) -> Preferences {
    var preferences = Preferences()
    for _ in 0..<steps { setting.row.advance(&preferences) }
    return preferences
  }

  /// A saved value, whichever it is.
  private struct Anything: Decodable { init(from decoder: any Decoder) {} }

  /// The names under which something is saved.
  private func names(in preferences: Preferences) throws -> Set<String> {
    let data = try JSONEncoder().encode(preferences)
    return Set(try JSONDecoder().decode([String: Anything].self, from: data).keys)
  }

  @Test(arguments: Setting.allCases)
  func `a setting goes through its values and comes back to the first`(setting: Setting) throws {
    let count = try #require((1...10).first { preferences(setting, steps: $0) == Preferences() })
    #expect(count >= 2)
    let titles = (0..<count).map { setting.row.value(preferences(setting, steps: $0)) }
    #expect(Set(titles).count == count)
  }

  @Test(arguments: Setting.allCases)
  func `a changed setting is saved under its own name and comes back`(setting: Setting) throws {
    let changed = preferences(setting, steps: 1)
    #expect(try names(in: changed) == [setting.rawValue, Setting.theme.rawValue])
    let data = try JSONEncoder().encode(changed)
    #expect(try JSONDecoder().decode(Preferences.self, from: data) == changed)
  }

  @Test func `values as the program has them are not saved`() throws {
    #expect(try names(in: Preferences()) == [Setting.theme.rawValue])
    let nothing = try JSONDecoder().decode(Preferences.self, from: Data("{}".utf8))
    #expect(nothing == Preferences())
  }

  @Test func `any mixture of values comes back`() throws {
    var generator = SeededGenerator(seed: 38)
    for _ in 0..<100 {
      var mixture = Preferences()
      for setting in Setting.allCases {
        for _ in 0..<Int.random(in: 0...7, using: &generator) { setting.row.advance(&mixture) }
      }
      let data = try JSONEncoder().encode(mixture)
      #expect(try JSONDecoder().decode(Preferences.self, from: data) == mixture)
    }
  }

  @Test func `the size stops at its ends`() {
    var preferences = Preferences()
    preferences.changeSize(by: -100)
    #expect(preferences.textSize == TextSize.allCases.first)
    preferences.changeSize(by: 100)
    #expect(preferences.textSize == TextSize.allCases.last)
    preferences.changeSize(by: -1)
    #expect(preferences.textSize == .huge)
  }

  private static let magnifications: [(factor: Double, size: TextSize?)] = [
    (0.5, nil), (0.8, .smaller), (0.84, .smaller), (1, .normal), (1.2, .large), (2, .double),
    (2.1, nil), (.nan, nil),
  ]

  @Test(arguments: magnifications)
  func `a magnification of older versions becomes the nearest size`(
    factor: Double,
    size: TextSize?
  ) {
    #expect(TextSize(nearest: factor) == size)
  }

  @Test(arguments: [true, false])
  func `motion follows the desktop only where it is asked to`(desktopReduces: Bool) {
    #expect(
      MotionChoice.system.isReduced(systemReducesMotion: desktopReduces) == desktopReduces
    )
    #expect(!MotionChoice.full.isReduced(systemReducesMotion: desktopReduces))
    #expect(MotionChoice.reduced.isReduced(systemReducesMotion: desktopReduces))
  }

  @Test func `the zoom keys leave an axis alone that they are not for`() {
    #expect(ZoomAxes.both.factors(2) == (2, 2))
    #expect(ZoomAxes.x.factors(2) == (2, 1))
    #expect(ZoomAxes.y.factors(2) == (1, 2))
  }
}
