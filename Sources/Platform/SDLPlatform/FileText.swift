import CSDL2

/// The text of a small file, nil when it can't be read.
func contents(ofFile path: String) -> String? {
  var size = 0
  guard let bytes = SDL_LoadFile(path, &size) else { return nil }
  defer { SDL_free(bytes) }
  let buffer = UnsafeRawBufferPointer(start: bytes, count: min(size, 1 << 20))
  return String(decoding: buffer, as: UTF8.self)
}
