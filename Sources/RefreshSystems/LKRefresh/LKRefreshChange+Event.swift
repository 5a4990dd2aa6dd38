extension LKRefreshChange {
  /// The change in the words that all five systems share.
  public var event: RefreshEvent {
    RefreshEvent(side: flag.side, step: step, text: description(decimals: 1), pull: offset)
  }

  private var step: RefreshEvent.Step {
    switch flag {
    case .headerRefreshing, .footerRefreshing: value ? .requested : .ended
    case .headerFrozen, .footerFrozen: value ? .held : .freed
    }
  }
}

extension LKRefreshFlag {
  /// The side that the flag belongs to.
  public var side: RefreshSide {
    switch self {
    case .headerRefreshing, .headerFrozen: .header
    case .footerRefreshing, .footerFrozen: .footer
    }
  }
}
