// The facade under Apple's name: the geometry types are Foundation's and the engine's own. It
// re-exports the engine and never Foundation beside it, so that the virtual `DispatchQueue` stays the
// one that is found.
@_exported import ViewTree
