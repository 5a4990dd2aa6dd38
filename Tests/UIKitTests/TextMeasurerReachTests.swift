import SwiftUI
import Testing
import ViewTreeTesting

/// A host's measurer reaches the texts of frame-based views, also where another host was used last.
///
/// Rule: TEXT-5.1.7.
@Suite("Reach of the text measurer")
@MainActor
struct TextMeasurerReachTests {
  private struct Hosted: View {
    var body: some View { Text("one").font(.title2).accessibilityIdentifier("hosted") }
  }

  /// A view controller with a label and a hosted text, in a host that measures as a Mac does.
  private final class Screen: UIViewController {
    let label = UILabel()
    let hosting = UIHostingController(rootView: Hosted())

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "one"
      label.font = .systemFont(ofSize: 32)
      view.addSubview(label)
      addChild(hosting)
      view.addSubview(hosting.view)
      hosting.view.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    }
  }

  @Test("a label and a hosted view measure as their window's host, whichever host was used last")
  func measuresAsItsHost() {
    let screen = Screen()
    let host = ViewHost(
      size: CGSize(width: 300, height: 300), textMeasurer: .macOS, viewController: screen)
    let other = ViewHost(size: CGSize(width: 10, height: 10)) { Text("unit") }
    other.settle()
    // 31 + 7 at 32 points; Helvetica's o, n and e have 556 each: 53.376, in half points 53.5.
    #expect(screen.label.intrinsicContentSize == CGSize(width: 53.5, height: 38))
    #expect(screen.label.sizeThatFits(CGSize(width: 99, height: 99)).height == 38)
    // The second title has 17 points, of which 16 + 5 are a line, and 28.356 are three letters.
    #expect(screen.hosting.view.intrinsicContentSize == CGSize(width: 28.5, height: 21))
    #expect(host.frame(of: "hosted")?.size == CGSize(width: 28.5, height: 21))
  }

  @Test("a hosted view that is first measured outside its window is measured again inside")
  func measuredBefore() {
    let root = UIView()
    let controller = UIHostingController(rootView: Text("one").font(.system(size: 34)))
    onUnitScreen {
      #expect(controller.view.intrinsicContentSize == CGSize(width: 102, height: 34))
    }
    root.addSubview(controller.view)
    let host = ViewHost(
      size: CGSize(width: 300, height: 300), textMeasurer: .macOS, uiView: root)
    host.settle()
    // 33 + 7; 3 x 0.556 x 34 = 56.712.
    #expect(controller.view.intrinsicContentSize == CGSize(width: 57, height: 40))
  }

  @Test("a font tells the measures of the host that runs, and a text style its size there")
  func fonts() {
    let host = ViewHost(size: CGSize(width: 300, height: 300), textMeasurer: .macOS) {
      EmptyView()
    }
    host.tree.time.whileCurrent {
      let font = UIFont.systemFont(ofSize: 17)
      #expect(font.ascender == 16 && font.descender == -5 && font.lineHeight == 21)
      // 0.705 x 17 = 11.985.
      #expect(font.capHeight == 12)
      let body = UIFont.preferredFont(forTextStyle: .body)
      #expect(body.pointSize == 13 && body.lineHeight == 16)
      #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
    }
  }
}
