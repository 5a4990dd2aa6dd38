import PublishedPackages
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor @Observable private final class AnchorRefreshModel {
  var isRefreshing = false
  var refreshes = 0
  var headerHeight: CGFloat = 60
}

private struct AnchorRefreshScreen: View {
  @Bindable var model: AnchorRefreshModel

  var body: some View {
    AnchorRefreshScrollView(isRefreshing: $model.isRefreshing) {
      model.refreshes += 1
    } header: { state in
      Color.blue.frame(height: model.headerHeight)
        .overlay(AnchorRefreshProbe(state: state))
        .called("header")
    } content: {
      VStack(spacing: 0) {
        ForEach(0..<20) { row in
          Color.gray.frame(height: 44).called("row \(row)")
        }
      }
    }
    .called("scroll")
  }
}

/// Tells the state by its identifier and the progress by its width.
private struct AnchorRefreshProbe: View {
  var state: AnchorRefreshState

  var body: some View {
    switch state {
    case .idle: Color.clear.called("idle")
    case .pulling(let progress):
      Color.clear.frame(width: 100 * progress).called("pulling")
    case .armed: Color.clear.called("armed")
    case .refreshing: Color.clear.called("refreshing")
    }
  }
}

/// A pull-to-refresh scroll view that resolves the anchors of header and content, under a finger.
///
/// The header is 60 points high, the window 300 x 600.
@MainActor @Suite struct AnchorRefreshTests {
  private let model = AnchorRefreshModel()

  private func host() -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 600)) { [model] in
      AnchorRefreshScreen(model: model)
    }
  }

  @Test func atRestTheHeaderLiesAboveTheContent() {
    let host = host()
    host.expectFrames("header 0 -60 300 60")
    #expect(host.top("row 0") == 0)
    #expect(host.presentationOpacity(of: "header") == 0)
    #expect(host.warnings.isEmpty)
  }

  @Test func theShareOfTheHeaderInViewIsTheProgress() {
    let host = host()
    host.pull(to: 15)
    // 15 of 60 points.
    #expect(abs((host.frame(of: "pulling")?.width ?? 0) - 25) < 1e-6)
    #expect(host.top("header") == -45)
    #expect(host.presentationOpacity(of: "header") == 1)
    host.pull(to: 45)
    #expect(abs((host.frame(of: "pulling")?.width ?? 0) - 75) < 1e-6)
    host.pull(to: 0)
    #expect(host.frame(of: "idle") != nil)
  }

  @Test func aHeaderInFullViewArmsAndTheWayBackRefreshes() {
    let host = host()
    host.pull(to: 61)
    #expect(host.frame(of: "armed") != nil)
    #expect(model.refreshes == 0)
    host.pull(to: 55)
    // From now on the header takes its room: it is at 55, the content below it.
    #expect(model.refreshes == 1)
    #expect(model.isRefreshing)
    #expect(["header", "row 0"].map(host.top) == [55, 115])
    host.release()
    #expect(["header", "row 0"].map(host.top) == [0, 60])
    #expect(host.frame(of: "refreshing") != nil)
    model.isRefreshing = false
    host.settle()
    #expect(["header", "row 0"].map(host.top) == [-60, 0])
    #expect(model.refreshes == 1)
  }

  @Test func aHigherHeaderAsksForALongerPull() {
    model.headerHeight = 100
    let host = host()
    #expect(host.top("header") == -100)
    host.pull(to: 61)
    #expect(host.frame(of: "armed") == nil)
    model.headerHeight = 60
    host.settle()
    // The header under the finger has become smaller, so it is in full view now.
    #expect(host.frame(of: "armed") != nil)
  }

  @Test func theApplicationCanRefreshByItself() {
    let host = host()
    model.isRefreshing = true
    host.settle()
    #expect(["header", "row 0"].map(host.top) == [0, 60])
    #expect(model.refreshes == 0)
    host.finger.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 370), lifting: false)
    #expect(["header", "row 0"].map(host.top) == [-30, 30])
  }

  @Test func rotationKeepsTheHeaderAboveTheContent() {
    let host = host()
    host.size = CGSize(width: 600, height: 300)
    host.settle()
    host.expectFrames("header 0 -60 600 60")
  }

  @Test func anAsyncActionHasFinishedWhenItReturns() async {
    let calls = CallCount()
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      AsyncAnchorRefreshScrollView(headerHeight: 40) {
        await calls.add()
      } content: {
        Color.gray.frame(height: 44).called("row")
      }
    }
    host.pull(to: 50)
    host.finger.up()
    host.advance(by: 0.5)
    #expect(host.top("row").map { $0 >= 40 } == true)
    await host.settled()
    // The content is on its way back, and so are its anchors.
    #expect(host.presentationFrame(of: "row").map { $0.minY > 0 } == true)
    host.advance(by: 3)
    #expect(await calls.count == 1)
    #expect(host.top("row") == 0)
  }
}
