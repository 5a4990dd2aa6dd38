extension PullToRefreshChange {
  /// The change in the words that all five systems share.
  public var event: RefreshEvent {
    RefreshEvent(
      side: side, step: step, text: description(decimals: 1),
      pull: pull.map { side == .header ? $0 : -$0 })
  }

  private var step: RefreshEvent.Step {
    switch rule {
    case .activates: .readied
    case .triggers: .armed
    case .loads, .appears: .requested
    case .endsAtOnce, .ends: .ended
    }
  }
}
