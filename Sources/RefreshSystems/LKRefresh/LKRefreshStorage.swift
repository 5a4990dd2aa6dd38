import SwiftUI

/// Everything that one pass of document 000 reads and writes, independent of where it is kept.
///
/// The running view keeps it in `@State` and `@Binding`, ``LKRefreshMachine`` in plain properties;
/// both run the same steps (`LKRefreshStorage.pass(moving:fixed:)`), so a test of the machine tests
/// the view's algorithm. The names are the document's.
///
/// A trigger may write the two `Refreshing` flags before it returns, and the next step must see the
/// new value. So the steps always read the storage and never keep a copy of a flag.
package protocol LKRefreshStorage {
  /// How far the content is below its place of rest, negative when it has moved up. Points.
  var offset: CGFloat { get set }
  /// The offset at the previous pass. Points.
  var preOffset: CGFloat { get set }
  /// The host's flag for a running refresh.
  var headerRefreshing: Bool { get set }
  /// The host's flag for running "load more".
  var footerRefreshing: Bool { get set }
  /// Whether the header holds its space open.
  var headerFrozen: Bool { get set }
  /// Whether the footer may not fire yet.
  var footerFrozen: Bool { get set }
  /// The angle of the header's arrow. Degrees, 0 to 180.
  var headerRotation: Double { get set }
  /// The angle of the footer's arrow. Degrees, -180 to 0.
  var footerRotation: Double { get set }
  /// The height of the viewport, as captured on appear. Points.
  var listSizeH: CGFloat { get }
  /// The height of the content, as captured on appear. Points; 0 until then.
  var listContentH: CGFloat { get }
  /// How far the content must be pulled before a side fires. Points.
  var threshold: CGFloat { get }
  /// Whether the footer is invisible, in which case the host does not get its trigger.
  var footerHidden: Bool { get }

  /// Tells the host that a refresh has begun.
  mutating func callRefreshTrigger()
  /// Tells the host to load more.
  mutating func callMoreTrigger()
  /// Writes the pass's line to the log.
  mutating func logOffset()
  /// Receives every flag that a rule of the pass changed, in order.
  mutating func note(_ change: LKRefreshChange)
}

extension LKRefreshStorage {
  package mutating func logOffset() {}
  package mutating func note(_ change: LKRefreshChange) {}
}

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
