// The frame-based stand-in. It re-exports the engine, which re-exports Foundation.
@_exported import ViewTree
