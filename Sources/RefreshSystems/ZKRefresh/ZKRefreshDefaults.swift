import SwiftUI

/// What `zk_header { }` and `zk_footer { }` make, and how high.
///
/// - Source: document 003 (row S3.10); the published values (row S3.18).
@MainActor enum ZKRefreshDefaults {
  static var header: RefreshHeader.Type = RefreshIndicatorHeader.self
  static var footer: RefreshFooter.Type = RefreshIndicatorFooter.self
  /// Points.
  static var componentHeight = ZKRefreshLook.componentHeight
  static var language = ZKRefreshLanguage.chinese
}

/// Sets the class of the headers that `zk_header { }` makes from now on.
@MainActor @preconcurrency
public func ZKRefreshSetDefaultHeader(_ header: RefreshHeader.Type) {
  ZKRefreshDefaults.header = header
}

/// The class of the headers that `zk_header { }` makes; `RefreshIndicatorHeader` at first.
@MainActor @preconcurrency
public func ZKRefreshGetDefaultHeader() -> RefreshHeader.Type { ZKRefreshDefaults.header }

/// Sets the class of the footers that `zk_footer { }` makes from now on.
@MainActor @preconcurrency
public func ZKRefreshSetDefaultFooter(_ footer: RefreshFooter.Type) {
  ZKRefreshDefaults.footer = footer
}

/// The class of the footers that `zk_footer { }` makes; `RefreshIndicatorFooter` at first.
@MainActor @preconcurrency
public func ZKRefreshGetDefaultFooter() -> RefreshFooter.Type { ZKRefreshDefaults.footer }

/// Sets the height of the components that are installed from now on and say nothing else. Points.
@MainActor @preconcurrency
public func ZKRefreshSetDefaultComponentHeight(_ h: CGFloat) {
  ZKRefreshDefaults.componentHeight = h
}

/// The height of components that say nothing else; 50 at first. Points.
@MainActor @preconcurrency
public func ZKRefreshGetDefaultComponentHeight() -> CGFloat { ZKRefreshDefaults.componentHeight }

/// Sets the language of the components that are made from now on; Chinese, as in the document, at
/// first.
@MainActor @preconcurrency
public func ZKRefreshSetDefaultLanguage(_ language: ZKRefreshLanguage) {
  ZKRefreshDefaults.language = language
}
