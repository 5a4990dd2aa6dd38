import SwiftUI
import ViewSketches

/// A triangle that answers with half of what it is proposed.
struct SketchTriangle: Shape {
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

/// Moves what is shown; layout and geometry need not know.
struct SketchShift: GeometryEffect {
  var x: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
  }
}

private struct SketchNamespaceKey: EnvironmentKey {
  static var defaultValue: Namespace.ID? { nil }
}

extension EnvironmentValues {
  /// The space of matched geometry of the whole tree.
  var sketchNamespace: Namespace.ID? {
    get { self[SketchNamespaceKey.self] }
    set { self[SketchNamespaceKey.self] = newValue }
  }
}

/// The surroundings of a sketch: a space in which views are matched, an object, and a reader that
/// scrolls to any view.
struct SketchSurroundings: ViewModifier {
  let token: Int
  let log: SketchLog
  @Namespace private var namespace

  func body(content: Content) -> some View {
    ScrollViewReader { reader in
      let _ = log.reveal = { reader.scrollTo($0, anchor: SketchScene.anchor(token)) }
      content.environmentObject(SketchObject(token)).environment(\.sketchNamespace, namespace)
    }
  }
}

extension SketchScene {
  /// Where a view is put that is scrolled to; nil for the shortest way.
  static func anchor(_ token: Int) -> UnitPoint? { [nil, .top, .center][token % 3] }
}

/// Counts the states of a node's views that are alive.
struct SketchLife: ViewModifier {
  @StateObject private var token: SketchLifeToken

  init(number: Int, log: SketchLog) {
    _token = StateObject(wrappedValue: SketchLifeToken(number, log))
  }

  func body(content: Content) -> some View { content }
}

/// Lives as long as the state of the view that holds it.
private final class SketchLifeToken: ObservableObject {
  private let number: Int
  private let log: SketchLog

  init(_ number: Int, _ log: SketchLog) {
    self.number = number
    self.log = log
    log.states[number, default: 0] += 1
  }

  deinit { log.states[number, default: 0] -= 1 }
}

extension SketchView: @MainActor Equatable {
  static func == (left: SketchView, right: SketchView) -> Bool { left.model === right.model }
}

/// Matches a view with others of the tree, unless it is inside a matched view itself: a source
/// in its own follower has no frame that does not depend on what it was before.
struct SketchMatched: ViewModifier {
  let a: Int
  let b: Int
  @Environment(\.sketchNamespace) private var namespace

  func body(content: Content) -> some View {
    if let namespace {
      content.environment(\.sketchNamespace, nil)
        .matchedGeometryEffect(
          id: a % 2, in: namespace, properties: a < 4 ? .frame : .position,
          anchor: [.center, .topLeading, .bottom, .trailing][b / 2], isSource: b % 2 == 0)
    } else {
      content
    }
  }
}

/// An object that an environment hands down; another one for each number.
final class SketchObject: ObservableObject {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}
