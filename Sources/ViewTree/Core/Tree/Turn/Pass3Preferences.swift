extension TreeHost {
  /// Pass 3: lets the contents that are made of preferences read, the deepest first, but one inside
  /// such a content after it.
  ///
  /// Reading folds what is out of date on the way down to the writers. A reader's content that this
  /// makes is laid out before the next reader reads.
  func updatePreferences() {
    while let node = readerQueue.popFirst() {
      guard node.isAlive, !node.waitsWhileLeaving(toRead: true), !node.waitsForLayerToRead()
      else { continue }
      node.isQueuedForReading = false
      layerReading.node = node
      node.readPreferences()
      updateContents()
      layerReading.node = nil
    }
  }

  /// The end of pass 3: lets those read that only tell of it, each once an update.
  ///
  /// While bodies, layout and preferences still change each other, they would hear values that no
  /// update shows. Source: PREF-1.7.7.
  func tellListeners() {
    while let node = listenerQueue.popFirst() {
      guard node.isAlive, !node.waitsWhileLeaving(toRead: true) else { continue }
      node.isQueuedForReading = false
      node.readPreferences()
    }
  }
}
