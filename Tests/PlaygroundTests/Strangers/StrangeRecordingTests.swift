import Foundation
import TestSupport
import Testing
import ViewTreeInspection

@testable import Playground

/// Recordings that somebody else has written: whatever their texts say, no form of them runs it.
@Suite("A stranger's recording")
@MainActor
struct StrangeRecordingTests {
  /// Every kind of text that a recording can hold, as `viewtree-recording/1` says.
  private static let whole = Data(
    """
    {"schema": "viewtree-recording/1", "scene": "LKRefresh", "screen": [300, 200], "dark": false,
    "framesPerSecond": 60, "moments": [
    {"number": 0, "seconds": 0, "cause": "start",
    "nodes": [
      [0, null, "Root", [], null, [0, 0, 300, 200], [0, 0, 300, 200], [300, 200], {}],
      [1, 0, "Text", ["name"], "shown", [0, 0, 200, 90], [0, 0, 200, 90], [300, null], {"marks": [
        ["text", {"text": "shown", "x": 0, "baseline": 20, "width": 90, "size": 17, "weight": 400,
          "isItalic": true, "family": "serif", "ink": ["color", [1, 2, 3, 1]],
          "underline": ["color", [1, 2, 3, 1]]}],
        ["placeholder", [0, 30, 90, 30], "star"], ["outline", [0, 60, 90, 30], "Own"],
        ["fill", "M0 0L90 0L90 90Z", ["linear", [[[1, 2, 3, 1], 0]], [0, 0], [1, 1]], false],
        ["line", "M0 0L90 90", ["radial", [[[1, 2, 3, 1], 0]], [0, 0], 0, 9, 2],
          [1, 0, 0, 10, [1, 2], 0]]],
        "layers": [["opacity", 0.5], ["blend", "multiply"], ["blur", 2],
          ["clip", "M0 0L90 0L90 90Z", false]],
        "notes": ["hue"]}],
      [2, 0, "Color", ["other"], null, [0, 100, 90, 90], [0, 100, 90, 90], [90, 90], {"marks": [
        ["fill", "M0 0L9 9Z", ["angular", [[[1, 2, 3, 1], 0]], [0, 0], 0, 6], false]]}]],
    "scrolls": [[1, [0, 0], [300, 900], [300, 200], [0, 0], [0, 700], true]],
    "questions": [[1, 0, [300, null], [200, 90], "probed"], [1, 0, [300, 200], [200, 90], "final"]],
    "writes": [{"key": "Key", "node": 1, "value": "1"}],
    "reduces": [{"key": "Key", "node": 0, "before": "0", "next": ["1"], "after": "2"}],
    "reads": [{"key": "Key", "node": 0, "value": "3"}],
    "anchors": [{"taken": 1, "read": 0, "place": "(0, 0)", "value": "(1, 1)"}],
    "state": [{"type": "State<Int>", "old": "1", "new": "2", "action": "tap"}],
    "actions": [{"name": "onAppear", "node": 1}], "bodies": [1],
    "machine": {"system": "LKRefresh", "state": "idle", "phase": "idle", "pull": 0, "threshold": 60,
      "rules": [], "missing": ["o > T"]},
    "warnings": [["tooDeep", "message", "Text"]]},
    {"number": 1, "seconds": 1, "cause": "finger", "finger": [10, 10, 0, 90],
    "machine": {"system": "LKRefresh", "state": "refreshing", "phase": "armed", "pull": 90,
      "threshold": 60, "rules": [{"side": "header", "step": "armed", "text": "90 > 60"}]}},
    {"number": 2, "seconds": 2, "cause": "rest", "machine": {"system": "LKRefresh", "state": "idle",
      "phase": "refreshing", "pull": 60, "threshold": 60,
      "rules": [{"side": "header", "step": "requested", "text": "asked"}]}}]}
    """.utf8)

  /// The words that are one of a few, by the end of their place.
  private static let closed = [
    "schema", "cause", "family", "phase", "side", "step", "questions.0.4", "questions.1.4",
    "warnings.0.0",
  ]

