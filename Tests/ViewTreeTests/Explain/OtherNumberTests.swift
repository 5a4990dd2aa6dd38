import SwiftUI
import Testing

@testable import ViewTree

/// Trees with another number, against trees that are written with it.
@Suite("Another number")
@MainActor
struct OtherNumberTests {
  struct Named: CustomTestStringConvertible, Sendable {
    /// The element that holds the number, and the number's name.
    let owner: String
    let name: String
    let content: @MainActor @Sendable (CGFloat) -> AnyView

    init(
      _ owner: String, _ name: String,
      _ content: @MainActor @Sendable @escaping (CGFloat) -> some View
    ) {
      self.owner = owner
      self.name = name
      self.content = { AnyView(content($0)) }
    }

    var testDescription: String { "\(owner).\(name)" }
  }

  private static var box: some View {
    Color.red.frame(minWidth: 10, minHeight: 10).called("box")
  }

  nonisolated static let numbers: [Named] = [
    Named("frame", "width") { box.frame(width: $0, height: 30) },
    Named("frame", "height") { box.frame(width: 30, height: $0) },
    Named("frame", "minWidth") { box.frame(minWidth: $0, idealWidth: 20, maxWidth: 60) },
    Named("frame", "idealWidth") {
      box.frame(minWidth: 30, idealWidth: $0, maxWidth: 40).fixedSize()
    },
    Named("frame", "maxWidth") { box.frame(minWidth: 30, maxWidth: $0) },
    Named("frame", "minHeight") { box.frame(minHeight: $0, maxHeight: 60) },
    Named("frame", "idealHeight") {
      box.frame(minHeight: 30, idealHeight: $0).fixedSize()
    },
    Named("frame", "maxHeight") {
      box.frame(minHeight: 30, idealHeight: 20, maxHeight: $0)
    },
    Named("padding", "top") {
      box.padding(EdgeInsets(top: $0, leading: 1, bottom: 2, trailing: 3))
    },
    Named("padding", "leading") { box.padding(.leading, $0) },
    Named("padding", "bottom") { box.padding(.bottom, $0) },
    Named("padding", "trailing") { box.padding(.trailing, $0) },
    Named("position", "x") { box.position(x: $0, y: 20) },
    Named("position", "y") { box.position(x: 20, y: $0) },
    Named("aspectRatio", "ratio") { box.aspectRatio($0, contentMode: .fit) },
    Named("HStack", "spacing") { spacing in
      HStack(spacing: spacing) {
        Color.blue
        box
      }
    },
    Named("VStack", "spacing") { spacing in
      VStack(spacing: spacing) {
        Color.blue
        box
      }
    },
    Named("Grid", "horizontalSpacing") { spacing in
      Grid(horizontalSpacing: spacing) {
        GridRow {
          Color.blue
          box
        }
      }
    },
    Named("Grid", "verticalSpacing") { spacing in
      Grid(verticalSpacing: spacing) {
        Color.blue
        box
      }
    },
  ]

  /// 10 and 20 make some of the bounds contradict each other; the last three are refused by most.
  @Test(
    "the frame with another number is that of a tree written with it, and the number goes back",
    arguments: numbers)
  func writtenWithIt(_ named: Named) throws {
    let tried: [CGFloat] = [0, 10, 25, 52.5, 200, -5, .infinity, .nan]
    for (before, number) in tried.flatMap({ before in tried.map { (before, $0) } }) {
      let host = self.host(named.content(before))
      let element = try #require(host.holder(of: named.name))
      #expect(element.typeLabel == named.owner)
      let frame = host.boxFrame
      let fresh = self.host(named.content(number)).boxFrame
      let warnings = host.warnings
      let other = host.with(named.name, number, in: element) { host.boxFrame }
      #expect(other == fresh, "\(number) instead of \(before)")
      #expect(host.boxFrame == frame, "\(before) once more after \(number)")
      #expect(host.warnings == warnings)
    }
  }

  private func host(_ content: AnyView) -> TreeHost {
    TreeHost(size: CGSize(width: 100, height: 80)) { content }
  }

  @Test("a layout that names no numbers has none to try")
  func ownLayout() throws {
    struct Indented: Layout {
      var indent: CGFloat

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let host = TreeHost(size: CGSize(width: 100, height: 80)) { Indented(indent: 4) { Color.red } }
    #expect(host.holder(of: "indent") == nil)
  }
}

extension TreeHost {
  fileprivate var boxFrame: CGRect? { firstElement("box")?.frame(in: .global) }

  /// The outermost element with a number of the name.
  fileprivate func holder(of name: String) -> (any NumberHolding)? {
    var found: (any NumberHolding)?
    forEachNode { node in
      guard found == nil, let holder = node as? any NumberHolding,
        holder.numberNames.contains(name)
      else { return }
      found = holder
    }
    return found
  }
}
