import SwiftUI

/// Keeps the order of writers and the shape of the fold: -1 and -2 stand around every call.
struct LawKey: PreferenceKey {
  static var defaultValue: [Int] { [-3] }

  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value = [-1] + value + nextValue() + [-2]
  }
}

struct LawAnchorKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct LawTokenKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

extension EnvironmentValues {
  /// A number that leaves show as their width.
  var lawToken: Int {
    get { self[LawTokenKey.self] }
    set { self[LawTokenKey.self] = newValue }
  }
}

enum LawGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }

  static let alignment = VerticalAlignment(LawGuide.self)
}

struct LawStepKey: LayoutValueKey {
  static var defaultValue: CGFloat { 0 }
}

/// Puts each view below and beside the one before, a layout value further; keeps sizes in its
/// cache.
struct LawDiagonal: Layout {
  var gap: CGFloat

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    var size = CGSize.zero
    for (subview, ideal) in zip(subviews, cache) {
      size.width += ideal.width + gap + subview[LawStepKey.self]
      size.height += ideal.height
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var point = bounds.origin
    for (subview, ideal) in zip(subviews, cache) {
      subview.place(at: point, proposal: ProposedViewSize(ideal))
      point.x += ideal.width + gap + subview[LawStepKey.self]
      point.y += ideal.height
    }
  }
}

/// A triangle that answers with half of what it is proposed.
struct LawTriangle: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: rect.origin)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.closeSubpath()
    return path
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: size.width / 2, height: size.height / 2)
  }
}

/// A modifier with a state and an environment value of its own.
struct LawModifier: ViewModifier {
  let a: Int
  @State private var extra = 1
  @Environment(\.lawToken) private var token

  func body(content: Content) -> some View {
    content.padding(.leading, CGFloat(a + token + extra)).layoutValue(
      key: LawStepKey.self, value: CGFloat(a))
  }
}

/// Moves what is shown; layout and geometry need not know.
struct LawShift: GeometryEffect {
  var x: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
  }
}

private struct LawNamespaceKey: EnvironmentKey {
  static var defaultValue: Namespace.ID? { nil }
}

extension EnvironmentValues {
  /// The space of matched geometry of the whole tree.
  var lawNamespace: Namespace.ID? {
    get { self[LawNamespaceKey.self] }
    set { self[LawNamespaceKey.self] = newValue }
  }
}

/// Gives the space in which views of a tree are matched.
struct LawSpace: ViewModifier {
  @Namespace private var namespace

  func body(content: Content) -> some View { content.environment(\.lawNamespace, namespace) }
}

/// Matches a view with others of the tree, unless it stands inside a matched view itself: a source
/// in its own follower has no frame that does not depend on what it was before.
struct LawMatched: ViewModifier {
  let id: Int
  let isSource: Bool
  @Environment(\.lawNamespace) private var namespace

  func body(content: Content) -> some View {
    if let namespace {
      content.environment(\.lawNamespace, nil)
        .matchedGeometryEffect(id: id, in: namespace, isSource: isSource)
    } else {
      content
    }
  }
}

/// Changes its own state as soon as it has appeared.
///
/// The change has no effect on layout: a candidate of `ViewThatFits` that has been on stage once
/// would else be another than one that never was, and rightly so.
struct LawAppeared: ViewModifier {
  @State private var distance: CGFloat = 0

  func body(content: Content) -> some View {
    content.offset(x: distance).onAppear { distance = 7 }.onDisappear { distance = 0 }
  }
}

/// Follows a value by an action and a state.
struct LawChanged: ViewModifier {
  let value: Int
  @State private var seen = 0

  func body(content: Content) -> some View {
    content.offset(y: CGFloat(seen)).onChange(of: value, initial: true) { _, new in seen = new }
  }
}

/// An object that an environment hands down; another one for each number.
final class LawObject: ObservableObject {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}
