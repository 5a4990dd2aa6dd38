extension TreeHost {
  /// Pass 4: runs what was queued before the pass began, and what that queues is left.
  func runActions() {
    guard !actions.isEmpty else { return }
    for action in actions.take() {
      counters.actions += 1
      observer?.actionRun(action.name)
      action.run()
    }
  }
}
