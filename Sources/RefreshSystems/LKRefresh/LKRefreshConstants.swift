import SwiftUI

/// The numbers, texts and enumerations of document 000, read from the port's own declarations.
///
/// - Shape: 31 names, those of `constants.json`.
enum LKRefreshConstants {
  /// The port's value under the name that `constants.json` gives it; nil for an unknown name.
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
    default: nil
    }
  }
}
