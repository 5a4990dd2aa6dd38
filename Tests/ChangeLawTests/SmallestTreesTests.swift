import SwiftUI
import TestSupport
import Testing
import ViewTreeTesting

/// Single trees that the law of change has come down to.
@Suite("Smallest trees of the law of change")
@MainActor
struct SmallestTreesTests {
  private let size = CGSize(width: 100, height: 200)
  private let covered = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)

  @Test("what is presented over the window keeps to its safe area when that changes")
  func presentation() {
    let host = ViewHost(size: size) {
      Color.clear.sheet(isPresented: .constant(true)) { Color.red.called("sheet") }
    }
    host.expectFrames("sheet 0 0 100 200")
    host.tree.safeAreaInsets = covered
    host.expectFrames("sheet 0 20 100 180")
  }

  /// The row is below the room that the container has, and its own is 0 before it is placed.
  @Test("a static row that a lazy container has not placed has no frame")
  func unplacedRow() {
    let host = ViewHost(size: CGSize(width: 100, height: 40)) {
      LazyVStack(spacing: 0) {
        Section {
          ForEach(0..<8, id: \.self) { _ in Color.red.frame(height: 20) }
        } footer: {
          Color.red.frame(height: 20).called("footer")
        }
      }
    }
    #expect(host.frames(of: "footer") == [])
  }

  /// Source: STATE-4.2: on a list the calls are merged, and a page in its place is there as before.
  @Test("a page whose only view is exchanged goes on being there")
  func exchangedPage() {
    let log = Log()
    func content(_ isRed: Bool) -> some View {
      TabView {
        ForEach([0], id: \.self) { _ in
          AnyView(isRed ? AnyView(Color.red) : AnyView(Text("page")))
            .offset(x: 1)
            .onAppear { log.note("appears") }.onDisappear { log.note("disappears") }
        }
      }
    }
    let host = ViewHost(size: size) { content(true) }
    host.update { content(false) }
    #expect(log.entries == ["appears"])
  }

  @Test("a page that a hidden view has presented goes when that view says so")
  func presentedPage() {
    struct Presenting: View {
      let isPresented: Bool
      @State private var held = true

      var body: some View {
        Color.clear
          .navigationDestination(isPresented: $held) { Color.red }
          .onChange(of: isPresented) { held = isPresented }
      }
    }
    func content(_ isPresented: Bool) -> some View {
      NavigationStack { AnyView(Presenting(isPresented: isPresented)) }
    }
    let host = ViewHost(size: size) { content(true) }
    host.update { content(false) }
    #expect(!host.text().contains("DestinationPage"), "\(host.text())")
  }

  @Test("a transition inside another one is read the same, whenever it is made")
  func nestedTransition() {
    struct Moving: View {
      let isMoving: Bool

      var body: some View {
        if isMoving {
          AnyView(Color.red.transition(.move(edge: .leading)))
        } else {
          AnyView(Color.red.padding(1))
        }
      }
    }
    func content(_ isMoving: Bool) -> some View {
      AnyView(Moving(isMoving: isMoving).transition(.move(edge: .leading)))
    }
    let host = ViewHost(size: size) { content(false) }
    host.update { content(true) }
    #expect(host.text() == ViewHost(size: size) { content(true) }.text())
  }

  // MARK: Frame-based scroll views

  /// A scroll view whose content is longer than itself.
  private struct Scroll: UIViewRepresentable {
    let scroll: UIScrollView

    func makeUIView(context: Context) -> UIScrollView {
      scroll.contentSize = CGSize(width: 100, height: 900)
      return scroll
    }

    func updateUIView(_ scroll: UIScrollView, context: Context) {}
  }

  /// At rest at the top the offset is minus the inset of 20; 10 points further, the control is that
  /// much above the inset's end: at 10 + 20 in the content.
  @Test(
    "a scroll view under an edge that the window covers by and by follows it",
    arguments: [(0, -20), (10, 10)] as [(CGFloat, CGFloat)])
  func coveredEdge(offset: CGFloat, place: CGFloat) {
    let scroll = UIScrollView()
    scroll.refreshControl = UIRefreshControl()
    let host = ViewHost(size: size) { Scroll(scroll: scroll).ignoresSafeArea() }
    scroll.contentOffset.y = offset
    host.settle()
    host.tree.safeAreaInsets = covered
    host.settle()
    #expect(scroll.contentOffset.y == place)
    #expect(scroll.refreshControl?.frame.minY == place + 20)
  }

  @Test("a scroll view that moves under a covered edge begins below it")
  func movedUnderEdge() {
    let scroll = UIScrollView()
    func content(_ height: CGFloat) -> some View {
      VStack(spacing: 0) {
        Color.red.frame(height: height)
        Scroll(scroll: scroll).frame(height: 50)
      }
      .frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea()
    }
    let host = ViewHost(size: size, safeAreaInsets: covered) { content(30) }
    #expect(scroll.contentOffset.y == 0)
    host.update { content(0) }

    #expect(scroll.contentOffset.y == -20)
  }
}
