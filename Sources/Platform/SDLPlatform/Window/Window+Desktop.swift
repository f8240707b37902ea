import CSDL2
package import Words

extension Window {
  /// The words in the title bar.
  package var title: String {
    get { window.title }
    set { if newValue != window.title { window.title = newValue } }
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
}
