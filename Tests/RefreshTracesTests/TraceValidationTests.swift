import Testing

@testable import RefreshTraces

@MainActor @Suite("Validation of trace files") struct TraceValidationTests {
  @Test("a good suite gives its line, the total and exit code 0")
  func good() throws {
    let report = report(on: ["lk_rotation.json": try TraceFixtures.text("lk_rotation")])
    #expect(report.lines == ["lk_rotation 3/3", "validated 3/3"])
    #expect(report.exitCode == 0)
  }

  @Test("one wrong number gives the trace, step, field and both values, and exit code 1")
  func wrongNumber() throws {
    let text = try TraceFixtures.text(
      "lk_rotation", replacing: "\"degrees\": -90", with: "\"degrees\": -91")
    let report = report(on: ["lk_rotation.json": text])
    #expect(
      report.lines == [
        "lk_rotation 2/3",
        "  lk_rotation.json: LK-R4 step 4: expect.degrees: expected -91, got -90",
        "validated 2/3",
      ])
    #expect(report.exitCode == 1)
  }

  @Test("every single changed flag, number or call of the calculate traces is found")
  func everyField() throws {
    let original = try TraceFixtures.suite("lk_calculate")
    for trace in original.traces {
      for step in trace.steps {
        for name in try step.expect.names() {
          let wrong = Self.changed(try step.expect.field(name).value)
          let state = try step.expect.value.replacing(name, with: wrong)
          #expect(
            step.expect.value.firstDifference(from: state, path: "expect")?.path
              == "expect.\(name)")
        }
      }
    }
  }

  private static func changed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .flag(let flag): .flag(!flag)
    case .number(let number): .number(number + 0.001)
    default: .null
    }
  }

  @Test("a reference suite is skipped and does not count")
  func reference() throws {
    let report = report(on: ["ref_globulus.json": try TraceFixtures.text("ref_globulus")])
    #expect(report.lines == ["ref_globulus skipped (reference)", "validated 0/0"])
    #expect(
      report.complaints == [
        "ref_globulus.json: no trace found: suite ref_globulus is reference material, "
          + "no port is compared with it"
      ])
    #expect(report.exitCode == 2)
  }

  @Test("a bad file among good ones is complained about, the rest runs, exit code 2")
  func badAmongGood() throws {
    let report = report(on: [
      "a.json": "{}", "lk_rotation.json": try TraceFixtures.text("lk_rotation"),
    ])
    #expect(report.lines == ["lk_rotation 3/3", "validated 3/3"])
    #expect(report.complaints == ["a.json: missing field \"schema\""])
    #expect(report.exitCode == 2)
  }

  @Test("nothing to replay is exit code 2")
  func nothing() {
    let report = report(on: [:])
    #expect((report.lines, report.exitCode) == (["validated 0/0"], 2))
  }

  @Test("every suite of the documents has a replay, and no reference suite has one")
  func replays() throws {
    for name in TraceSuiteName.allNames where !name.hasPrefix("ref_") {
      #expect(TraceSuiteName(name)?.replay != nil, "\(name)")
    }
    #expect(TraceSuiteName("ref_globulus")?.replay == nil)
  }

  @Test("a constant that is unknown, or of no known seed, is a difference")
  func unknownConstants() {
    let text = """
      {"schema": "refresh-constants/1", "rows": [
      {"seed": "000_x.txt", "name": "threshold.default", "value": 121},
      {"seed": "000_x.txt", "name": "no such", "value": 1},
      {"seed": "009_x.txt", "name": "x", "value": 1}]}
      """
    #expect(
      report(on: ["constants.json": text]).lines == [
        "constants 0/3",
        "  constants.json: 000 threshold.default: value: expected 121, got 120",
        "  constants.json: 000 no such: value: expected 1, got nothing: the system does not report it",
        "  constants.json: 009_x.txt x: no system has the seed \"009_x.txt\"",
        "validated 0/3",
      ])
  }
}

extension JSONValue {
  /// The object with one key's value replaced.
  func replacing(_ name: String, with value: JSONValue) throws -> JSONValue {
    guard case .object(let fields) = self else { return self }
    return .object(
      fields.map { $0.name == name ? JSONField(name: name, value: value) : $0 })
  }
}
