import Testing

/// Everything that touches SDL, one test at a time.
@Suite(.serialized) struct SDLTests {}
