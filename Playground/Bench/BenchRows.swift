import RefreshSystems
import SwiftUI
import ViewTreeInspection

extension BenchRow {
  static let all: [BenchRow] =
    [
      BenchRow(name: "build", operation: "make the host with 1000 rows, settle, drop it") {
        BenchBuild { host { BenchList(rows: 1000) } }
      },
      BenchRow(name: "relayout", operation: "width 400 and 390 by turns, 1000 rows") {
        BenchRepeat(host { BenchList(rows: 1000) }) { $0.size.width = $1 ? 390 : 400 }
      },
      update(name: "update", rows: 1000), update(name: "update-10000", rows: 10_000),
      BenchRow(name: "deep", operation: "build 20 times AnyView around 25 paddings") {
        BenchBuild { host { benchLayers(20) } }
      },
      BenchRow(name: "deep-1000", operation: "build 40 times AnyView around 25 paddings") {
        BenchBuild { host { benchLayers(40) } }
      },
      BenchRow(name: "preference", operation: "build 1000 writers, folded and read at the root") {
        BenchBuild { host { BenchWriters() } }
      },
      toggling("preference-change", "one of 1000 writers changes its value") {
        BenchWriters(changing: $0)
      },
      scroll(name: "scroll-100", rows: 100), scroll(name: "scroll-10000", rows: 10_000),
      small(nodes: 100), small(nodes: 1000),
      BenchRow(name: "idle", operation: "a turn in which nothing changed, 1000 rows") {
        BenchRepeat(host { BenchList(rows: 1000) }) { $0.turn() }
      },
      BenchRow(
        name: "lazy-100000", operation: "a lazy list of 100000 rows jumps to the middle and back"
      ) {
        // Long enough for the rows left behind to be removed.
        scrolling(
          host { BenchLazyList(rows: 100_000) }, between: 0, and: 1_000_000, jumps: 2, frames: 6)
      },
      toggling("followers-1000", "a source moves, which 1000 views follow") {
        BenchFollowers(moved: $0)
      },
      BenchRow(name: "grid-deep", operation: "build 12 grids of four cells, each in the one before")
      {
        BenchBuild { host { benchGrids(12) } }
      },
      toggling("insert", "a row more and less before 10000 in a lazy stack") {
        BenchInsertion(hasNew: $0)
      },
      BenchRow(name: "animate-1000", operation: "a frame in which 1000 rows move") {
        let size = BenchSize()
        let moving = host { BenchMoving(isAway: size) }
        size.isLarge = true
        moving.settle()
        return BenchRepeat(moving) { $0.advance(by: 1 / $0.framesPerSecond) }
      },
      BenchRow(name: "pull-500", operation: "a pull of ten seconds on a list of 500 nodes") {
        BenchRepeat(host { BenchRecordedList() }) {
          $0.play(BenchGesture.pull, rest: BenchGesture.rest)
        }
      },
      BenchRow(name: "record", operation: "the same, recorded moment by moment") {
        BenchRepeat(host { BenchRecordedList() }) { host in
          let recorder = HostRecorder(host, scene: "bench")
          recorder.take()
          host.play(BenchGesture.pull, rest: BenchGesture.rest) { recorder.take() }
          host.observer = nil
        }
      },
      pull("pull-000", of: "LKRefresh", { LKRefreshScene().host }, LKRefreshDemo.delay),
      pull(
        "pull-001", of: "PullToRefresh", { PullToRefreshScene.afterFirstRefresh().host },
        PullToRefreshDemo.delay),
      pull("pull-002", of: "ZHRefresh", { ZHRefreshScene().host }, ZHRefreshDemo.delay),
      pull(
        "pull-003", of: "ZKRefresh", { ZKRefreshScene().host }, Double(ZKRefreshLook.exampleDelay)),
      pull("pull-004", of: "WBRefresh", { WBRefreshScene().host }, WBRefreshDemo.delay),
    ] + growth

  static func host<Content: View>(_ content: () -> Content) -> TreeHost {
    TreeHost(size: CGSize(width: 400, height: 800), content: content)
  }

  private static func small(nodes: Int) -> BenchRow {
    BenchRow(name: "small-\(nodes)", operation: "a turn of the small tree, \(nodes) nodes") {
      BenchSmallTree(nodes: nodes)
    }
  }

  /// A view whose size is large and small by turns.
  private static func toggling<Content: View>(
    _ name: String, _ operation: String, _ content: @escaping (BenchSize) -> Content
  ) -> BenchRow {
    BenchRow(name: name, operation: operation) {
      let size = BenchSize()
      return BenchRepeat(host { content(size) }) { host, isOdd in
        size.isLarge = isOdd
        host.settle()
      }
    }
  }

  private static func update(name: String, rows: Int) -> BenchRow {
    toggling(name, "row 500's first leaf is 40 x 20 and 50 x 24 by turns, \(rows) rows") {
      BenchList(rows: rows, changing: $0)
    }
  }

  private static func scroll(name: String, rows: Int) -> BenchRow {
    BenchRow(name: name, operation: "the content offset moves by 1 point, \(rows) rows") {
      scrolling(
        host { BenchReportingList(rows: rows) }, between: 500, and: 501, jumps: 1, frames: 1)
    }
  }

  /// Moves the list of a host from one content offset to the other, so many times an operation,
  /// and lets so many frames pass after each: what a frame bounds would be dropped in one.
  private static func scrolling(
    _ host: TreeHost, between first: CGFloat, and second: CGFloat, jumps: Int, frames: Int
  ) -> BenchSubject {
    guard let list = host.scrollNode(BenchReportingList.identifier) else {
      preconditionFailure("The scrolled list of a row has lost its identifier.")
    }
    var isAway = false
    return BenchRepeat(host) { host in
      for _ in 0..<jumps {
        isAway.toggle()
        list.setOffset(CGPoint(x: 0, y: isAway ? second : first))
        host.advance(by: Double(frames) / host.framesPerSecond)
      }
    }
  }

  /// A whole pull, until the application is done.
  ///
  /// - Parameter delay: how long the application takes. Seconds.
  private static func pull(
    _ name: String, of system: String, _ host: @escaping () -> TreeHost, _ delay: Double
  ) -> BenchRow {
    BenchRow(
      name: name, operation: "a finger pulls \(system) and lets go, until it has refreshed"
    ) {
      BenchRepeat(host()) { host in
        host.play(TourGesture.pull, rest: TourGesture.rest)
        host.advance(by: delay)
      }
    }
  }
}
