import RefreshSystems
import SwiftUI

/// The numbers, texts and enumerations of document 001, read from the port's own declarations.
///
/// - Shape: 22 names, those of a file of schema `refresh-constants/1`.
enum PullToRefreshConstants {
  /// The port's value under the name of a row of constants; nil for an unknown name.
  static func value(named name: String) -> JSONValue? {
    switch name {
    case "states": .list(RefreshState.allCases.map { .text("\($0)") })
    case "progress range": .list([.number(0), .number(1)])
    case "header dead zone (topDistance)": .number(PullToRefreshVersion.third.headerDeadZone)
    case "footer dead zone (bottomDistance)": .number(PullToRefreshVersion.third.footerDeadZone)
    case "threshold": .text("height of the header / footer view")
    case "activation tolerance": .number(PullToRefreshVersion.activationTolerance)
    case "refreshData misspelling": thresholdName
    case "demo page size": .number(Double(PullToRefreshDemo.rowsPerPage))
    case "demo delay seconds": .number(PullToRefreshDemo.delay)
    default: text(name) ?? look(name)
    }
  }

  private static func text(_ name: String) -> JSONValue? {
    switch name {
    case "text.header.stopped": .text(RefreshDefaultHeader.stoppedTitle)
    case "text.header.triggered", "text.footer.triggered":
      .text(RefreshDefaultLook.triggeredTitle)
    case "text.header.loading", "text.footer.loading": .text(RefreshDefaultLook.loadingTitle)
    case "text.footer.stopped": .text(RefreshDefaultFooter.stoppedTitle)
    case "text.footer.stopped.noMore": .text(RefreshDefaultFooter.noMoreTitle)
    default: nil
    }
  }

  private static func look(_ name: String) -> JSONValue? {
    let side = JSONValue.number(RefreshDefaultLook.imageSide)
    return switch name {
    case "default view heights":
      .object(
        RefreshState.allCases.map {
          JSONField(name: "\($0)", value: .number(RefreshDefaultLook.height($0)))
        })
    case "image size": .list([side, side])
    case "images":
      .fields([
        "header": .text(RefreshDefaultHeader.image), "footer": .text(RefreshDefaultFooter.image),
      ])
    case "text font size": .number(RefreshDefaultLook.fontSize)
    case "header image rotation":
      .text("progress * \(number(RefreshDefaultHeader.degreesOfFullPull)) degrees")
    case "footer image translation":
      .text(
        "x = (progress - \(number(RefreshDefaultFooter.walkCentre)))"
          + " * \(number(RefreshDefaultFooter.walkLength)), "
          + "y = \(number(RefreshDefaultFooter.stepHeight))"
          + " * sin(progress * \(number(RefreshDefaultFooter.stepAngle)))")
    default: nil
    }
  }

  /// The misspelt name, as the compiler knows it.
  private static var thresholdName: JSONValue {
    let path = "\(\RefreshData.thresold)"
    return .text(path.split(separator: ".").last.map(String.init) ?? path)
  }

  private static func number(_ number: Double) -> JSONValue { .number(number) }
}
