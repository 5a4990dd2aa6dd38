import SwiftUI
import Testing
import ViewTreeTesting

/// A view that looks for the scroll view around it, as packages do that reach behind SwiftUI.
private struct Probe: UIViewRepresentable {
  let found: Found
  var name = "probe"

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    found.views[name] = view
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

private final class Found {
  var views: [String: UIView] = [:]

  @MainActor func scroll(around name: String = "probe") -> UIScrollView? {
    var view = views[name]?.superview
    while let candidate = view, !(candidate is UIScrollView) { view = candidate.superview }
    return view as? UIScrollView
  }
}

@Suite("The scroll view around a hosted view")
@MainActor
struct ScrollViewAroundTests {
  private let found = Found()
  private let recorder = ScrollRecorder()

  /// A viewport of 600 points below a bar of 100, with a content of 2,000; the probe lies at 500.
  private func host() throws -> (ViewHost, UIScrollView) {
    let found = found
    let host = ViewHost(size: CGSize(width: 300, height: 700)) {
      VStack(spacing: 0) {
        Color.gray.frame(height: 100)
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 500)
            Probe(found: found).frame(height: 50)
            Color.blue.frame(height: 1450)
          }
        }
        .accessibilityIdentifier("scroll")
      }
    }
    let scroll = try #require(found.scroll())
    scroll.delegate = recorder
    return (host, scroll)
  }

  @Test("offset, sizes and places are those of the tree")
  func geometry() throws {
    let (host, scroll) = try host()
    #expect(scroll.frame == CGRect(x: 0, y: 100, width: 300, height: 600))
    #expect(scroll.contentSize == CGSize(width: 300, height: 2000))

    host.finger.drag(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 150, y: 400), lifting: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 200))
    #expect(host.scrollOffset(of: "scroll") == scroll.contentOffset)
    // In the content the probe stays at 500, in the window it lies at 100 + 500 - 200.
    let probe = try #require(found.views["probe"])
    #expect(probe.convert(CGPoint.zero, to: scroll) == CGPoint(x: 0, y: 500))
    #expect(probe.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 400))
    #expect(scroll.convert(CGPoint(x: 0, y: 500), to: probe) == .zero)
    #expect(scroll.isDragging && scroll.panGestureRecognizer.translation(in: nil).y == -200)
  }

  @Test("an offset that is set moves the tree's content")
  func setOffset() throws {
    let (host, scroll) = try host()
    scroll.contentOffset.y = 300
    host.settle()
    #expect(host.scrollOffset(of: "scroll")?.y == 300)
    #expect(recorder.calls == ["didScroll*"])

    scroll.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    host.advance(by: UIScrollView.scrollAnimationDuration / 2)
    // Half of the time of an ease in and out is half of the way.
    #expect(abs((host.scrollOffset(of: "scroll")?.y ?? 0) - 550) < 1)
    host.advance(by: 1)
    #expect(host.scrollOffset(of: "scroll")?.y == 800)
    #expect(recorder.calls == ["didScroll*", "didEndScrollingAnimation"])
  }

  @Test("a flick calls the delegate in the order of UIKit, and its target counts")
  func flick() throws {
    let (host, scroll) = try host()
    recorder.chosen = 250
    host.finger.fling(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 150, y: 500))
    host.advance(by: 6)
    #expect(
      recorder.calls == [
        "willBeginDragging", "didScroll*", "willEndDragging(1.0)", "didEndDragging(true)",
        "willBeginDecelerating", "didScroll*", "didEndDecelerating",
      ])
    #expect(scroll.contentOffset.y == 250)
  }

  @Test("an inset is room around the tree's content, and its observers hear of moves")
  func inset() throws {
    let (host, scroll) = try host()
    var seen: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset) { scroll, _ in
      seen.append(scroll.contentOffset.y)
    }
    scroll.contentInset.top = 40
    host.settle()
    #expect(scroll.adjustedContentInset.top == 40 && seen.isEmpty)
    // Content at 0 stays; pulled past the new edge it comes to rest there.
    host.finger.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 400))
    host.advance(by: 5)
    #expect(host.scrollOffset(of: "scroll")?.y == -40)
    #expect(seen.last == -40)
    observation.invalidate()
  }

  @Test("without bounces no finger pulls past the edge, and none moves what is disabled")
  func switches() throws {
    let (host, scroll) = try host()
    let drag = { (end: CGFloat) in
      host.finger.drag(
        from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: end), lifting: false)
      let offset = host.scrollOffset(of: "scroll")?.y
      host.finger.up()
      host.advance(by: 5)
      return offset
    }
    #expect((drag(400) ?? 0) < 0)
    scroll.bounces = false
    #expect(drag(400) == 0)
    scroll.isScrollEnabled = false
    #expect(drag(200) == 0)
  }

  @Test("a refresh control is pulled with the tree's content, which rests below it until it ends")
  func refresh() throws {
    let (host, scroll) = try host()
    let control = UIRefreshControl()
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    scroll.refreshControl = control
    host.finger.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 600))
    host.advance(by: 5)
    #expect(refreshes == 1)
    #expect(host.scrollOffset(of: "scroll")?.y == -UIRefreshControl.defaultHeight)
    control.endRefreshing()
    host.advance(by: 5)
    #expect(host.scrollOffset(of: "scroll")?.y == 0)
  }

  @Test("scroll views in one another make a chain, and leave with their views")
  func nested() throws {
    let found = found
    let content = { (isShown: Bool) in
      ScrollView {
        Probe(found: found, name: "outer").frame(height: 10)
        if isShown {
          ScrollView(.horizontal) { Probe(found: found, name: "inner").frame(width: 900) }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 300, height: 700)) { content(true) }
    let outer = try #require(found.scroll(around: "outer"))
    let inner = try #require(found.scroll(around: "inner"))
    #expect(inner.superview === outer && outer.superview is UIWindow)
    #expect(inner.contentSize.width == 900)
    host.update { content(false) }
    #expect(inner.superview == nil && outer.superview is UIWindow)
  }
}
