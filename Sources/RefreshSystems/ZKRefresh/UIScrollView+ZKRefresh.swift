import SwiftUI

extension UIScrollView {
  /// The header of document 003; nil without one.
  ///
  /// A new header replaces the previous one, rearmost among the subviews. It is looked up there,
  /// since there is no Objective-C runtime to associate it with.
  ///
  /// - Nil: assigning it does nothing; a component cannot be removed that way (B003-16).
  /// - Rule: S3.01.
  @MainActor @preconcurrency
  public var zk_header: RefreshHeader? {
    get { component() }
    set { install(newValue, insteadOf: zk_header) }
  }

  /// The footer of document 003; nil without one.
  ///
  /// - Nil: assigning it does nothing; a component cannot be removed that way (B003-16).
  /// - Rule: S3.01.
  @MainActor @preconcurrency
  public var zk_footer: RefreshFooter? {
    get { component() }
    set { install(newValue, insteadOf: zk_footer) }
  }

  /// Gives the list a header of the default class.
  ///
  /// - Rule: S3.10.
  @MainActor @preconcurrency
  public func zk_header(
    refreshingClosure: @escaping () -> Void, endRefreshingClosure: (() -> Void)? = nil
  ) {
    zk_header = ZKRefreshDefaults.header.init(
      refreshingClosure: refreshingClosure, endRefreshingClosure: endRefreshingClosure)
  }

  /// Gives the list a footer of the default class.
  ///
  /// - Rule: S3.10.
  @MainActor @preconcurrency
  public func zk_footer(
    refreshingClosure: @escaping () -> Void, endRefreshingClosure: (() -> Void)? = nil
  ) {
    zk_footer = ZKRefreshDefaults.footer.init(
      refreshingClosure: refreshingClosure, endRefreshingClosure: endRefreshingClosure)
  }

  private func component<Component: RefreshComponent>() -> Component? {
    for view in subviews {
      if let component = view as? Component { return component }
    }
    return nil
  }

  private func install(_ component: RefreshComponent?, insteadOf old: RefreshComponent?) {
    guard let component else { return }
    if let old, old !== component { old.removeFromSuperview() }
    insertSubview(component, at: 0)
  }
}
