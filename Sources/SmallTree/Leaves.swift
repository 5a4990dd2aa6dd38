// Views that have no views inside: they only answer a proposal.

/// A view that fills what it is proposed. Rule: LAYOUT-3.8.
protocol FillingView: PrimitiveView {}

extension FillingView {
  func outline(in place: Place) -> Outline { .one(Element(place)) }
}

nonisolated public struct Color: Hashable, Sendable {
  private let name: String

  public static let clear = Color(name: "clear")
  public static let gray = Color(name: "gray")
  public static let red = Color(name: "red")
  public static let orange = Color(name: "orange")
  public static let yellow = Color(name: "yellow")
  public static let green = Color(name: "green")
  public static let blue = Color(name: "blue")
}

extension Color: FillingView {}

public struct Rectangle: FillingView {
  public init() {}
}

public struct RoundedRectangle: FillingView {
  public init(cornerRadius: CGFloat) {}
}

public struct Ellipse: FillingView {
  public init() {}
}

/// Room that takes what is left along its stack, and comes last in it; on both axes without a stack.
/// It keeps no distance to its neighbours. Rules: LAYOUT-3.3, LAYOUT-3.8.
public struct Spacer: View, PrimitiveView {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  func outline(in place: Place) -> Outline { .one(SpacerElement(minLength ?? 8, place)) }
}

private final class SpacerElement: Element {
  private let minimum: CGFloat

  init(_ minimum: CGFloat, _ place: Place) {
    self.minimum = minimum
    super.init(place)
  }

  private var axes: [Axis] { stackAxes ?? Axis.allCases }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    CGSize { axes.contains($0) ? max(proposal[$0] ?? minimum, minimum) : 0 }
  }

  override var priority: Double { ownPriority ?? -.infinity }

  override var spacing: ViewSpacing {
    ViewSpacing([.anything: 0], at: Edge.Set { axes.contains($0.axis) })
  }

  override var projectsSpacing: Bool { true }
}

// MARK: Text

/// Letters, measured so that sizes can be worked out in the head: each is one em wide, each line one
/// em high, its baseline at three quarters. "abc" at 20 points is 60 x 20.
///
/// Lines break at spaces, which may hang over the edge, and inside a word where it is too long. A text
/// is never taller than proposed, but never without a line. Rules: TEXT-5.1 to TEXT-5.5.
public struct Text: View, PrimitiveView {
  private let string: String

  nonisolated public init(_ content: some StringProtocol) {
    string = String(content)
  }

  func outline(in place: Place) -> Outline { .one(TextElement(string, place)) }
}

private final class TextElement: Element {
  private let paragraphs: [[Character]]

  init(_ string: String, _ place: Place) {
    paragraphs = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(Array.init)
    super.init(place)
  }

  private var em: CGFloat { (place.environment.font ?? .body).size }
  private var lineHeight: CGFloat { em.roundedUpToPixel }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    let widths = widths(proposal)
    let width = (CGFloat(widths.max() ?? 0) * em).roundedUpToPixel
    return CGSize(
      width: min(width, max(proposal.width ?? .infinity, 0)),
      height: CGFloat(widths.count) * lineHeight)
  }

  /// The lengths of the lines that are shown, in letters. Where there is no room for all, an ellipsis
  /// ends the last one.
  private func widths(_ proposal: ProposedViewSize) -> [Int] {
    let letters = count(of: em, in: proposal.width)
    let lines = paragraphs.flatMap { wrapped($0, letters) }
    let most = max(count(of: lineHeight, in: proposal.height), 1)
    guard lines.count > most else { return lines.map(\.count) }
    let cut = min(lines[most - 1].rest, max(letters - 1, 0)) + 1
    return lines.prefix(most - 1).map(\.count) + [cut]
  }

  /// The lines of a paragraph by their letters; `rest` counts those from a line's start to the end.
  ///
  /// They end at the last spaces that fit, which belong to neither line, else inside the word. Each
  /// line takes a letter at least.
  private func wrapped(_ letters: [Character], _ width: Int) -> [(count: Int, rest: Int)] {
    var lines: [(count: Int, rest: Int)] = []
    var rest = letters[...]
    repeat {
      let fits = rest.count <= width
      var line = fits ? rest : rest.prefix(max(width, 1))
      var next = line.endIndex
      if !fits {
        // Spaces may hang over the edge.
        line += rest[next...].prefix { $0 == " " }
        next = (line.lastIndex(of: " ") ?? line.endIndex - 1) + 1
        line = line[..<next]
        while line.last == " " { line.removeLast() }
      }
      lines.append((line.count, rest.count))
      rest = rest[next...]
    } while !rest.isEmpty
    return lines
  }

  /// How many times a length fits into the room.
  private func count(of length: CGFloat, in room: CGFloat?) -> Int {
    guard let room, !room.isNaN, room < 1e9 else { return 1_000_000_000 }
    return Int((max(room, 0) / length + 1e-6).rounded(.down))
  }

  override func explicitGuide(_ key: AlignmentKey, in own: ViewDimensions) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: em * 0.75
    case VerticalAlignment.lastTextBaseline.key:
      em * 0.75 + CGFloat(widths(own.proposal).count - 1) * lineHeight
    default: nil
    }
  }

  /// A tenth of a line to another text; to other views so that letters keep off as far.
  override var spacing: ViewSpacing {
    let between = (em * 0.1).roundedUpToPixel
    let besideText = em * 0.25 + between
    return ViewSpacing([.otherKind: besideText, .text: between], at: .vertical)
  }
}

extension CGFloat {
  /// The next whole half point: there are two pixels to a point.
  fileprivate var roundedUpToPixel: CGFloat { (self * 2 - 1e-6).rounded(.up) / 2 }
}

/// The look of letters, of which only the size counts here.
nonisolated public struct Font: Hashable, Sendable {
  let size: CGFloat

  public static let body = Font(size: 17)

  public static func system(size: CGFloat, weight: Weight? = nil) -> Font { Font(size: size) }

  public enum Weight: Sendable { case light, regular, medium, semibold, bold }
}

extension View {
  /// The font of the texts inside.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
