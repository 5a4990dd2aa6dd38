import SwiftUI
import TestSupport
import Testing
import ViewTree
import ViewTreeInspection
import ViewTreeTesting

@MainActor
@Suite("Recording")
struct RecordingTests {
  /// A pull by 60 points in half a second and a second of rest: 90 frames and the moment before.
  private func pulled() -> Recording {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { PulledList(rows: 10) }
    let recorder = HostRecorder(host.tree, scene: "list")
    recorder.take()
    host.tree.play(pull(ticks: 30, by: 4), rest: 1) { recorder.take() }
    return recorder.recording
  }

  /// A finger goes down at 50 and moves by `length` in each of `ticks`, 60 of which are a second.
  private func pull(ticks: Int, by length: CGFloat) -> TouchPath {
    func touch(_ tick: Int, _ kind: TouchPath.Touch.Kind) -> TouchPath.Touch {
      TouchPath.Touch(
        time: Double(tick) / 60, kind: kind,
        point: CGPoint(x: 100, y: 50 + length * CGFloat(tick)))
    }
    let moves = (1...ticks).map { touch($0, .move) }
    return TouchPath(
      touches: [touch(0, .down)] + moves + [touch(ticks, .up)], duration: Double(ticks) / 60)
  }

  @Test("a host that is heard is released, although it keeps whoever hears it")
  func released() async {
    weak var recorded: TreeHost?
    weak var explained: TreeHost?
    do {
      let host = TreeHost(size: .zero) { Color.red }
      HostRecorder(host, scene: "released").take()
      recorded = host
      let other = TreeHost(size: .zero) { Color.red }
      CauseLog(other).mark()
      explained = other
    }
    // The threads of other tests may look for a moment at the host that was used last.
    await eventually { recorded == nil && explained == nil }
    #expect(recorded == nil && explained == nil)
  }

  @Test("there is a moment a frame, and each is what it was when it was taken")
  func moments() throws {
    let recording = pulled()
    #expect(recording.count == 91)
    #expect(recording[0].cause == .start)
    #expect(recording[0].finger == nil)
    // After five frames the finger is 20 points below where it came down.
    #expect(recording[5].cause == .finger)
    #expect(recording[5].finger?.translation == CGSize(width: 0, height: 20))
    // A pull of 20 in a view of 300: 300 (1 - 1 / (0.55 x 20 / 300 + 1)) = 10.61.
    let scroll = try #require(recording[5].scrolls.first)
    #expect(scroll.offset == CGPoint(x: 0, y: -10.61))
    #expect(scroll.content.height == 400)
    #expect(scroll.vertical == [0, 100])
    #expect(recording[0].nodes(matching: "pulled").isEmpty)
    #expect(recording[30].nodes(matching: "pulled").count == 1)
    #expect(recording[90].nodes(matching: "#pulled").isEmpty)
  }

  @Test("a node keeps its number, and a path and a type find it too")
  func numbers() throws {
    let recording = pulled()
    let first = try #require(recording[0].nodes(matching: "list").first)
    #expect(recording[40].nodes(matching: "list").first?.number == first.number)
    let text = try #require(recording[0].nodes(matching: "Text").first)
    #expect(recording[0].nodes(matching: recording[0].path(of: text)) == [text])
    #expect(recording[0].nodes(matching: "\(text.number)") == [text])
    #expect(text.label == "row 0")
  }

