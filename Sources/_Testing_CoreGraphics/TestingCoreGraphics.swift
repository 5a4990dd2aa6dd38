// Swift Testing declares an overlay of this name for files that import it beside a module called
// CoreGraphics, and the compiler demands that the overlay exists. On Linux the toolchain has none, so
// the package brings an empty one.
