import Foundation
import RefreshSystems
import TestSupport
import Testing
import ViewTreeInspection

@testable import Playground

/// Pages that several tests look at, written once.
@MainActor enum WrittenPages {
  static let pull = html("LKRefresh")
  static let figure = figurePage("figure/row", "spacing")
  private static let written = Result { try CoursePages.index() }
  private static var lessons: [String: String] = [:]

  static var index: String { get throws { try written.get() } }

  static func lesson(_ name: String) throws -> String {
    let html = try lessons[name] ?? CoursePages.html(of: Lesson.named(name))
    lessons[name] = html
    return html
  }

  static func html(_ name: String, _ gesture: String = "") -> String {
    guard let scene = try? Scene.named(name),
      let run = try? SceneRun(pageOf: scene, gesture: gesture)
    else { return "" }
    return ScenePage.page(of: run).html
  }

  static func figurePage(_ name: String, _ number: String) -> String {
    guard let scene = try? Scene.named(name), let figure = try? Figure.named(number, of: scene)
    else { return "" }
    return ScenePage.page(of: figure).html
  }
}

@MainActor
@Suite("Pages")
struct PageTests {
  @Test("a page names no address, and forbids everything but its own style and script")
  func addresses() throws {
    var pages = [
      WrittenPages.pull, WrittenPages.figure,
      WrittenPages.html("golden/hstack-min-then-max-overflow"),
    ]
    if TestLength.isWhole {
      pages.append(try ScenePage.comparison(ComparedGesture(.pull70Release)).html)
    }
    for html in pages {
      #expect(!html.isEmpty)
      for part in ["://", " src=", " href=", "@import"] { #expect(!html.contains(part), "\(part)") }
      #expect(html.matches(of: /url\([^#]/).isEmpty)
      let policy = try #require(
        html.firstMatch(of: /http-equiv="Content-Security-Policy" content="([^"]*)"/)
      ).output.1
      #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
      #expect(policy.hasSuffix("; base-uri 'none'; form-action 'none'"))
      // By name what it runs; attributes alone may set a style.
      #expect(!policy.replacing("style-src-attr 'unsafe-inline'", with: "").contains("unsafe"))
    }
  }

  @Test("a pull of any system takes less than 1.5 MB, and so do all five together")
  func size() throws {
    for system in TestLength.isWhole ? RefreshSystemName.allCases : [.ZKRefresh] {
      #expect(WrittenPages.html(system.rawValue).utf8.count < 1_500_000)
    }
    guard TestLength.isWhole else { return }
    let comparison = try ScenePage.comparison(ComparedGesture(.pull140Release))
    #expect(comparison.html.utf8.count < 1_500_000)
  }

  @Test("the same scene gives the same bytes")
  func determinism() {
    #expect(WrittenPages.html("LKRefresh") == WrittenPages.pull)
  }

  @Test("each number of each scene has at least 60 values, and its page a recording of each")
  func figures() throws {
    for scene in Scene.all {
      for number in Figure.numbers(of: scene) {
        let values = try Figure.named(number, of: scene).values
        #expect(Set(values).count >= 60, "\(scene.name) \(number)")
        #expect(!values.contains { !$0.isFinite }, "\(scene.name) \(number)")
      }
    }
    for (scene, number) in [
      ("figure/card", "padding"), ("000", "threshold"),
      ("golden/hstack-min-then-max-overflow", "width"),
    ].prefix(TestLength.isWhole ? 3 : 1) {
      let figure = try Figure.named(number, of: Scene.named(scene))
      let whole = ScenePage.page(of: figure)
      let counts = whole.runs.map { $0.recording.count }
      #expect(counts == [figure.values.count])
      let page = whole.html
      #expect(page.utf8.count < 1_500_000, "\(scene) \(number): \(page.utf8.count) bytes")
    }
  }

  @Test("a number that a scene does not have is answered with those that it has")
  func unknownNumber() throws {
    #expect(throws: BadArgument.self) {
      try Figure.named("threshold", of: Scene.named("004"))
    }
  }

  @Test(
    "every change of state that a standard gesture brings is in the system's diagram",
    arguments: StandardGesture.allCases)
  func diagrams(gesture: StandardGesture) throws {
    for system in RefreshSystemName.allCases {
      let scene = RefreshScenes.scene(of: system)
      let diagram = RefreshDiagrams.diagram(of: system)
      var before = scene.state
      scene.host.play(ComparedGesture(gesture).path, rest: 3) {
        let after = scene.state
        let known = diagram.transitions.filter { $0.from == before && $0.to == after }
        #expect(before == after || known.count == 1, "\(system.rawValue): \(before) to \(after)")
        before = after
      }
    }
  }

  @Test("the pull of document 000 fires, freezes and ends, and the diagram says when")
  func takenTransitions() throws {
    let scene = try Scene.named("LKRefresh")
    let run = SceneRun(scene: scene, gesture: ComparedGesture(.pull140Release))
    let steps = StateDiagram.steps(of: run.recording)
    #expect(
      steps.map(\.to) == ["refreshing", "refreshing and frozen", "idle"])
    let picture = StatePicture(RefreshDiagrams.diagram(of: .LKRefresh), steps: steps).text
    #expect(picture.contains("idle to refreshing: offset &gt; threshold, previous offset ≤"))
    #expect(picture.contains("never taken"))
  }

  @Test("the script stays below 1200 lines")
  func scriptLength() throws {
    let parts = WrittenPages.pull.components(separatedBy: "<script>")
    #expect(parts.count == 2)
    #expect(parts[1].split(separator: "\n", omittingEmptySubsequences: false).count < 1200)
  }

  @Test("steps of a layout are told in the terminal as they are in the page")
  func steps() {
    let run = playground("steps figure/row #fixed")
    // 240 less two spacings of 8 is 224; the least flexible one is asked first for a third of it.
    run.expectOutput("HStack asks frame #fixed: 74.67 x 48")
    #expect(!run.output.contains("Rectangle"))
  }
}
