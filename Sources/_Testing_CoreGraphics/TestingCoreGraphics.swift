// Swift Testing declares an overlay of this name for files that import it together with a module
// called CoreGraphics, and the compiler requires the overlay to exist. The Linux toolchain has
// none, so the package provides an empty one.
