import CSDL2
package import Words

extension Window {
  /// The words in the title bar.
  package var title: String {
    get { window.title }
    set { if newValue != window.title { window.title = newValue } }
  }

  /// The upper left corner in the system's own units; Wayland keeps it secret.
  package var position: WindowPosition {
    get {
      var (x, y): (Int32, Int32) = (0, 0)
      SDL_GetWindowPosition(window.handle, &x, &y)
      return WindowPosition(x: Int(x), y: Int(y))
    }
    set {
      SDL_SetWindowPosition(window.handle, Int32(clamping: newValue.x), Int32(clamping: newValue.y))
    }
  }

  /// The text on the clipboard, nil when there is none.
  package var clipboard: String? {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  /// Puts text on the clipboard; an X server would end the connection over one of many megabytes.
  package func copyToClipboard(_ text: String) throws(SystemFault) {
    guard text.utf8.count <= 4 << 20 else {
      throw .failed(call: "SDL_SetClipboardText", reason: "the text is too long")
    }
    guard SDL_SetClipboardText(text) == 0 else { throw .lastRefusal(of: "SDL_SetClipboardText") }
  }

  /// Whether typed characters arrive as text; a screen keyboard may come and go with it.
  package var acceptsText: Bool {
    get { SDL_IsTextInputActive() == SDL_TRUE }
    set { newValue ? SDL_StartTextInput() : SDL_StopTextInput() }
  }

  /// Whether the window is minimised or otherwise not on the screen.
  package var isHidden: Bool {
    let hiding = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(window.handle) & hiding != 0
  }
}
