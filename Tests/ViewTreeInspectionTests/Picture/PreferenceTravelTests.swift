import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTreeInspection

private struct SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct PlaceKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// Two writers of one key, and an anchor that is read from outside of a padding.
private struct Travelling: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 40, height: 20).preference(key: SumKey.self, value: 3)
      Color.blue.frame(width: 40, height: 20).preference(key: SumKey.self, value: 4)
        .anchorPreference(key: PlaceKey.self, value: .bounds) { $0 }
    }
    .onPreferenceChange(SumKey.self) { _ in }
    .padding(10)
    .overlayPreferenceValue(PlaceKey.self) { anchor in
      GeometryReader { proxy in
        if let anchor { Color.green.frame(height: proxy[anchor].height / 2) }
      }
    }
  }
}

@MainActor
@Suite("Lines of a picture")
struct PreferenceTravelTests {
  private var moment: RecordedMoment {
    let host = ViewHost(size: CGSize(width: 100, height: 80)) { EmptyView() }
    let recorder = HostRecorder(host.tree, scene: "travel")
    host.tree.update { Travelling() }
    host.tree.settle()
    recorder.take()
    return recorder.recording[0]
  }

  private var svg: String {
    let drawing = moment.drawing(
      title: "travel", screen: CGSize(width: 100, height: 80), isDark: false)
    return SVGPicture(drawing, lines: .moment(moment)).text
  }

  @Test("an anchor is recorded where it was taken and where it was read, in both spaces")
  func anchors() throws {
    let moment = moment
    let taken = try #require(moment.anchors.first { $0.read == nil })
    // The stack is 40 x 40 in 100 x 80, so it begins at (30, 20); the second view is 20 lower.
    #expect(taken.place == "(30, 40, 40, 20)")
    let read = try #require(moment.anchors.first { $0.read != nil })
    // The reader is around a padding of 10: the same place is (10, 30) in it.
    #expect(read.value == "(10, 30, 40, 20)")
    #expect(read.taken == taken.taken)
  }

  @Test("two writers are two dots with letters, and their values meet once on the way up")
  func lanes() throws {
    let lane = try #require(PreferenceTravel(moment).lanes.first { $0.key == "SumKey" })
    #expect(lane.stops.filter { $0.kind == .writer }.map(\.letter) == ["A", "B"])
    #expect(lane.stops.filter { $0.kind == .reduce }.count == 1)
    #expect(lane.stops.contains { $0.title.hasSuffix("reduce(3, 4) = 7") })
    #expect(lane.stops.contains { $0.kind == .reader && $0.title.hasSuffix("saw 7") })
    let heights = lane.stops.map(\.y)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 > $1 })
    // One call of the reduce makes the arrow one wider.
    #expect(lane.stops.first?.thickness == 1)
    #expect(lane.stops.last?.thickness == 2)
  }

  @Test("every line has a title, the description tells them all, and the same bytes come out twice")
  func picture() {
    let svg = svg
    #expect(svg == self.svg)
    let drawn = drawnLines(svg)
    #expect(drawn.all > 12 && drawn.untitled == [])
    #expect(svg.contains("SumKey: VStack reduce(3, 4) = 7"))
    #expect(svg.contains("read by"))
    #expect(svg.components(separatedBy: "http").count == 2)
  }
}