  @Test("preferences, state and callbacks are in the moment in which they happened")
  func events() throws {
    let recording = pulled()
    let moment = try #require(
      (0..<recording.count).map { recording[$0] }.first { !$0.nodes(matching: "pulled").isEmpty })
    let write = try #require(moment.state.first)
    #expect(write.type == "CGFloat" || write.type == "Double")
    #expect(moment.writes.contains { $0.key == "TopKey" })
    #expect(moment.reads.contains { $0.key == "TopKey" && $0.value == write.new })
    #expect(!moment.bodies.isEmpty)
    // The new view was measured: asked, answered with its 10 points, and placed with what it was asked.
    let node = try #require(moment.nodes(matching: "pulled").first)
    let questions = moment.questions.filter { $0.node == node.number }
    #expect(questions.contains { $0.kind == .final && $0.response.height == 10 })
  }

  @Test("what has not changed is not kept again, and every moment is put together alike")
  func differences() {
    let recording = pulled()
    let changes = recording.changes(from: 29, to: 30)
    #expect(changes.added.isEmpty && changes.removed.isEmpty)
    #expect(!changes.changed.isEmpty && changes.changed.count < recording[30].nodes.count)
    let crossing = (1..<recording.count).first {
      !recording.changes(from: $0 - 1, to: $0).added.isEmpty
    }
    #expect(crossing != nil)
  }

  @Test("a file read back is the recording that was written, byte for byte the same again")
  func roundTrip() throws {
    let recording = pulled()
    let file = recording.json()
    let read = try Recording(json: file, file: "pull.json")
    #expect(read == recording)
    #expect(read.json() == file)
  }

  @Test(
    "ten seconds of a pull on 500 nodes take less than 5 MB on disk, and come back",
    .enabled(if: TestLength.isWhole, "VIEWTREE_TESTS=whole records a long pull"))
  func size() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<170, id: \.self) { row in
            Text("row \(row)").padding(4).frame(height: 40)
          }
        }
      }
    }
    let recorder = HostRecorder(host.tree, scene: "rows")
    recorder.take()
    host.tree.play(pull(ticks: 540, by: 1), rest: 1) { recorder.take() }
    let recording = recorder.recording
    #expect(recording.count == 601)
    #expect(recording[0].nodes.count >= 500)
    let json = recording.json()
    #expect(json.count < 5_000_000, "\(json.count) bytes")
    #expect(try Recording(json: json, file: "rows.json") == recording)
  }

  @Test("a screen is dark in its recording even where the content came after the recorder")
  func darkContent() {
    let host = TreeHost(size: CGSize(width: 100, height: 100)) { EmptyView() }
    let recorder = HostRecorder(host, scene: "dark")
    host.update { Text("night").preferredColorScheme(.dark) }
    recorder.take()
    #expect(recorder.recording.isDark)
    let picture = SVGPicture(
      recorder.recording[0].drawing(
        title: "dark", screen: host.size, isDark: recorder.recording.isDark)
    ).text
    #expect(picture.contains("fill=\"rgb(0,0,0)\""))
  }

  @Test("looks of every kind come back from a file as they were")
  func looks() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) {
      VStack {
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: 30)
        AngularGradient(colors: [.red, .blue], center: .top)
        Rectangle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
          .shadow(radius: 2).blur(radius: 1).blendMode(.multiply).saturation(0.3)
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 2]))
        Text("a\u{20}b").underline().italic().mask(Circle()).clipShape(Capsule())
        Color.green.rotation3DEffect(.degrees(33), axis: (x: 1, y: 1, z: 0)).zIndex(2)
        Image("photo")
        Color.clear.accessibilityHint("x").fixedSize().frame(maxWidth: .infinity)
      }
    }
    let recorder = HostRecorder(host.tree, scene: "looks")
    recorder.take()
    let read = try Recording(json: recorder.recording.json(), file: "looks.json")
    #expect(read == recorder.recording)
    let pictures = [read, recorder.recording].map {
      SVGPicture($0[0].drawing(title: "looks", screen: host.tree.size, isDark: false)).text
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(
    "a file that is no recording is answered with file, place and reason",
    arguments: [
      ("", "the file", "empty"),
      (#"{"schema":"viewtree-recording/1","scene":"a""#, "byte", "cut off"),
      (#"{"schema":"viewtree-recording/2"}"#, "schema", "newer"),
      (#"{"schema":"viewtree-recording/0"}"#, "schema", "older"),
      (#"{"schema":"refresh-trace/1"}"#, "schema", "expected 'viewtree-recording/1'"),
      (#"{"name":"x"}"#, "schema", "missing"),
      (
        #"{"schema":"viewtree-recording/1","scene":"a","screen":[1,2],"dark":false,"framesPerSecond":60,"moments":[{"number":0,"seconds":"soon","cause":"start"}]}"#,
        "moments[0].seconds", "expected Double"
      ),
      (
        #"{"schema":"viewtree-recording/1","scene":"a","screen":[1,2],"dark":false,"framesPerSecond":60,"moments":[{"number":1,"seconds":0,"cause":"start"}]}"#,
        "moments[0].number", "expected 0"
      ),
      (
        #"{"schema":"viewtree-recording/1","scene":"a","screen":[1,2],"dark":false,"framesPerSecond":60,"moments":[{"number":0,"seconds":0,"cause":"start","nodes":[[5,4,"Text",[],null,null,null,null,null]]}]}"#,
        "moments[0].nodes", "node 4"
      ),
      (
        #"{"schema":"viewtree-recording/1","scene":"a","screen":[1,2],"dark":false,"framesPerSecond":60,"moments":[{"number":0,"seconds":0,"cause":"start"},{"number":1,"seconds":0,"cause":"rest","moved":[[0,2,1,1]]}]}"#,
        "moments[1].moved", "2 nodes from 0 on, where there are 0"
      ),
      ("not json at all }", "the file", "JSON"),
    ])
  func foreignFiles(text: String, place: String, reason: String) {
    do {
      _ = try Recording(json: Data(text.utf8), file: "x.json")
      Issue.record("it was read")
    } catch {
      #expect(error.file == "x.json")
      #expect(error.place.contains(place) && error.reason.contains(reason), "\(error)")
    }
  }

  /// No body runs and nothing is laid out again.
  @Test("a new root that has another look and nothing else is in the next moment")
  func newLook() throws {
    func nodes(_ colors: [Color]) throws -> [NodeRecord] {
      let host = ViewHost(size: CGSize(width: 20, height: 20)) { EmptyView() }
      let recorder = HostRecorder(host.tree, scene: "look")
      for color in colors {
        host.tree.update { color }
        recorder.take()
      }
      return recorder.recording[recorder.recording.count - 1].nodes
    }
    let (red, blue, after) = try (nodes([.red]), nodes([.blue]), nodes([.red, .blue]))
    #expect(red != blue)
    #expect(after == blue)
  }

  @Test("a node that no recorder has seen has no number of one")
  func unrecorded() {
    let host = ViewHost(size: CGSize(width: 20, height: 20)) { Color.red }
    var records: [UInt32] = []
    host.tree.forEachNode { records += [$0.record.recorder, $0.record.number] }
    #expect(records.count >= 4)
    #expect(records.allSatisfy { $0 == 0 })
  }
}
