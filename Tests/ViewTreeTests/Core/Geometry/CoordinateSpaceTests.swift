import SwiftUI
import Testing
import ViewTreeTesting

/// Source: GEOMETRY-3.15.
@MainActor @Suite("CoordinateSpace")
struct CoordinateSpaceTests {
  @Test("a space tells whether it is the root's or that of the view that asks")
  func kinds() {
    let spaces: [CoordinateSpace] = [.global, .local, .named("a")]
    #expect(spaces.map(\.isGlobal) == [true, false, false])
    #expect(spaces.map(\.isLocal) == [false, true, false])
  }

  /// Rules: LAYOUT-3.7.10, GEOMETRY-3.15.1.
  @Test("the local frame starts at zero, the global one where the view lies in the window")
  func localAndGlobal() {
    #expect(reportedFrame { ReportedFrame(space: .local).padding(10) } == CGRect(0, 0, 80, 80))
    #expect(reportedFrame { ReportedFrame(space: .global).padding(10) } == CGRect(10, 10, 80, 80))
    // The global space includes the safe area's offset.
    let host = ViewHost(
      size: CGSize(width: 100, height: 100),
      safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    ) { ReportedFrame(space: .global) }
    #expect(host.value(of: FrameKey.self) == CGRect(0, 20, 100, 80))
  }

  private let inS = ReportedFrame(space: .named("s"))

  /// Rules: GEOMETRY-3.15.2, GEOMETRY-3.15.3.
  @Test("a named space has its origin at the view that it is given to, which it covers")
  func named() {
    let padded = inS.padding(5)
    #expect(
      reportedFrame { padded.coordinateSpace(.named("s")).padding(20) } == CGRect(5, 5, 50, 50))
    #expect(reportedFrame { padded.coordinateSpace(name: "s").padding(20) } == CGRect(5, 5, 50, 50))
    #expect(reportedFrame { inS.coordinateSpace(.named("s")).padding(20) } == CGRect(0, 0, 60, 60))
    // Of nested spaces with one name the nearest counts.
    let nested = reportedFrame {
      padded.coordinateSpace(.named("s")).padding(20).coordinateSpace(.named("s"))
    }
    #expect(nested == CGRect(5, 5, 50, 50))
    // The name is given outside the background, which it therefore covers.
    let background = reportedFrame {
      Color.red.background(inS).padding(5).coordinateSpace(.named("s")).padding(10)
    }
    #expect(background == CGRect(5, 5, 70, 70))
  }

  @Test("several names on one view all hold")
  func severalNames() {
    for space in [CoordinateSpace.named("one"), .named(2)] {
      let frame = reportedFrame {
        ReportedFrame(space: space).padding(5)
          .coordinateSpace(.named("one")).coordinateSpace(.named(2)).padding(20)
      }
      #expect(frame == CGRect(5, 5, 50, 50))
    }
  }

  @Test("names are equal by value and type: 1 is not the text 1")
  func equality() {
    let host = host {
      ReportedFrame(space: .named("1")).coordinateSpace(.named(1)).padding(20)
    }
    #expect(host.value(of: FrameKey.self) == CGRect(20, 20, 60, 60))
    #expect(host.warnings.map(\.kind) == [.unknownCoordinateSpace])
  }

  @Test("an identity of @Namespace names a space of its own for each view")
  func namespace() {
    struct Spaced: View {
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 7)
          ReportedFrame(space: .named(space))
        }
        .coordinateSpace(.named(space))
        .padding(10)
      }
    }
    let host = host { Spaced().background(Spaced()) }
    #expect(host.value(of: FrameKey.self) == CGRect(7, 0, 73, 80))
    #expect(host.warnings.isEmpty)
  }

  /// Rule: GEOMETRY-3.15.2.
  @Test("an unknown name acts as the global space and warns once")
  func unknown() {
    let host = host {
      VStack(spacing: 0) {
        inS
        inS
      }
      .padding(10)
    }
    #expect(host.value(of: FrameKey.self) == CGRect(10, 10, 80, 40))
    host.size = CGSize(width: 200, height: 100)
    #expect(host.warnings.count == 1)
    #expect(host.warnings.first?.message.contains("\"s\"") == true)
  }

  /// Rule: GEOMETRY-3.15.3.
  @Test("a reader around the named view does not see the name, nor does a background outside of it")
  func reach() {
    let around = host {
      GeometryReader { proxy in
        Color.clear.named("\(proxy.frame(in: .named("s")).minX)").coordinateSpace(.named("s"))
      }
      .padding(10)
    }
    #expect(around.value(of: FoldKey.self) == "10.0")
    #expect(around.warnings.count == 1)
    let outside = host { Color.red.coordinateSpace(.named("s")).background(inS).padding(10) }
    #expect(outside.value(of: FrameKey.self) == CGRect(10, 10, 80, 80))
    #expect(outside.warnings.count == 1)
  }

  @Test("a renamed space is found under its new name only")
  func renamed() {
    let host = host { inS.coordinateSpace(.named("a")).padding(10) }
    #expect(host.value(of: FrameKey.self) == CGRect(10, 10, 80, 80))
    host.update { inS.coordinateSpace(.named("s")).padding(10) }
    #expect(host.value(of: FrameKey.self) == CGRect(0, 0, 80, 80))
  }

  @Test("scroll views, spaces and windows agree: one view's frames differ by the spaces' origins")
  func agreement() {
    let host = expectFrames("view 40 55 20 20") {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        Color.red.frame(width: 20, height: 20).called("view").padding(5).coordinateSpace(
          .named("s"))
      }
    }
    #expect(host.frame(of: "view", in: .named("s")) == CGRect(5, 5, 20, 20))
  }
}
