import CSDL2
package import Drawing
package import Input
package import Words

/// A window on the screen, and all that is drawn in it.
package final class Window {
  let window: WindowHandle
  private let screen: any Screen
  private let store: CanvasStore
  private let isOnX11: Bool
  private let x11Scale: Double
  private var cursors: [CursorShape: OpaquePointer] = [:]
  /// Size and place before full screen, in window coordinates.
  private var before: (frame: SDL_Rect, isMaximized: Bool)?

  private var displayWatch: DisplayWatch?

  /// The desktop entry's name: by it the desktop finds the program's icon and distinguishes its windows from
  /// others'.
  static let identifier = "io.github.ordinate_calc.ordinate"

  /// The person's own device pixels per point; nil to go by the system.
  package var scaleOverride: Double?

  /// Opens a window; throws when there is no display.
  package init(
    _ options: WindowOptions,
    fonts: FontLibrary,
    applicationName: String = "Ordinate"
  ) throws(SystemFault) {
    setSystemHints(applicationName: applicationName)
    let video = try Subsystem(SDL_INIT_VIDEO, isDisplay: true)
    try refuseInvisibleDisplay()
    let flags =
      SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
      | SDL_WINDOW_RESIZABLE.rawValue
      | (options.isMaximized ? SDL_WINDOW_MAXIMIZED.rawValue : 0)
    let middle: Int32 = 0x2FFF_0000
    func units(_ length: Double) -> Int32 { Int32(min(max(length.rounded(), 1), 16384)) }
    let handle = SDL_CreateWindow(
      options.title,
      middle,
      middle,
      units(options.size.width),
      units(options.size.height),
      flags
    )
    guard let handle else { throw .lastRefusal(of: "SDL_CreateWindow") }
    window = WindowHandle(handle, video: video)
    isOnX11 = window.isOnX11
    x11Scale = isOnX11 ? window.x11Scale : 1
    scaleOverride = options.scale
    SDL_SetWindowMinimumSize(handle, 1, 1)
    let factor = isOnX11 ? ContentScale(options.scale ?? x11Scale).devicePixelsPerPoint : 1
    let size = options.size(in: window.displayRoom, unitsPerPoint: factor)
    if size != options.size {
      SDL_SetWindowSize(handle, units(size.width), units(size.height))
      SDL_SetWindowPosition(handle, middle, middle)
    }
    screen = try window.makeScreen()
    store = CanvasStore(fonts: fonts, keeps: true)
    window.showIcon(PackageResources.ordinate_64_png)
    SDL_ShowWindow(handle)
    // Only a window that is shown, and has heard of its frame, knows what that adds.
    if isOnX11, !options.isMaximized, let (x, y) = options.place, window.isOnScreen(x, y) {
      SDL_PumpEvents()
      SDL_SetWindowPosition(handle, Int32(clamping: x), Int32(clamping: y))
    }
    if options.isFullScreen { isFullScreen = true }
  }

  deinit {
    displayWatch = nil
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
  }

  /// Sizes as they are this moment; SDL does not always tell when they change.
  var geometry: SurfaceGeometry {
    let (width, height) = window.size
    let (pixelWidth, pixelHeight) = screen.size ?? (width, height)
    let system = isOnX11 ? x11Scale : Double(max(1, pixelWidth)) / Double(max(1, width))
    return SurfaceGeometry(
      windowWidth: width,
      windowHeight: height,
      pixelWidth: pixelWidth,
      pixelHeight: pixelHeight,
      scale: ContentScale(scaleOverride ?? system),
      fingersMissLastPixel: isOnX11
    )
  }

  /// Device pixels per point.
  package var contentScale: ContentScale { geometry.scale }

  /// The inner size in points.
  package var size: Size { geometry.size }

  /// Draws a picture and shows what is different from the last one.
  package func draw(_ content: (any Canvas) -> Void) {
    let scale = geometry.scale
    guard let opened = screen.open() else { return }
    if opened.isBlank { forgetPicture() }
    let canvas = PixelCanvas(
      store: store,
      target: opened.pixels,
      width: opened.width,
      height: opened.height,
      scale: scale
    )
    let boxes = store.draw(on: canvas, content) {
      canvas.fill(canvas.bounds, with: Color(0x000000))
    }
    if !boxes.isEmpty { screen.show(boxes) }
  }

  /// Calls a function when the display is gone; it can only end the program.
  package func onDisplayLoss(_ lost: @escaping () -> Never) {
    displayWatch = DisplayWatch(window.handle, lost: lost)
  }

  /// Forgets what is on the screen: the next picture is drawn whole.
  package func forgetPicture() { store.repainter?.forget() }

  /// Forgets what the graphics device may have lost.
  func forgetDevice() {
    screen.forgetDevice()
    forgetPicture()
  }

  /// Shows a cursor shape while the pointer is over the window.
  package func setCursor(_ shape: CursorShape) {
    SDL_ShowCursor(shape == .hidden ? SDL_DISABLE : SDL_ENABLE)
    guard shape != .hidden else { return }
    let shape = hasCursor(shape) ? shape : .arrow
    if let known = cursors[shape] {
      SDL_SetCursor(known)
    } else if let cursor = SDL_CreateSystemCursor(shape.system) {
      cursors[shape] = cursor
      SDL_SetCursor(cursor)
    }
  }

  /// Whether SDL can be asked for a shape.
  private func hasCursor(_ shape: CursorShape) -> Bool {
    guard !CursorTheme.isNotNeeded, window.isOnWayland else { return true }
    return CursorTheme(environment: environment).holds(shape.themeName)
  }

  /// The upper left corner in the desktop's units, where the platform tells it and takes it again.
  package var place: (x: Int, y: Int)? {
    guard isOnX11 else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(window.handle, &x, &y)
    return (Int(x), Int(y))
  }

  package var isMaximized: Bool {
    SDL_GetWindowFlags(window.handle) & SDL_WINDOW_MAXIMIZED.rawValue != 0
  }

  /// Whether the window covers the whole screen.
  package var isFullScreen: Bool {
    get {
      SDL_GetWindowFlags(window.handle) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue != 0
    }
    set {
      guard newValue != isFullScreen else { return }
      if newValue {
        var frame = SDL_Rect()
        SDL_GetWindowSize(window.handle, &frame.w, &frame.h)
        SDL_GetWindowPosition(window.handle, &frame.x, &frame.y)
        before = (frame, isMaximized)
        SDL_SetWindowFullscreen(window.handle, SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
      } else {
        SDL_SetWindowFullscreen(window.handle, 0)
        // Without a window manager the window would keep the size of the screen. A Wayland compositor
        // gives the old size back itself, and what it says next must not be overruled.
        guard let (frame, isMaximized) = before, isOnX11 else { return }
        // What was maximised is so by the window manager, which a size would undo.
        if isMaximized { return SDL_MaximizeWindow(window.handle) }
        SDL_SetWindowSize(window.handle, frame.w, frame.h)
        SDL_SetWindowPosition(window.handle, frame.x, frame.y)
      }
    }
  }
}

extension CursorShape {
  /// What Wayland's themes call it.
  fileprivate var themeName: String {
    switch self {
    case .arrow, .hidden: "left_ptr"
    case .hand: "hand2"
    case .text: "xterm"
    case .crosshair: "tcross"
    case .move: "fleur"
    case .resizeHorizontally: "sb_h_double_arrow"
    case .resizeVertically: "sb_v_double_arrow"
    }
  }

  fileprivate var system: SDL_SystemCursor {
    switch self {
    case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .move: SDL_SYSTEM_CURSOR_SIZEALL
    case .resizeHorizontally: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeVertically: SDL_SYSTEM_CURSOR_SIZENS
    }
  }
}
