import SwiftUI

extension ZKHeaderStorage {
  /// The conditions of rule S3.15 for the header, evaluated with the offset that the next
  /// notification finds as the previous one.
  package var guards: [RefreshGuard] {
    componentGuards + [
      RefreshGuard(
        rule: "S3.15", "previous offset", offsetWithoutInsets, .below, "-height",
        -componentHeight, else: .pull),
      released,
    ]
  }
}

extension ZKFooterStorage {
  /// The conditions of rule S3.15 for the footer, evaluated like the header's.
  package var guards: [RefreshGuard] {
    componentGuards + [
      RefreshGuard(
        rule: "S3.15", "the list takes touches", scrollViewTakesTouches,
        else: .application("isUserInteractionEnabled set to true")),
      RefreshGuard(
        rule: "S3.15", "there is more", state != .noMoreData, else: .application("a reset")),
      RefreshGuard(
        rule: "S3.15", "the list has content", contentHeight > 0,
        else: .application("content")),
      RefreshGuard(
        rule: "S3.15", "previous offset", offsetWithoutInsets, .above, "rest", 0, else: .pull),
      RefreshGuard(
        rule: "S3.15", "previous offset + list", offsetWithoutInsets + viewportHeight, .above,
        "content + height", contentHeight + componentHeight, else: .pull),
      released,
    ]
  }
}

extension ZKComponentStorage {
  fileprivate var componentGuards: [RefreshGuard] {
    [
      RefreshGuard(
        rule: "S3.17", "it listens", isListening, else: .application("enableRefresh set to true")),
      RefreshGuard(
        rule: "S3.15", "it is not refreshing", state != .refreshing,
        else: .application("endRefreshing()")),
      RefreshGuard(
        rule: "S3.15", "a finger has dragged the list before", !isFirstLoad, else: .drag),
    ]
  }

  fileprivate var released: RefreshGuard {
    RefreshGuard(rule: "S3.15", "no finger drags", !isDragging, else: .letGo)
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
