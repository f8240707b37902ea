import GraphModel
package import GraphScene
import SDLPlatform
import Words

/// A graph of closures in a window of its own.
///
/// It has the plane's tools, keys, gestures and controller, and no calculator.
///
///     try GraphWindow(
///       "Two curves",
///       .init("sin x ÷ x") { sin($0) / $0 },
///       .init("1 ÷ x", certain: { .constant(Interval(1)) / .variable(over: $0) }) { 1 / $0 }
///     ).run()
public struct GraphWindow {
  /// A function of the window.
  public struct Function {
    let base: ClosureFunction

    /// A function with a name to be shown.
    ///
    /// - Parameters:
    ///   - name: Functions of one name count as one.
    ///   - certain: What is certain over an interval of x; without it the curve joins samples, and
    ///     nothing of it is shown as proven.
    ///   - y: The value at x, rounded; nil where there is none. It is called for each device pixel.
    public init(
      _ name: String,
      certain: (@Sendable (Interval) -> Enclosure)? = nil,
      y: @escaping @Sendable (Double) -> Double?
    ) {
      base = ClosureFunction(name: name, certain: certain, value: y)
    }
  }

  /// Why there is no window: no display, no font, or too little memory.
  public struct Failure: Error, CustomStringConvertible {
    /// The reason, in a sentence.
    public let description: String
  }

  private let title: String
  private let functions: [Function]
  private let size: Size

  /// A window with a title, and its size in points.
  public init(
    _ title: String,
    _ functions: Function...,
    size: Size = Size(width: 800, height: 600)
  ) {
    (self.title, self.functions, self.size) = (title, functions, size)
  }

  /// Shows the window until the person closes it.
  public func run() throws(Failure) {
    do {
      Window.prepareEnvironment()
      let fonts = try FontLibrary()
      let window = try Window(WindowOptions(title: title, size: size), fonts: fonts)
      GraphLoop(scene, in: window, measurer: fonts).run()
    } catch {
      throw Failure(description: error.description)
    }
  }

  /// What the window shows.
  package var scene: PlaneScene {
    var document = GraphDocument()
    document.functions = FunctionList(functions.map { (GraphFunction($0.base), $0.base.name) })
    return PlaneScene(name: title, state: document, language: NoLanguage())
  }
}