  /// Every picture and page of a recording, by name.
  private func forms(_ recording: Recording) -> [(name: String, text: String)] {
    let moment = recording[0]
    let drawing = moment.drawing(
      title: recording.scene, screen: recording.screen, isDark: recording.isDark)
    var kept = Page.Run(name: recording.scene, recording: recording)
    kept.explanations = [
      Page.Explained(moment: 0, node: 1, lines: [recording[0].nodes[1].title, recording.scene])
    ]
    let state = moment.machine?.state ?? ""
    let diagram = StateDiagram(
      name: moment.machine?.system ?? "", states: [state, "refreshing", "gone"],
      transitions: [
        .init(state, "refreshing", when: moment.machine?.missing?.first ?? ""),
        .init("refreshing", "gone", when: state),
      ])
    kept.diagram = diagram
    return [
      ("picture", SVGPicture(drawing, lines: .moment(moment)).text),
      ("layout", SVGPicture(drawing, lines: .layout, prefix: recording.scene).text),
      (
        "plot",
        PlotPicture([PlotTrack(recording, name: recording.scene)], title: recording.scene).text
      ),
      ("machine", StatePicture(diagram, steps: StateDiagram.steps(of: recording)).text),
      (
        "compare",
        PlotPicture(
          [recording, recording].map { PlotTrack($0, name: $0.scene) }, title: recording.scene
        ).text
      ),
      ("page", Page(title: recording.scene, runs: [kept], code: recording.scene).html),
      (
        "pages of two",
        Page(
          title: recording.scene, runs: [kept, kept],
          slider: Page.Slider(label: recording.scene, unit: recording.scene, values: [1, 2, 3])
        ).html
      ),
    ]
  }

