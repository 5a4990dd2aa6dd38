import RefreshSystems
import SwiftUI

/// The numbers, texts and enumerations of document 000, read from the port's own declarations.
///
/// - Shape: 31 names, those of a file of schema `refresh-constants/1`.
enum LKRefreshConstants {
  /// The port's value under the name of a row of constants; nil for an unknown name.
  static func value(named name: String) -> JSONValue? {
    switch name {
    case "threshold.default": .number(LKRefresh.defaultThreshold)
    case "moving marker height": .number(LKRefresh.movingMarkerHeight)
    case "log line": .text(LKRefresh.logLine(offset: "<offset>"))
    case "log line at bottom": .text(LKRefresh.bottomLogLine)
    case "LKRefreshUIStyle cases": .list(LKRefreshUIStyle.allCases.map { .text($0.rawValue) })
    case "rotation start fraction": .number(LKRefreshRotation.startFraction)
    case "rotation subtracted fraction": .number(LKRefreshRotation.subtractedFraction)
    case "rotation span fraction": .number(LKRefreshRotation.spanFraction)
    case "rotation maximum degrees": .number(LKRefreshRotation.maximumDegrees)
    case "gif resource": .text(LKRefreshIndicator.loadingImageName)
    default: header(name) ?? footer(name) ?? shared(name)
    }
  }

  private static func header(_ name: String) -> JSONValue? {
    let config = LKRefresh.HeaderConfig()
    typealias Header = LKRefreshHeaderView
    return switch name {
    case "header.refreshingTitle": .text(config.refreshingTitle)
    case "header.willRefreshTitle": .text(config.willRefreshTitle)
    case "header.dateFormat": .text(config.dateFormatter)
    case "header.dateFormat.commentedAlternative":
      .text(LKRefresh.HeaderConfig.commentedDateFormat)
    case "header.hstack spacing": .number(Header.spacing)
    case "header.text vstack spacing": .number(Header.textSpacing)
    case "header.icon frame":
      .text(
        "threshold*\(JSONValue.number(Header.iconWidthFraction)) x "
          + "threshold*\(JSONValue.number(Header.iconHeightFraction))")
    case "header.arrow frame": pair(Header.arrowSize)
    case "header.gif frame": pair(Header.imageSize)
    case "header.symbol": .text(Header.symbol)
    default: nil
    }
  }

  private static func footer(_ name: String) -> JSONValue? {
    let config = LKRefresh.FooterConfig()
    typealias Footer = LKRefreshFooterView
    return switch name {
    case "footer.refreshingTitle": .text(config.refreshingTitle)
    case "footer.willRefreshTitle": .text(config.willRefreshTitle)
    case "footer.top spacer": .number(Footer.topSpace)
    case "footer.hstack spacing": .number(Footer.spacing)
    case "footer.icon frame": pair(Footer.iconSize)
    case "footer.gif frame": pair(Footer.imageSize)
    case "footer.symbol": .text(Footer.symbol)
    default: nil
    }
  }

  /// Values that header and footer have in common; null where they differ.
  private static func shared(_ name: String) -> JSONValue? {
    let header = LKRefresh.HeaderConfig()
    let footer = LKRefresh.FooterConfig()
    switch name {
    case "titleColor.default":
      return common(header.titleColor.description, footer.titleColor.description)
    case "indicatorColor.default":
      return common(header.indicatorColor.description, footer.indicatorColor.description)
    case "titleFont.default":
      return common(text(of: header.titleFont), text(of: footer.titleFont))
    case "indicatorStyle.default":
      return common(header.indicatorStyle.rawValue, footer.indicatorStyle.rawValue)
    default: return nil
    }
  }

  private static func common(_ header: String, _ footer: String) -> JSONValue {
    header == footer ? .text(header) : .null
  }

  private static func pair(_ size: CGSize) -> JSONValue {
    .list([.number(size.width), .number(size.height)])
  }

  /// The font as `system 16 regular`; its parts where it is another.
  private static func text(of font: Font) -> String {
    let resolved = font.resolved()
    let name = resolved.name ?? "system"
    let weight = resolved.weight == .regular ? "regular" : "\(resolved.weight.value)"
    return "\(name) \(JSONValue.number(resolved.pointSize)) \(weight)"
  }
}
