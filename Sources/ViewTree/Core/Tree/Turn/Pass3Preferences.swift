extension TreeHost {
  /// Pass 3: lets content made from preferences read, the deepest first; but a reader inside such
  /// content comes after it.
  ///
  /// Reading folds the out-of-date values on the way down to the writers. Content made by one
  /// reader is laid out before the next reader reads.
  ///
  /// A reader whose layout changes what it reads, again and again, ends the pass: a bar whose room
  /// decides whether the view that asks for the bar fits. The next round continues.
  func updatePreferences() {
    serials.readingPass &+= 1
    while let node = readerQueue.popFirst() {
      guard node.isAlive, !node.waitsWhileLeaving(toRead: true), !node.waitsForLayerToRead()
      else { continue }
      guard node.countReading() else { return readerQueue.insert(node) }
      node.isQueuedForReading = false
      layerReading.node = node
      node.readPreferences()
      updateContents()
      layerReading.node = nil
    }
  }

  /// The end of pass 3: runs the readers that only report values, each once per update.
  ///
  /// If they ran while bodies, layout and preferences still change each other, they would report
  /// values that no update shows. Source: PREF-1.7.7.
  func tellListeners() {
    while let node = listenerQueue.popFirst() {
      guard node.isAlive, !node.waitsWhileLeaving(toRead: true) else { continue }
      node.isQueuedForReading = false
      node.readPreferences()
    }
  }
}
