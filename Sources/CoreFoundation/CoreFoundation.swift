// The facade under Apple's name, for code that imports it for `CGFloat` or `CFTimeInterval`. It
// shadows the toolchain's C module of that name, which has neither.
@_exported import ViewTree
