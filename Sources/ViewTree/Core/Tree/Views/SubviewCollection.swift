// The views that each kind of view adds to a list of subviews.

extension View {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    if view._valueShape() != .none { list.append(view) }
  }
}

extension TupleView {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    let members = TupleMembers.of(T.self)
    withUnsafePointer(to: view.value) { value in
      for (index, member) in members.members.enumerated() {
        list.nested(at: index) { member.collect(from: UnsafeRawPointer(value), into: &$0) }
      }
    }
  }
}

extension Group where Content: View {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    Content._collectSubviews(of: view.content, into: &list)
  }
}

extension ForEach where Content: View {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    for element in view.data {
      let id = AnyHashable(view.id(element))
      list.nested(at: id, id: id) {
        Content._collectSubviews(of: view.content(element), into: &$0)
      }
    }
  }
}

extension _ConditionalContent where TrueContent: View, FalseContent: View {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    switch view.storage {
    case .trueContent(let content):
      list.nested(at: true) { TrueContent._collectSubviews(of: content, into: &$0) }
    case .falseContent(let content):
      list.nested(at: false) { FalseContent._collectSubviews(of: content, into: &$0) }
    }
  }
}

extension Optional where Wrapped: View {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    if let view { Wrapped._collectSubviews(of: view, into: &list) }
  }
}

extension AnyView {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    list.nested(at: view.storage.type) { view.storage.collect(into: &$0) }
  }
}

extension IdentifiedView {
  static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    let id = AnyHashable(view.id)
    list.nested(at: id, id: id) { Content._collectSubviews(of: view.content, into: &$0) }
  }
}

extension _ViewModifier_Content {
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    view.content.collect(into: &list)
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  /// The modifier wraps each view; one that applies to a list as a whole wraps only the first.
  nonisolated public static func _collectSubviews(of view: Self, into list: inout _SubviewList) {
    let start = list.entries.count
    list.telling(view.modifier as? any SubviewTrait) {
      Content._collectSubviews(of: view.content, into: &$0)
    }
    let isForEach =
      (Modifier.self as? any PrimitiveModifier.Type)?.appliesToEachElement ?? true
    var isFirst = true
    list.change(from: start) { entry in
      if isForEach || isFirst {
        entry.storage = AnyViewStorageOf(
          ModifiedContent<EntryView, Modifier>(
            content: EntryView(entry: entry), modifier: view.modifier))
      }
      isFirst = false
    }
  }
}
