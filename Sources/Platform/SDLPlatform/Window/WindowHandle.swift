import CSDL2

#if canImport(CX11)
import CX11
import Drawing
import Words
#endif

/// An SDL window; destroyed with the last reference.
final class WindowHandle {
  let handle: OpaquePointer
  private let video: Subsystem

  init(_ handle: OpaquePointer, video: Subsystem) {
    self.handle = handle
    self.video = video
  }

  deinit { SDL_DestroyWindow(handle) }

  /// Whether the window is on X11, where window coordinates are device pixels.
  var isOnX11: Bool { driver == "x11" }
  var isOnWayland: Bool { driver == "wayland" }
  private var driver: String? { SDL_GetCurrentVideoDriver().map { String(cString: $0) } }

  /// What the X11 desktop says about its scale: Xft.dpi, else GDK_SCALE, else 1.
  var x11Scale: Double {
    #if canImport(CX11)
    if let text = ordinate_xft_dpi(UnsafeMutableRawPointer(handle)),
      let dpi = Double(String(cString: text)), dpi >= 24
    {
      return dpi / 96
    }
    #endif
    if let text = environment("GDK_SCALE"), let scale = Double(text), scale > 0 { return scale }
    return 1
  }

  /// The words in the title bar, no more than any bar shows.
  var title: String {
    get { String(cString: SDL_GetWindowTitle(handle)) }
    set {
      let title = String(newValue.prefix(500))
      SDL_SetWindowTitle(handle, title)
      #if canImport(CX11)
      ordinate_name_window(UnsafeMutableRawPointer(handle), title, Int32(title.utf8.count))
      #endif
    }
  }

  var size: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// What panels and docks leave of the display that it is on, in the desktop's units.
  var displayRoom: Size? {
    var room = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(handle), &room) == 0 else {
      return nil
    }
    return Size(width: Double(room.w), height: Double(room.h))
  }

  /// Whether a window whose corner is there can be taken hold of: enough of its upper edge is on a screen.
  func isOnScreen(_ x: Int, _ y: Int) -> Bool {
    var grip = SDL_Rect(x: Int32(clamping: x), y: Int32(clamping: y), w: 96, h: 32)
    return (0..<SDL_GetNumVideoDisplays()).contains { display in
      var (room, common) = (SDL_Rect(), SDL_Rect())
      return SDL_GetDisplayUsableBounds(display, &room) == 0
        && SDL_IntersectRect(&grip, &room, &common) == SDL_TRUE && common.w >= 48 && common.h >= 16
    }
  }

  /// Shows a PNG picture as the window's icon where the desktop has no entry for the program.
  func showIcon(_ picture: [UInt8]) {
    guard let icon = Surface.picture(inPNG: picture) else { return }
    SDL_SetWindowIcon(handle, icon.handle)
  }
}
