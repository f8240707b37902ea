import CSDL2
import Words

/// How pixels get from memory into a window.
protocol Screen {
  /// Width and height in device pixels.
  var size: (width: Int, height: Int)? { get }
  /// The pixels to draw on now; nil while there are none.
  func open() -> OpenScreen?
  /// Shows what was drawn in some boxes.
  func show(_ boxes: [PixelBox])
  /// Forgets what the graphics device may have lost.
  func forgetDevice()
}

/// The pixels of a screen for one picture.
struct OpenScreen {
  let pixels: PixelArea
  let width: Int
  let height: Int
  /// Whether the last picture is not on them.
  let isBlank: Bool
}

extension WindowHandle {
  /// The graphics card's way where there is one, else the window's own pixels.
  func makeScreen() throws(SystemFault) -> any Screen {
    let isSoftware = SDL_GetHint(SDL_HINT_RENDER_DRIVER).map { String(cString: $0) } == "software"
    let wanted = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    if !isSoftware, let card = CardScreen(self, flags: wanted) { return card }
    let surface = SurfaceScreen(self)
    if surface.open() != nil { return surface }
    guard let card = CardScreen(self, flags: 0) else {
      throw .lastRefusal(of: "SDL_CreateRenderer")
    }
    return card
  }
}
