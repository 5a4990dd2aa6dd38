import RefreshSystems
import SwiftUI

/// The numbers, texts and enumerations of document 002, read from the port's own declarations.
///
/// - Shape: 19 names, those of a file of schema `refresh-constants/1`.
enum ZHRefreshConstants {
  /// The port's value under the name of a row of constants; nil for an unknown name.
  static func value(named name: String) -> JSONValue? {
    switch name {
    case "headerViewH": .number(headerViewH)
    case "footerViewH": .number(footerViewH)
    case "componentsMarin": .number(componentsMarin)
    case "statuses": .list(ZHRefreshStatus.allCases.map { .text("\($0)") })
    case "title font size": .number(ZHRefresh.titleFontSize)
    case "title gray": .number(ZHRefresh.titleGray)
    case "arrow image": .text(ZHRefresh.arrowImage)
    case "demo delay seconds": .number(ZHRefreshDemo.delay)
    case "header frame":
      .text("x 0, y \(whole(-headerViewH)), width screen, height \(whole(headerViewH))")
    case "footer frame":
      .text("x 0, y contentHeight + bottom inset, width screen, height \(whole(footerViewH))")
    default: text(name) ?? duration(name)
    }
  }

  private static func text(_ name: String) -> JSONValue? {
    switch name {
    case "text.pullToRefresh": .text(ZHRefresh.pullToRefreshTitle)
    case "text.releaseToRefresh": .text(ZHRefresh.releaseToRefreshTitle)
    case "text.loading": .text(ZHRefresh.loadingTitle)
    case "text.footer": .text(ZHRefresh.footerTitle)
    default: nil
    }
  }

  private static func duration(_ name: String) -> JSONValue? {
    let animation: ZHRefreshAnimation? =
      switch name {
      case "header begin duration": .headerBegin
      case "header end duration": .headerEnd
      case "footer begin duration": .footerBegin
      case "footer end duration": .footerEnd
      case "arrow duration": .arrowTurns
      default: nil
      }
    return animation.map { .number($0.duration) }
  }

  private static func whole(_ number: CGFloat) -> JSONValue { .number(number) }
}
