import RefreshSystems
import SwiftUI

/// The numbers and texts of document 004, read from the port's own declarations.
///
/// - Shape: 17 names, those of a file of schema `refresh-constants/1`.
enum WBRefreshConstants {
  /// The port's value under the name of a row of constants; nil for an unknown name.
  static func value(named name: String) -> JSONValue? {
    switch name {
    case "refresh control height": .number(WBRefreshLook.controlHeight)
    case "WBRefreshControlOffset": .number(WBRefreshControlOffset)
    case "error text": .text(WBRefreshLook.errorText)
    case "print over": .text(WBRefreshLook.turnsOverText)
    case "print back": .text(WBRefreshLook.turnsBackText)
    case "observed key path": .text(WBRefreshLook.observedKeyPath)
    case "observer options": .text("empty")
    case "preview overlay":
      .text(
        "white \(JSONValue.number(WBRefreshLook.overlayWhite)), "
          + "alpha \(JSONValue.number(WBRefreshLook.overlayAlpha))")
    default: rotation(name)
    }
  }

  private static func rotation(_ name: String) -> JSONValue? {
    let epsilon = JSONValue.number(WBRefreshVariant.documentEpsilon)
    return switch name {
    case "tip rotation duration": .number(WBTipRotation.duration)
    case "tip rotation angle":
      .text("pi - \(epsilon) when turning over, pi + \(epsilon) when turning back")
    case "loading rotation toValue":
      .text("\(JSONValue.number(WBLoadingRotation.toValue / .pi))*pi")
    case "loading duration first listing": .number(WBRefreshVariant.firstLoadingDuration)
    case "loading duration final listing": .number(WBRefreshVariant.finalLoadingDuration)
    case "loading repeat":
      WBLoadingRotation.repeatCount == .greatestFiniteMagnitude ? .text("MAXFLOAT") : nil
    case "loading key": .text(WBLoadingRotation.keyPath)
    case "removedOnCompletion": .flag(WBLoadingRotation.isRemovedOnCompletion)
    case "angle epsilon in one public copy": .number(WBRefreshVariant.copyEpsilon)
    default: nil
    }
  }
}
