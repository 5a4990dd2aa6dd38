/// The state of an update that preference-based layers and readers share with their content.
struct LayerReading {
  /// Whether such layers have yet to read in this pass, so that their contents wait.
  var isComing = false
  /// The node that is reading preferences; its layer's content is brought up to date.
  var node: Node?
  /// Whether closures of geometry readers wait until their readers are placed again.
  var waitsForPlaces = false
  /// Readers inside one that makes its content in the middle of layout. They wait for it to place
  /// them, and so make their own content once, with their final size. Nil at other times.
  var innerReaders: [LayoutNode]?
}
