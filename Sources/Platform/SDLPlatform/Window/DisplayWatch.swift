#if canImport(CX11)
import CX11
#endif

/// Hears when the connection to the X server breaks; nothing may be asked of the display then.
///
/// A Wayland compositor that goes away asks the program to quit.
final class DisplayWatch {
  private let window: OpaquePointer
  private let lost: () -> Never

  init(_ window: OpaquePointer, lost: @escaping () -> Never) {
    self.window = window
    self.lost = lost
    #if canImport(CX11)
    ordinate_watch_display(
      UnsafeMutableRawPointer(window),
      { _, watch in
        guard let watch else { return }
        Unmanaged<DisplayWatch>.fromOpaque(watch).takeUnretainedValue().lost()
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
    #endif
  }

  deinit {
    #if canImport(CX11)
    ordinate_watch_display(UnsafeMutableRawPointer(window), nil, nil)
    #endif
  }
}