  /// The pictures that a page's script puts into the page.
  private func parts(ofPage data: String) throws -> [String] {
    let page = try #require(
      JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    var parts = [page["plot"] as? String].compactMap { $0 }
    for run in page["runs"] as? [[String: Any]] ?? [] {
      if let machine = run["machine"] as? String { parts.append(machine) }
      let table = run["pictures"] as? [String: Any]
      let lines = table?["lines"] as? [String] ?? []
      for case let places as [Int] in table?["pictures"] as? [Any] ?? [] {
        parts.append("<svg>\(places.map { lines[$0] }.joined())</svg>")
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// The names that a form has; its failures are told.
  private func names(_ form: (name: String, text: String), _ place: String) throws -> Set<String> {
    let isPage = form.text.hasPrefix("<!doctype")
    let read = isPage ? StrictMarkup(html: form.text) : StrictMarkup(xml: form.text)
    #expect(read.failure == nil, "\(form.name), \(place)")
    var names = read.attributes.union(read.elements.keys)
    names.insert("\(read.elements["script"] ?? 0) scripts")
    for data in read.data {
      for part in try parts(ofPage: data) {
        let inner = StrictMarkup(xml: part)
        #expect(inner.failure == nil, "\(form.name), \(place)")
        names.formUnion(inner.attributes.union(inner.elements.keys))
      }
    }
    return names
  }

  @Test("no text of a recording becomes an element or an attribute of any form of it")
  func everyText() throws {
    let strings = try JSONStrings(Self.whole)
    var usual: [String: Set<String>] = [:]
    for form in forms(try Recording(json: Self.whole, file: "whole")) {
      usual[form.name] = try names(form, "as it is")
    }
    for place in strings.places {
      let json = try strings.json(replacing: [place], with: StrangeText.payload)
      guard let recording = try? Recording(json: json, file: "strange") else { continue }
      for form in forms(recording) {
        let beyond = try names(form, place).subtracting(usual[form.name] ?? [])
        #expect(beyond.isEmpty, "\(form.name), \(place)")
      }
    }
  }

  @Test("a word that is one of a few is refused with what was given and what is allowed")
  func closedWords() throws {
    let strings = try JSONStrings(Self.whole)
    for place in strings.places where Self.closed.contains(where: { place.hasSuffix(".\($0)") }) {
      let json = try strings.json(replacing: [place], with: "far")
      let error = try #require(throws: RecordingFileError.self, "\(place)") {
        try Recording(json: json, file: "strange")
      }
      #expect(error.reason.hasPrefix("'far', expected "), "\(place): \(error.reason)")
      #expect(error.reason.count > 25, "\(place): \(error.reason)")
    }
    #expect(strings.places.contains { $0.hasSuffix(".machine.phase") })
  }

  @Test(
    "a number without an end, and a tree without a root, are refused with their place",
    arguments: [
      ("\"seconds\": 1,", "\"seconds\": \"nan\",", "moments[1].seconds"),
      ("\"pull\": 90", "\"pull\": \"inf\"", "moments[1].machine.pull"),
      ("\"threshold\": 60,\n  \"rules\": []", "\"threshold\": 1e300, \"rules\": []", "threshold"),
      ("[0, null, \"Root\"", "[0, 2, \"Root\"", "moments[0].nodes"),
      ("[2, 0, \"Color\"", "[1, 0, \"Color\"", "moments[0].nodes"),
    ])
  func numbers(_ was: String, _ now: String, _ place: String) throws {
    let text = String(decoding: Self.whole, as: UTF8.self)
    #expect(text.contains(was))
    let error = try #require(throws: RecordingFileError.self) {
      try Recording(json: Data(text.replacing(was, with: now).utf8), file: "strange")
    }
    #expect(error.place.hasSuffix(place), "\(error)")
  }

  @Test("a command names a strange file and its fault without a character that a terminal obeys")
  func terminal() throws {
    let folder = TemporaryFolder()
    let strings = try JSONStrings(Self.whole)
    let out = folder.path("o\u{1B}\n.svg")
    for place in strings.places {
      let file = try folder.write(
        try strings.json(replacing: [place], with: StrangeText.payload),
        to: "a\u{1B}[2J\nb.json")
      for command in ["picture", "page"] {
        let run = playground(command, file, "-o", out)
        let said = run.output + run.errors
        #expect(StrangeText.command(in: said) == nil, "\(place)")
        #expect(!said.contains("\nb.json") && !said.contains("\n.svg"), "\(place)")
      }
    }
  }

  /// The recording with the payload at every place where it may be.
  private func strangest() throws -> Recording {
    let strings = try JSONStrings(Self.whole)
    let open = try strings.places.filter { place in
      let json = try strings.json(replacing: [place], with: StrangeText.payload)
      return (try? Recording(json: json, file: "strange")) != nil
    }
    #expect(open.count > 25)
    return try Recording(
      json: strings.json(replacing: Set(open), with: StrangeText.payload), file: "strange")
  }

  @Test("a browser runs nothing of it", .enabled(if: Browser.path != nil))
  func browser() async throws {
    let script = """
      const violations = [];
      document.addEventListener("securitypolicyviolation", (event) => violations.push(event.blockedURI));
      const range = document.querySelector("#scrubber");
      for (const value of range ? [1, 2, 0] : []) {
        range.value = value;
        range.dispatchEvent(new Event("input"));
      }
      for (const each of document.querySelectorAll("#app button")) each.click();
      await wait(50);
      return JSON.stringify([document.title === "X" || document.title === "1",
        document.querySelectorAll("image, [onerror], [onload]").length, violations.join()]);
      """
    for form in forms(try strangest()) {
      let page = form.text.hasPrefix("<!doctype") ? form.text : "<body>\(form.text)</body>"
      let visit = try await Browser.visit(page, script: script)
      let answer = try JSONDecoder().decode(String.self, from: Data(visit.answer.utf8))
      #expect(answer == "[false,0,\"\"]", "\(form.name)")
    }
  }

  @Test(
    "a page's policy refuses a script that is not its own, wherever it comes from",
    .enabled(if: Browser.path != nil))
  func policy() async throws {
    let html = WrittenPages.figure
    let strange = html.replacing(
      "<body>", with: "<body onload=\"document.title='X'\"><script>document.title='X'</script>")
    #expect(strange != html)
    let visit = try await Browser.visit(
      strange, script: "await wait(50); return [document.title, document.scripts.length];")
    #expect(!visit.answer.contains("\"X\""))
    // Its own script has run all the same.
    let own = try await Browser.visit(
      strange, script: "return document.querySelector('#app').hidden;")
    #expect(own.answer == "false")
  }
}
