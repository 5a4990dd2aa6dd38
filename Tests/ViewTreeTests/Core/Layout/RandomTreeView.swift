import SwiftUI

/// Appends, so that the order of the fold shows.
struct NumbersKey: PreferenceKey {
  static var defaultValue: [Int] { [] }

  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Shows a random tree; a leaf writes its number and a detail, and every node carries it as
/// identifier.
struct RandomTreeView: View {
  let tree: RandomTree

  init(_ tree: RandomTree) {
    self.tree = tree
  }

  var body: some View {
    content.accessibilityIdentifier("\(tree.number)").layoutPriority(tree.priority)
  }

  @ViewBuilder
  private var content: some View {
    switch tree.kind {
    case .fill, .fixed, .spacer, .text: RandomLeafView(tree: tree)
    case .row, .column, .layers: RandomContainerView(tree: tree)
    default: RandomModifierView(tree: tree)
    }
  }
}

private struct RandomLeafView: View {
  let tree: RandomTree

  var body: some View {
    content.preference(key: NumbersKey.self, value: [tree.number * 1000 + detail])
  }

  /// A number that changes with the leaf's parameters, so that a written value can change in place.
  private var detail: Int {
    switch tree.kind {
    case .fixed(let width, _): Int(width)
    case .text(let text): text.count
    default: 0
    }
  }

  @ViewBuilder
  private var content: some View {
    switch tree.kind {
    case .fixed(let width, let height): Color.clear.frame(width: width, height: height)
    case .spacer(let minimum): Spacer(minLength: minimum)
    case .text(let text): Text(text)
    default: Color.clear
    }
  }
}

private struct RandomContainerView: View {
  let tree: RandomTree

  var body: some View {
    switch tree.kind {
    case .row(let spacing, let bottom):
      HStack(alignment: bottom ? .bottom : .center, spacing: spacing) { children }
    case .column(let spacing, let leading):
      VStack(alignment: leading ? .leading : .center, spacing: spacing) { children }
    case .layers(let topLeading):
      ZStack(alignment: topLeading ? .topLeading : .center) { children }
    default:
      children
    }
  }

  private var children: some View {
    ForEach(tree.children, id: \.number) { RandomTreeView($0) }
  }
}

/// One modifier around the first child; the second child stands in the other layer or branch.
private struct RandomModifierView: View {
  let tree: RandomTree

  private var first: RandomTreeView { RandomTreeView(tree.children[0]) }
  private var second: RandomTreeView { RandomTreeView(tree.children[1]) }

  var body: some View {
    switch tree.kind {
    case .padding(let length): first.padding(length)
    case .flexible(let minimum, let maximum):
      first.frame(minWidth: minimum, maxWidth: maximum, maxHeight: maximum)
    case .fixedSize(let horizontal, let vertical):
      first.fixedSize(horizontal: horizontal, vertical: vertical)
    case .ratio(let ratio): first.aspectRatio(ratio, contentMode: .fit)
    case .offset(let length): first.offset(x: length, y: length)
    case .guide(let length): first.alignmentGuide(.bottom) { _ in length }
    case .direction(let direction): first.environment(\.layoutDirection, direction)
    case .depth(let depth): first.zIndex(depth)
    case .font(let size): first.font(.system(size: size))
    case .identity(let identity): first.id(identity)
    default: layered
    }
  }

  @ViewBuilder
  private var layered: some View {
    switch tree.kind {
    case .overlay: first.overlay(alignment: .bottomTrailing) { second }
    case .background: first.background(alignment: .topLeading) { second }
    case .reader:
      GeometryReader { proxy in
        first.frame(width: proxy.size.width / 2)
        second.offset(y: proxy.frame(in: .global).minY / 10)
      }
    case .scroll:
      ScrollView {
        first
        second
      }
    case .choice(let isFirst):
      if isFirst { first } else { second }
    default: first
    }
  }
}
