import SwiftUI
import Testing
import ViewTreeTesting

extension View {
  /// Notes each value that a geometry change is told with.
  fileprivate func notes(
    _ name: String = "", in log: Log, of value: @escaping @Sendable (GeometryProxy) -> CGFloat
  ) -> some View {
    onGeometryChange(for: CGFloat.self, of: value) { (new: CGFloat) in log.note("\(name)\(new)") }
  }
}

/// Grows and shrinks for ever, each time its width is told.
private struct Restless: View {
  let log: Log
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { (new: CGFloat) in
        log.note("\(new)")
        width = new == 10 ? 20 : 10
      }
  }
}

/// Source: GEOMETRY-3.16, GEOMETRY-3.15, SCROLL-3.13.
@MainActor @Suite("Actions on geometry changes")
struct GeometryChangeActionTests {
  private let log = Log()

  /// Rule: GEOMETRY-3.16.1.
  @Test("the action runs at first with two equal values, then at each change with both")
  func oldAndNew() {
    func content(_ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { old, new in
          log.note("\(old) \(new)")
        }
    }
    let host = host { content(10) }
    #expect(log.entries == ["10.0 10.0"])
    host.update { content(10) }
    host.update { content(30) }
    #expect(log.entries == ["10.0 10.0", "10.0 30.0"])
  }

  @Test("a scrolled view is told its place in the scroll view's space, and its size no more")
  func scrolling() {
    let host = host {
      VStack(spacing: 0) {
        Color.blue.frame(height: 20)
        ScrollView {
          Color.red.frame(width: 50, height: 500)
            .notes("place ", in: log) { $0.frame(in: .scrollView).minY }
            .notes("size ", in: log) { $0.size.height }
        }
        .called("scroll")
      }
    }
    #expect(log.entries.sorted() == ["place 0.0", "size 500.0"])
    host.finger.down(at: CGPoint(x: 50, y: 80))
    host.finger.move(to: CGPoint(x: 50, y: 50))
    #expect(log.entries.last == "place -30.0")
    #expect(log.entries.count == 3)
  }

  /// Rule: GEOMETRY-3.16.2.
  @Test("values that come again within a frame are dropped, with a warning")
  func cycling() {
    let host = host { Restless(log: log) }
    #expect(log.entries == ["10.0", "20.0"])
    #expect(host.warnings.contains { $0.message.contains("cycling between duplicate values") })
  }

  /// Rule: GEOMETRY-3.15.5.
  @Test("the bounds of a space are given in the view's own coordinates, nil for an unknown name")
  func boundsOfSpace() {
    _ = host {
      GeometryReader { proxy in
        let known = proxy.bounds(of: .named("box"))
        let unknown = proxy.bounds(of: .named("nothing"))
        let _ = log.note("\(known.map { "\($0.minX) \($0.minY) \($0.width)" } ?? "nil")")
        let _ = log.note("\(unknown == nil)")
      }
      .padding(10)
      .coordinateSpace(.named("box"))
    }
    #expect(log.entries == ["-10.0 -10.0 100.0", "true"])
  }

  /// Rule: SCROLL-3.13.7.
  @Test("the space of a scroll view with the other axis is that of the one around it")
  func scrollAxes() {
    let host = host {
      ScrollView(.vertical) {
        VStack(spacing: 0) {
          Color.blue.frame(width: 10, height: 30)
          ScrollView(.horizontal) { Color.red.frame(width: 300, height: 20).called("a") }
        }
      }
    }
    let near = NamedCoordinateSpace.scrollView.coordinateSpace
    let far = NamedCoordinateSpace.scrollView(axis: .vertical).coordinateSpace
    #expect(host.frame(of: "a", in: near)?.minY == 0)
    #expect(host.frame(of: "a", in: far)?.minY == 30)
    #expect(host.warnings.isEmpty)
  }

  /// Rule: GEOMETRY-3.16.3. Two views of 10 and the 8 between them in the column around both.
  @Test("on several views it is once around all of them")
  func severalViews() {
    let host = host {
      Group {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10)
      }
      .notes(in: log) { $0.size.height }
    }
    host.settle()
    #expect(log.entries == ["28.0"])
  }

  @Test("a value is told when another of the views that fit is shown")
  func choice() {
    func candidate(_ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10)
        .notes(in: log) { $0.size.width }
    }
    let host = host {
      ViewThatFits {
        candidate(80)
        candidate(40)
        candidate(20)
      }
    }
    #expect(log.entries == ["80.0"])
    host.size = CGSize(width: 50, height: 100)
    #expect(log.entries == ["80.0", "40.0"])
    host.size = CGSize(width: 30, height: 100)
    #expect(log.entries == ["80.0", "40.0", "20.0"])
    // Each knows what it has told, and that has not changed.
    host.size = CGSize(width: 100, height: 100)
    #expect(log.entries.count == 3)
  }

  @Test("another view inside is told, and those around it move")
  func anotherElement() {
    let isTall = Hand(false)
    // 20 + 10 in the middle of 100, then 50 + 10.
    let host = expectFrames("below 45 55 10 10") {
      VStack(spacing: 0) {
        Stateful(isTall) { isTall in
          if isTall {
            Circle().frame(width: 10, height: 50)
          } else {
            Color.red.frame(width: 10, height: 20)
          }
        }
        .notes(in: log) { $0.size.height }
        Color.blue.frame(width: 10, height: 10).called("below")
      }
    }
    host.run { isTall.value = true }
    host.expectFrames("below 45 70 10 10")
    host.run { isTall.value = false }
    host.expectFrames("below 45 55 10 10")
    #expect(log.entries == ["20.0", "50.0", "20.0"])
  }
}
