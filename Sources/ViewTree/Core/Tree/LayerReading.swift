/// The state of an update that layers made of preferences, and readers, share with what is inside of
/// them.
struct LayerReading {
  /// Whether such layers will read in this pass, so that their contents wait.
  var isComing = false
  /// The node whose preferences are being read; the content of its layer is brought up to date.
  var node: Node?
  /// Whether closures of geometry readers wait until their readers are placed again.
  var waitsForPlaces = false
  /// The readers that wait for one around them, which makes its content in the middle of layout, to
  /// place them: they make theirs once, with the size that they get. Nil at other times.
  var innerReaders: [LayoutNode]?
}
