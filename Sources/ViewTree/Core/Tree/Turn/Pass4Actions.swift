extension TreeHost {
  /// Pass 4: runs the actions queued before the pass began; those that they queue are left.
  func runActions() {
    guard !actions.isEmpty else { return }
    for action in actions.take() {
      counters.actions += 1
      observer?.actionRun(action.name)
      action.run()
    }
  }
}
