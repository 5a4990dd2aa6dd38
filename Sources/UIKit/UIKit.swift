// The frame-based stand-in. It re-exports the controls and, through them, the engine.
@_exported import ViewTreeControls
