/// One of the four flags that a pass of document 000 writes, by the document's name.
public enum LKRefreshFlag: String, CaseIterable, Hashable, Sendable {
  case headerRefreshing
  case headerFrozen
  case footerRefreshing
  case footerFrozen
}

extension LKRefreshStorage {
  /// Reads and writes a flag by its name.
  package subscript(flag: LKRefreshFlag) -> Bool {
    get {
      switch flag {
      case .headerRefreshing: headerRefreshing
      case .headerFrozen: headerFrozen
      case .footerRefreshing: footerRefreshing
      case .footerFrozen: footerFrozen
      }
    }
    set {
      switch flag {
      case .headerRefreshing: headerRefreshing = newValue
      case .headerFrozen: headerFrozen = newValue
      case .footerRefreshing: footerRefreshing = newValue
      case .footerFrozen: footerFrozen = newValue
      }
    }
  }
}
