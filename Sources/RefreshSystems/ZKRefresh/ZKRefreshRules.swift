import SwiftUI

/// A rule of document 003 that changes a component's state.
///
/// Its conditions, its effect and its words are written once, here: the passes run them, change
/// handlers and ``RefreshComponent/guards`` quote them, and diagrams are drawn from them.
///
/// - Rules: S3.06 to S3.17.
public enum ZKRefreshRule: String, CaseIterable, Hashable, Sendable {
  case pulledInside
  case pulledOutside
  case releasedInside
  case releasedOutside
  case ends
  case endsForGood
  case disabled

  /// The rule's id in the catalog.
  public var row: String {
    switch self {
    case .pulledInside, .pulledOutside, .releasedInside, .releasedOutside: "S3.15"
    case .ends: "S3.02"
    case .endsForGood: "S3.12"
    case .disabled: "S3.17"
    }
  }

  /// The state that it leads to.
  public var state: ZKRefreshState {
    switch self {
    case .pulledInside: .pullingInRect
    case .pulledOutside: .pullingOutRect
    case .releasedInside: .releaseing
    case .releasedOutside: .refreshing
    case .ends, .disabled: .idle
    case .endsForGood: .noMoreData
    }
  }
}

extension ZKRefreshRule {
  /// Whether it evaluates the offset of the previous notification.
  var judgesOffset: Bool {
    switch self {
    case .pulledInside, .pulledOutside, .releasedInside, .releasedOutside: true
    case .ends, .endsForGood, .disabled: false
    }
  }
}

extension ZKHeaderStorage {
  /// The conditions under which a rule changes the header's state, with the present numbers.
  package func guards(of rule: ZKRefreshRule) -> [RefreshGuard] {
    let id = rule.row
    let offset = { (relation: RefreshGuard.Comparison.Relation, remedy: RefreshGuard.Remedy) in
      RefreshGuard(
        id, "previous offset", offsetWithoutInsets, relation, "-height", -componentHeight,
        else: remedy)
    }
    return switch rule {
    case .pulledInside: [drags(id), offset(.atLeast, .comeBack)]
    case .pulledOutside: [drags(id), offset(.below, .pull)]
    case .releasedInside:
      [
        hasDragged(id), offset(.atLeast, .comeBack),
        RefreshGuard(
          id, "previous offset", offsetWithoutInsets, .below, "rest", 0, else: .pull),
        letGo(id),
      ]
    case .releasedOutside: [hasDragged(id), offset(.below, .pull), letGo(id)]
    case .ends, .endsForGood, .disabled: [.said(rule)]
    }
  }

  /// The conditions of rule S3.15 for the header, evaluated with the offset that the next
  /// notification finds as the previous one.
  package var guards: [RefreshGuard] { [listens, isIdle] + guards(of: .releasedOutside) }
}

extension ZKFooterStorage {
  /// The conditions under which a rule changes the footer's state, with the present numbers.
  package func guards(of rule: ZKRefreshRule) -> [RefreshGuard] {
    let id = rule.row
    let end = { (relation: RefreshGuard.Comparison.Relation, remedy: RefreshGuard.Remedy) in
      RefreshGuard(
        id, "previous offset + list", offsetWithoutInsets + viewportHeight, relation,
        "content + height", contentHeight + componentHeight, else: remedy)
    }
    return switch rule {
    case .pulledInside: [drags(id), end(.atMost, .comeBack)]
    case .pulledOutside: [drags(id), end(.above, .pull)]
    case .releasedInside:
      [
        hasDragged(id),
        RefreshGuard(
          "S3.09", "the footer was pullingInRect and has a text for releaseing",
          entersReleaseing && state == .pullingInRect, else: .application("a drag")),
        letGo(id),
      ]
    case .releasedOutside:
      [
        hasDragged(id),
        RefreshGuard(
          id, "previous offset", offsetWithoutInsets, .above, "rest", 0, else: .pull),
        end(.above, .pull), letGo(id),
      ]
    case .ends, .endsForGood, .disabled: [.said(rule)]
    }
  }

  /// The conditions under which the footer follows a notification (B003-7).
  package var following: [RefreshGuard] {
    [
      listens,
      RefreshGuard(
        "S3.15", "the list takes touches", scrollViewTakesTouches,
        else: .application("isUserInteractionEnabled set to true")),
      RefreshGuard(
        "S3.15", "there is more", state != .noMoreData, else: .application("a reset")),
      RefreshGuard(
        "S3.15", "the list has content", contentHeight > 0, else: .application("content")),
    ]
  }

  /// The conditions of rule S3.15 for the footer, evaluated like the header's.
  package var guards: [RefreshGuard] {
    following + [isIdle] + guards(of: .releasedOutside)
  }
}

extension ZKComponentStorage {
  fileprivate var listens: RefreshGuard {
    RefreshGuard(
      "S3.17", "it listens", isListening, else: .application("enableRefresh set to true"))
  }

  fileprivate var isIdle: RefreshGuard {
    RefreshGuard(
      "S3.15", "it is not refreshing", state != .refreshing, else: .application("endRefreshing()"))
  }

  fileprivate func drags(_ id: String) -> RefreshGuard {
    RefreshGuard(id, "a finger drags", isDragging, else: .drag)
  }

  /// A release counts only after a first drag.
  fileprivate func hasDragged(_ id: String) -> RefreshGuard {
    RefreshGuard(
      id, "a finger has dragged the list before", !isFirstLoad, else: .application("a drag"))
  }

  fileprivate func letGo(_ id: String) -> RefreshGuard {
    RefreshGuard(id, "no finger drags", !isDragging, else: .letGo)
  }
}

extension RefreshGuard {
  /// The reason of a rule that the application starts by a call.
  static func said(_ rule: ZKRefreshRule) -> Self {
    let words =
      switch rule {
      case .endsForGood: "the application has nothing more"
      case .disabled: "the application has switched it off"
      default: "the application has ended it"
      }
    return .said(rule.row, words)
  }
}

extension RefreshComponent {
  /// The conditions under which the component requests data with the next notification; empty for a
  /// component that is neither a header nor a footer.
  public var guards: [RefreshGuard] {
    if let header = self as? any ZKHeaderStorage { return header.guards }
    return (self as? any ZKFooterStorage)?.guards ?? []
  }
}

extension ZKRefreshRule {
  /// When the rule changes the header, in the document's names and without numbers.
  package var formula: String { ZKHeaderMachine().guards(of: self).formula }
}
