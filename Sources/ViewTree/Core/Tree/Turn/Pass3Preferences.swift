extension TreeHost {
  /// Pass 3: lets the readers of changed preferences read, the deepest first.
  ///
  /// Reading folds what is out of date on the way down to the writers. A reader's content that this
  /// makes is laid out before the next reader reads.
  func updatePreferences() {
    while let node = readerQueue.popFirst() {
      guard node.isAlive, !node.waitsWhileLeaving(toRead: true) else { continue }
      node.isQueuedForReading = false
      node.readPreferences()
      if !updateQueue.isEmpty { updateBodies() }
      if !layoutQueue.isEmpty || geometryChanged { updateLayout() }
    }
  }
}
