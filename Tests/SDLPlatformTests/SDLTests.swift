import TestTraits
import Testing

/// Everything that touches SDL, one test at a time.
@Suite(.serialized, .usesFontEngine) struct SDLTests {}
