import Calculator
import SceneParts

/// The controls of the calculator scene.
enum CalculatorControl: Hashable, Sendable {
  case mode(EntryMode)
  case angle
  case undo
  case redo
  case more
  case display
  /// The digits, which can be moved along.
  case result
  case swap
  /// Takes percentages as desk calculators mean them.
  case percent
  /// Goes on to further digits, or back.
  case digits(isForward: Bool)
  /// Earlier entries, the last answer and the memory.
  case entries
  /// A formula to begin with.
  case example(Int)
  case graph
  case addGraph
  case live
  case page
  /// A key by its place, so that the focus stays when keys change their meaning.
  case key(slot: Int)
  case menu(SceneCommand)
  /// What a key held down offers.
  case choice(KeyChoice)
  /// Moves the caret, after touch.
  case arrow(isForward: Bool)
}
