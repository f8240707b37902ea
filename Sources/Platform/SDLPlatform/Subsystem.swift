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
