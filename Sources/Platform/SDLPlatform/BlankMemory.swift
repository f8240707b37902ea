import CSDL2

/// Memory full of zeros, to be given back with `SDL_free`; pages that are never touched never become
/// real.
func blankMemory<Element: BitwiseCopyable>(
  _ count: Int,
  of type: Element.Type
) -> UnsafeMutablePointer<Element> {
  guard let memory = SDL_calloc(max(count, 1), MemoryLayout<Element>.stride) else {
    fatalError("There is no memory left for a picture.")
  }
  return memory.bindMemory(to: type, capacity: count)
}
