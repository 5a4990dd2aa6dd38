import RefreshSystems
import SwiftUI

/// A row of schema `refresh-constants/1`: one number, text or enumeration of a document.
public struct ConstantRow: Sendable {
  /// The document's file name.
  public let seed: String
  public let name: String
  public let value: TraceCursor

  init(_ source: TraceCursor) throws(TraceFileError) {
    seed = try source.field("seed").text()
    name = try source.field("name").text()
    value = try source.field("value")
  }

  /// The row's name in a report, since rows have no identifier: `000 threshold.default`.
  public var id: String {
    "\(RefreshSystemName(seed: seed)?.number ?? seed.shortened(to: 60)) \(name)"
  }
}

extension ConstantRow {
  /// Why the port does not have the row's value; nil when it has.
  var failure: String? {
    guard let system = RefreshSystemName(seed: seed) else {
      return "\(id.shortened(to: 120)): no system has the seed \"\(seed.shortened(to: 60))\""
    }
    let portValue =
      switch system {
      case .LKRefresh: LKRefreshConstants.value(named: name)
      case .PullToRefresh: PullToRefreshConstants.value(named: name)
      case .ZHRefresh: ZHRefreshConstants.value(named: name)
      case .ZKRefresh: ZKRefreshConstants.value(named: name)
      case .WBRefresh: WBRefreshConstants.value(named: name)
      }
    let difference = value.value.firstDifference(from: portValue, path: "value")
    return difference.map {
      TraceDifference(
        trace: id, step: nil, field: $0.path, expected: $0.expected, actual: $0.actual
      ).description
    }
  }
}
