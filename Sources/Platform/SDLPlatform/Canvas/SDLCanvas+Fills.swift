import CSDL2
package import Drawing

extension SDLCanvas {
  package func fill(_ rect: Rect, with color: Color) {
    fill(contentScale.pixels(rect), with: color)
  }

  package func fill(_ rect: Rect, from leading: Color, to trailing: Color) {
    let whole = contentScale.pixels(rect)
    let box = whole.intersection(clip)
    for x in box.left..<box.right {
      let share = (Double(x - whole.left) + 0.5) / Double(whole.width)
      let column = PixelBox(left: x, top: box.top, right: x + 1, bottom: box.bottom)
      fill(column, with: leading.mixed(with: trailing, share: share))
    }
  }

  /// Fills device pixels.
  func fill(_ box: PixelBox, with color: Color) {
    let box = box.intersection(clip)
    guard !box.isEmpty, color.alpha > 0 else { return }
    flushInk()
    let blend = color.alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND
    SDL_SetRenderDrawBlendMode(renderer, blend)
    SDL_SetRenderDrawColor(renderer, color.red, color.green, color.blue, color.alpha)
    var place = SDL_Rect(box.moved(up: top))
    SDL_RenderFillRect(renderer, &place)
  }

  /// Draws white pixels in a colour, or a part of them; `x` and `y` say where their corner goes.
  func copy(_ texture: Texture, part: PixelBox? = nil, x: Int, y: Int, tint: Color) {
    let part = part ?? PixelBox(left: 0, top: 0, right: texture.width, bottom: texture.height)
    let place = PixelBox(left: x, top: y, right: x + part.width, bottom: y + part.height)
    guard !place.intersection(clip).isEmpty, tint.alpha > 0 else { return }
    flushInk()
    SDL_SetTextureColorMod(texture.handle, tint.red, tint.green, tint.blue)
    SDL_SetTextureAlphaMod(texture.handle, tint.alpha)
    var source = SDL_Rect(part)
    var target = SDL_Rect(place.moved(up: top))
    SDL_RenderCopy(renderer, texture.handle, &source, &target)
  }
}
