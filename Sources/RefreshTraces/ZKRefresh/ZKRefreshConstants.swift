import RefreshSystems
import SwiftUI

/// The numbers, texts and enumerations of document 003, read from the port's own declarations.
///
/// - Shape: 37 names, those of a file of schema `refresh-constants/1`.
enum ZKRefreshConstants {
  /// The port's value under the name of a row of constants; nil for an unknown name.
  static func value(named name: String) -> JSONValue? {
    switch name {
    case "component height default": .number(ZKRefreshLook.componentHeight)
    case "states": .list(ZKRefreshState.allCases.map { .text($0.rawValue) })
    case "animation duration": .number(ZKRefreshAnimation.duration)
    case "defaults":
      .fields([
        "header": .text("\(RefreshIndicatorHeader.self)"),
        "footer": .text("\(RefreshIndicatorFooter.self)"),
      ])
    case "platform":
      .fields(["iOS": .text("8.0+"), "xcode": .text("10.2"), "swift": .number(5)])
    case "example delay seconds": .number(Double(ZKRefreshLook.exampleDelay))
    default: title(name) ?? look(name)
    }
  }

  /// `header title idle`, `footer title en noMoreData`.
  private static func title(_ name: String) -> JSONValue? {
    var words = name.split(separator: " ").map(String.init)
    guard words.count >= 3, words[1] == "title", let state = words.popLast() else { return nil }
    let language: ZKRefreshLanguage = words.count == 3 && words[2] == "en" ? .english : .chinese
    let titles = words[0] == "header" ? language.headerTitles : language.footerTitles
    return ZKRefreshState(rawValue: state).flatMap { titles[$0] }.map(JSONValue.text)
  }

  private static func look(_ name: String) -> JSONValue? {
    typealias Look = ZKRefreshLook
    return switch name {
    case "images header height": .number(Look.imageSize.height)
    case "images header frames": .number(Double(Look.imageCount))
    case "images header duration": .number(Look.imagesDuration)
    case "title font plain": .number(Look.plainTitleFont)
    case "title font indicator/images": .number(Look.smallTitleFont)
    case "indicator header indicator frame":
      .text(indicatorFrame(shift: Look.headerIndicatorShift))
    case "indicator footer indicator frame":
      .text(indicatorFrame(shift: Look.footerIndicatorShift))
    case "indicator title x":
      .text(
        "indicator maxX + \(text(Look.indicatorTitleGap)) while refreshing, "
          + "else centred over the full width")
    case "images header image frame":
      .text(
        "x W/2 - w - \(text(Look.imageShift)), y 0, w x h; "
          + "title at maxX + \(text(Look.imageTitleGap))")
    default: nil
    }
  }

  private static func indicatorFrame(shift: CGFloat) -> String {
    "x (W - h/2)/2 - \(text(shift)), y h/4, side h/2"
  }

  private static func text(_ number: CGFloat) -> String { JSONValue.number(number).description }
}
