extension TreeHost {
  /// Pass 1: brings queued nodes up to date, the shallowest first, each at most once.
  ///
  /// A node that its own or a later body queues again waits for the next round; rounds are bounded.
  func updateBodies() {
    serials.update &+= 1
    var again: [Node] = []
    while let node = updateQueue.popFirst() {
      guard node.isAlive, node.isQueuedForUpdate, !node.waitsWhileLeaving(),
        !node.waitsForLayer()
      else { continue }
      guard node.updateSerial != serials.update else {
        again.append(node)
        continue
      }
      node.updateSerial = serials.update
      node.isQueuedForUpdate = false
      node.performUpdate()
    }
    for node in again { updateQueue.insert(node) }
  }
}
