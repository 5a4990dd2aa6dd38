import SwiftUI

/// One thing that was measured: its name, and the observations by theirs.
public struct GoldenEntry: Encodable {
  let id: String
  /// The sketch as data, so that the reader of the file needs no generator; nil for other entries.
  var tree: String?
  var values: [String: GoldenValue]
}

/// Entries of one kind.
public struct GoldenSuite: Encodable {
  let name: String
  let entries: [GoldenEntry]
}

// MARK: Cases

/// The values that the view of a case reports while it is laid out.
enum GoldenReports {
  /// Layouts report from code of no actor; all of it runs on the main thread.
  nonisolated(unsafe) static var values: [String: GoldenValue] = [:]
}

/// Records a value of the case that is shown; a word of the cases' vocabulary.
func report(_ name: String, _ value: some GoldenReportable) {
  GoldenReports.values[name] = value.goldenValue
}

/// The size that is proposed to the view of a case; nil is an unspecified side.
enum GoldenCase {
  struct Proposal {
    let width: CGFloat?
    let height: CGFloat?
  }
}

/// The code of one case: the builder's, as that of a `body`, unless it returns a view.
@MainActor protocol GoldenView {
  associatedtype Content: View
  @ViewBuilder static var view: Content { get }
}

// MARK: Sketches

/// Frames by the number of a node; a node has one for each of its views.
struct MeasuredKey: PreferenceKey {
  static var defaultValue: [String: [CGRect]] { [:] }

  static func reduce(value: inout [String: [CGRect]], nextValue: () -> [String: [CGRect]]) {
    value.merge(nextValue()) { $0 + $1 }
  }
}

extension View {
  /// Tells the view's frames in the window by a reader behind it, without touching its layout.
  func measured(_ number: String) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(
          key: MeasuredKey.self, value: [number: [proxy.frame(in: .named("golden"))]])
      }
    }
  }
}

extension View {
  /// Hands over what a key has folded below the view, whenever it is read.
  fileprivate func reading<K: PreferenceKey>(
    _ key: K.Type, _ take: @escaping (K.Value) -> Void
  ) -> some View {
    overlayPreferenceValue(key) { value in
      let _ = take(value)
      Color.clear
    }
  }
}

/// The values that readers at the root have seen last.
final class GoldenReadings {
  var probes: [String: CGRect] = [:]
  var measured: [String: [CGRect]] = [:]
  var anchors: [CGRect] = []
  var every: [Int] = []
  var first: [Int] = []
  var last: [Int] = []
}

/// A sketch in a window of 200 by 160 points, and readers of all that it tells.
private struct SketchStage<Content: View>: View {
  let content: Content
  let readings: GoldenReadings

  var body: some View {
    ZStack { content }
      .frame(width: 200, height: 160)
      .coordinateSpace(.named("golden"))
      .reading(MeasuredKey.self) { readings.measured = $0 }
      .reading(SketchKey.self) { readings.every = $0 }
      .reading(SketchFirstKey.self) { readings.first = $0 }
      .reading(SketchLastKey.self) { readings.last = $0 }
      .overlayPreferenceValue(SketchAnchorKey.self) { anchors in
        GeometryReader { proxy in
          let _ = readings.anchors = anchors.map { proxy[$0] }
          Color.clear
        }
      }
  }
}

/// A case under the fixture's root rule, and a reader of its probes.
private struct CaseStage<Content: View>: View {
  let content: GoldenRoot<Content>
  let readings: GoldenReadings

  var body: some View {
    content.overlayPreferenceValue(ProbeFramesKey.self) { value in
      let _ = readings.probes = value
      Color.clear
    }
  }
}

// MARK: Measuring

/// All that is measured, by kind.
@MainActor
public struct GoldenTable {
  private var cases: [() -> GoldenEntry] = []
  private var sketches: [() -> GoldenEntry] = []

  public init() {
    addCases()
    addSketches()
  }

  mutating func add<Case: GoldenView>(
    _ id: String, _: Case.Type, width: CGFloat?, height: CGFloat?
  ) {
    cases.append {
      let proposal = GoldenCase.Proposal(width: width, height: height)
      let readings = GoldenReadings()
      GoldenReports.values = [:]
      let window = GoldenWindow(
        CaseStage(
          content: GoldenRoot(content: Case.view, proposal: proposal), readings: readings),
        size: GoldenRoot<Case.Content>.size(proposal))
      window.close()
      let frames = readings.probes.mapValues(\.goldenValue)
      return GoldenEntry(
        id: id, values: frames.merging(GoldenReports.values) { frame, _ in frame })
    }
  }

  mutating func add(_ id: String, _ view: some View, tree: String) {
    sketches.append {
      let readings = GoldenReadings()
      SketchNotes.folds = []
      SketchNotes.actions = []
      let window = GoldenWindow(
        SketchStage(content: view, readings: readings), size: CGSize(width: 200, height: 160))
      window.close()
      var values = Dictionary(
        uniqueKeysWithValues: readings.measured.map { number, frames in
          ("#" + number, Self.sorted(frames).goldenValue)
        })
      values["anchors"] = readings.anchors.goldenValue
      values["every"] = readings.every.goldenValue
      values["first"] = readings.first.goldenValue
      values["last"] = readings.last.goldenValue
      values["actions"] = (SketchNotes.actions ?? []).goldenValue
      // A system may fold again whatever it likes: of equal calls the first counts.
      var seen: Set<String> = []
      values["folds"] = (SketchNotes.folds ?? []).filter { seen.insert($0).inserted }.goldenValue
      SketchNotes.folds = nil
      SketchNotes.actions = nil
      return GoldenEntry(id: id, tree: tree, values: values)
    }
  }

  /// In the order of their places: the fold's order is another matter.
  private static func sorted(_ frames: [CGRect]) -> [CGRect] {
    frames.sorted {
      ($0.minX, $0.minY, $0.width, $0.height) < ($1.minX, $1.minY, $1.width, $1.height)
    }
  }

  /// Shows everything, one thing after the other.
  public func measured() -> [GoldenSuite] {
    [
      GoldenSuite(name: "cases", entries: cases.map { $0() }),
      GoldenSuite(name: "sketches", entries: sketches.map { $0() }),
      GoldenSuite(name: "physics", entries: GoldenPhysics.entries),
      GoldenSuite(name: "order", entries: OrderScene.all.map(\.entry)),
    ]
  }
}
