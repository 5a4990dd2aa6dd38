#if SMALL_TREE
  import SmallTree
#else
  import SwiftUI
#endif

/// Declarations that sketches use in addition to the views that every engine has.
///
/// The sketch interpreters compile this file, and it is appended to every sketch that is printed as
/// source, so it uses only names of SwiftUI.

// MARK: Notes

/// The calls that keys and views have reported, in order; nil while a host is not watched.
///
/// Both are read on the main actor only.
enum SketchNotes {
  /// Calls of `reduce` and of the closures that make values; the first word of each is the key's.
  nonisolated(unsafe) static var folds: [String]?
  /// Actions of views.
  nonisolated(unsafe) static var actions: [String]?
  /// The readings of geometry readers in layers.
  nonisolated(unsafe) static var sights: [String]?
}

/// A length in 64ths of a point, so that rounding errors do not show: no sum of lengths in sketches
/// comes near the edge of such a step.
func sketchUnits(_ length: CGFloat) -> Int {
  guard length.isFinite, abs(length) < 1e12 else { return length > 0 ? .max : .min }
  return Int((length * 64 + 0.3).rounded(.down))
}

func sketchUnits(_ rect: CGRect) -> [Int] {
  [rect.minX, rect.minY, rect.width, rect.height].map(sketchUnits)
}

// MARK: Keys

/// Keeps the order of writers and the shape of the fold: -1 and -2 enclose every call.
struct SketchKey: PreferenceKey {
  static var defaultValue: [Int] { [-3] }

  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let next = nextValue()
    SketchNotes.folds?.append("every: \(value) and \(next)")
    value = [-1] + value + next + [-2]
  }
}

/// The first writer wins, and no later one is evaluated.
struct SketchFirstKey: PreferenceKey {
  static var defaultValue: [Int] { [-4] }

  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    SketchNotes.folds?.append("first: keeps \(value)")
  }
}

/// The last writer wins, so that a default in a later position shows.
struct SketchLastKey: PreferenceKey {
  static var defaultValue: [Int] { [-5] }

  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value = nextValue() }
}

struct SketchAnchorKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct SketchTokenKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

extension EnvironmentValues {
  /// A number that leaves show as their width.
  var sketchToken: Int {
    get { self[SketchTokenKey.self] }
    set { self[SketchTokenKey.self] = newValue }
  }
}

// MARK: Layout

enum SketchGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }

  static let alignment = VerticalAlignment(SketchGuide.self)
}

struct SketchStepKey: LayoutValueKey {
  static var defaultValue: CGFloat { 0 }
}

/// Puts each view below and to the right of the one before, offset by a layout value; caches sizes.
struct SketchDiagonal: Layout {
  var gap: CGFloat

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    var size = CGSize.zero
    for (subview, ideal) in zip(subviews, cache) {
      size.width += ideal.width + gap + subview[SketchStepKey.self]
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
      point.x += ideal.width + gap + subview[SketchStepKey.self]
      point.y += ideal.height
    }
  }
}

// MARK: Views and modifiers

/// A condition that the compiler cannot evaluate.
func sketchYes(_ isSo: Bool) -> Bool { isSo }

/// Writes its position in a coordinate space, which the tree may not have.
struct SketchReport: View {
  let mark: [Int]
  let space: CoordinateSpace

  var body: some View {
    Color.clear.frame(height: 10).background {
      GeometryReader { proxy in
        Color.clear.preference(
          key: SketchKey.self, value: mark + sketchUnits(proxy.frame(in: space)))
      }
    }
  }
}

/// Shows a value of the environment.
struct SketchTokenLeaf: View {
  let mark: [Int]
  @Environment(\.sketchToken) private var token

  var body: some View {
    Color.clear.frame(width: CGFloat(token * 5), height: 10)
      .preference(key: SketchKey.self, value: mark + [token])
  }
}

/// A modifier with a state and an environment value of its own.
struct SketchModifier: ViewModifier {
  let a: Int
  @State private var extra = 1
  @Environment(\.sketchToken) private var token

  func body(content: Content) -> some View {
    content.padding(.leading, CGFloat(a + token + extra)).layoutValue(
      key: SketchStepKey.self, value: CGFloat(a))
  }
}

/// Changes its own state as soon as it has appeared.
///
/// The change has no effect on layout. Otherwise a `ViewThatFits` candidate that has been shown
/// once would rightly differ from one that never was.
struct SketchAppeared: ViewModifier {
  let number: Int
  @State private var distance: CGFloat = 0

  func body(content: Content) -> some View {
    content.offset(x: distance)
      .onAppear {
        SketchNotes.actions?.append("#\(number) appears")
        distance = 7
      }
      #if !SMALL_TREE
        .onDisappear { distance = 0 }
      #endif
  }
}

/// Follows a value with an action and a state.
struct SketchChanged: ViewModifier {
  let number: Int
  let value: Int
  @State private var seen = 0

  func body(content: Content) -> some View {
    content.offset(y: CGFloat(seen))
      .onChange(of: value, initial: true) { old, new in
        SketchNotes.actions?.append("#\(number) changes from \(old) to \(new)")
        seen = new
      }
  }
}

/// Lets a modifier inside write its state.
struct SketchBound: ViewModifier {
  let number: Int
  let value: Int
  @State private var distance = 0

  func body(content: Content) -> some View {
    content.modifier(SketchWriting(value: value, distance: $distance)).offset(y: CGFloat(distance))
      .onChange(of: distance) { SketchNotes.actions?.append("#\(number) is told of \(distance)") }
  }
}

private struct SketchWriting: ViewModifier {
  let value: Int
  @Binding var distance: Int

  func body(content: Content) -> some View {
    content.onAppear { distance = value }.onChange(of: value) { distance = value }
  }
}
