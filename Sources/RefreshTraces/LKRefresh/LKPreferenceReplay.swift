import RefreshSystems
import SwiftUI

/// Replays suite `lk_preference_reduce`: builds each tree from real views and folds it in a host.
///
/// A list is a stack, a value a view that writes it, null a view that writes nothing, and
/// `default` a stack of no dynamic children, which has an output although nothing below it writes.
struct LKPreferenceReplay: TraceReplay {
  private let key: TraceCursor
  private let tree: TraceCursor

  init(_ trace: RefreshTrace) throws(TraceFileError) {
    key = try trace.source.field("key")
    tree = try trace.source.field("tree")
  }

  mutating func outcome(of step: RefreshTraceStep) throws(TraceFileError) -> TraceOutcome {
    guard step.number == nil else { throw step.unknownEvent(expected: "no step at all") }
    let value: JSONValue
    switch try key.text() {
    case "LKScrollOffsetPreferenceKey":
      let offset = try fold(LKScrollOffsetPreferenceKey.self) { (leaf) throws(TraceFileError) in
        CGFloat(try leaf.number())
      }
      value = .number(offset)
    case "LKSizePreferenceKey":
      let size = try fold(LKSizePreferenceKey.self) { (leaf) throws(TraceFileError) in
        CGSize(width: try leaf.field("w").number(), height: try leaf.field("h").number())
      }
      value = .fields(["w": .number(size.width), "h": .number(size.height)])
    case "LKRefreshPreferenceKey":
      let markers = try fold(
        LKRefreshPreferenceType.LKRefreshPreferenceKey.self, Self.marker)
      value = .list(markers.map { .text(Self.name(of: $0.viewType)) })
    default:
      throw key.error(
        "unknown key \(key.value.shown), expected LKScrollOffsetPreferenceKey, "
          + "LKSizePreferenceKey or LKRefreshPreferenceKey")
    }
    return TraceOutcome(state: .fields(["value": value]))
  }

  /// The preference at the root of the tree, in a host.
  private func fold<K: PreferenceKey>(
    _ key: K.Type, _ value: (TraceCursor) throws(TraceFileError) -> K.Value
  ) throws(TraceFileError) -> K.Value {
    guard tree.value.size <= PreferenceTree<K>.mostValues else {
      throw tree.error("more than \(PreferenceTree<K>.mostValues) values in one tree")
    }
    let view = try PreferenceTree<K>.view(of: tree, value)
    return host(of: view).value(of: key)
  }

  private func host(of view: some View) -> TreeHost {
    TreeHost(size: CGSize(width: 100, height: 100)) { view }
  }

  private static func marker(
    _ leaf: TraceCursor
  ) throws(TraceFileError) -> [LKRefreshPreferenceType.LKRefreshPreferenceData] {
    let name = try leaf.text()
    guard
      let viewType = LKRefreshPreferenceType.ViewType.allCases.first(where: {
        name == self.name(of: $0)
      })
    else {
      throw leaf.error(
        "unknown marker \"\(name.shortened(to: 60))\", expected \"fixed\" or \"moving\"")
    }
    return [LKRefreshPreferenceType.LKRefreshPreferenceData(viewType: viewType, bounds: .zero)]
  }

  private static func name(of viewType: LKRefreshPreferenceType.ViewType) -> String {
    switch viewType {
    case .fixedPositionView: "fixed"
    case .movingPositionView: "moving"
    }
  }
}

/// Views that stand for a tree of preference values.
///
/// The views are static, since a dynamic container folds by other rules; hence their types grow
/// with the tree, child by child, and a file may not ask for types that no compiler would make.
@MainActor private enum PreferenceTree<K: PreferenceKey> {
  /// In one stack.
  static var mostChildren: Int { 100 }
  /// In the whole tree.
  static var mostValues: Int { 1000 }

  static func view(
    of node: TraceCursor, _ value: (TraceCursor) throws(TraceFileError) -> K.Value
  ) throws(TraceFileError) -> any View {
    switch node.value {
    case .null:
      return Color.clear
    case .text("default"):
      return VStack { ForEach(0..<0, id: \.self) { _ in Color.clear } }
    case .list:
      var children: [any View] = []
      let elements = try node.elements()
      guard elements.count <= mostChildren else {
        throw node.error("\(elements.count) views in one stack, expected at most \(mostChildren)")
      }
      for element in elements {
        children.append(try view(of: element, value))
      }
      return stack(children[...])
    default:
      return Color.clear.preference(key: K.self, value: try value(node))
    }
  }

  /// A stack of the views taken so far and of those that are left.
  private static func stack<each Taken: View>(
    _ left: ArraySlice<any View>, after taken: repeat each Taken
  ) -> any View {
    guard let next = left.first else {
      return VStack { ViewBuilder.buildBlock(repeat each taken) }
    }
    return stack(left.dropFirst(), next: next, after: repeat each taken)
  }

  private static func stack<Next: View, each Taken: View>(
    _ left: ArraySlice<any View>, next: Next, after taken: repeat each Taken
  ) -> any View {
    stack(left, after: repeat each taken, next)
  }
}

extension JSONValue {
  /// The number of values in a tree of lists.
  fileprivate var size: Int {
    guard case .list(let values) = self else { return 1 }
    return values.reduce(1) { $0 + $1.size }
  }
}
