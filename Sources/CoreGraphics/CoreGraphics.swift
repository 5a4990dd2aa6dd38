// The facade under Apple's name: the geometry types are Foundation's and the engine's own. It
// re-exports the engine but not Foundation beside it, so that `DispatchQueue` still resolves to the
// virtual one.
@_exported import ViewTree
