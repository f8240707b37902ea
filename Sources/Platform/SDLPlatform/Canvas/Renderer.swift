import CSDL2
import Words

/// A subsystem of SDL that stays started as long as this lives.
///
/// SDL counts starts and stops, so several may live at once.
final class Subsystem {
  private let flags: UInt32

  init(_ flags: UInt32, isDisplay: Bool = false) throws(SystemFault) {
    self.flags = flags
    guard SDL_InitSubSystem(flags) == 0 else {
      let reason = SystemFault.lastReason()
      throw isDisplay
        ? .noDisplay(call: "SDL_InitSubSystem", reason: reason)
        : .failed(call: "SDL_InitSubSystem", reason: reason)
    }
  }

  deinit { SDL_QuitSubSystem(flags) }
}

/// An SDL renderer; it lives until the last texture made by it is gone.
final class Renderer {
  let handle: OpaquePointer
  /// What the renderer draws on, kept alive with it.
  private let target: AnyObject

  init(_ handle: OpaquePointer, target: AnyObject) {
    self.handle = handle
    self.target = target
  }

  deinit { SDL_DestroyRenderer(handle) }

  /// A texture of ARGB pixels; nil when the renderer has no room or the device is lost.
  func texture(width: Int, height: Int, isStreaming: Bool = false) -> Texture? {
    let access = isStreaming ? SDL_TEXTUREACCESS_STREAMING : SDL_TEXTUREACCESS_STATIC
    let handle = SDL_CreateTexture(
      self.handle,
      SDL_PIXELFORMAT_ARGB8888.rawValue,
      Int32(access.rawValue),
      Int32(width),
      Int32(height)
    )
    guard let handle else { return nil }
    SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_BLEND)
    return Texture(handle, width: width, height: height, renderer: self)
  }
}

/// Pixels kept by a renderer.
final class Texture {
  let handle: OpaquePointer
  let width: Int
  let height: Int
  private let renderer: Renderer

  init(_ handle: OpaquePointer, width: Int, height: Int, renderer: Renderer) {
    self.handle = handle
    self.width = width
    self.height = height
    self.renderer = renderer
  }

  deinit { SDL_DestroyTexture(handle) }
}

extension SDL_Rect {
  init(_ box: PixelBox) {
    self.init(
      x: Int32(clamping: box.left),
      y: Int32(clamping: box.top),
      w: Int32(clamping: box.width),
      h: Int32(clamping: box.height)
    )
  }
}
