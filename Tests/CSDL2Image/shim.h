#pragma once
// SDL itself comes from its own module, else each module would have its own copy of it.
#include "../../Sources/Platform/CSDL2/shim.h"
#include <SDL2/SDL_image.h>
