import SwiftUI
import Testing
import ViewTreeTesting

private struct Theme: Equatable {
  var name = "plain"
  var size = 1
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  @Entry fileprivate var theme = Theme()

  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct ThemeReader: View {
  @Environment(\.theme) private var theme
  let log: Log
  var body: some View {
    let _ = log.note("theme \(theme.name) \(theme.size)")
    EmptyView()
  }
}

private struct LevelReader: View {
  @Environment(\.level) private var level
  let log: Log
  var body: some View {
    let _ = log.note("level \(level)")
    EmptyView()
  }
}

@Observable
private final class SettingsModel {
  var count = 1
}

@MainActor @Suite("Environment")
struct EnvironmentTests {
  @Test("the settings of the device are those of a new one")
  func deviceSettings() {
    let values = EnvironmentValues()
    let isOn = [
      values.accessibilityReduceMotion, values.accessibilityReduceTransparency,
      values.accessibilityDifferentiateWithoutColor, values.accessibilityInvertColors,
      values.accessibilityEnabled, values.accessibilityVoiceOverEnabled,
      values.accessibilityShowButtonShapes, values.accessibilitySwitchControlEnabled,
      values.accessibilityLargeContentViewerEnabled, values.accessibilityDimFlashingLights,
      values.accessibilityQuickActionsEnabled, values.isLuminanceReduced, values.isSceneCaptured,
      values.supportsMultipleWindows, values.isSearching,
    ]
    #expect(!isOn.contains(true))
    #expect(values.accessibilityPlayAnimatedImages)
  }

  let log = Log()

  @Test("the nearest setting holds, below it only; a key that is not set gives its default")
  func nearest() {
    _ = host {
      VStack {
        LevelReader(log: log).environment(\.level, 2)
        LevelReader(log: log)
      }
      .environment(\.level, 1)
      LevelReader(log: log)
      ThemeReader(log: log)
    }
    #expect(log.entries == ["level 2", "level 1", "level 0", "theme plain 1"])
  }

  @Test("a nested property is set through its key path, and the rest of the value stays")
  func nestedKeyPath() {
    _ = host {
      ThemeReader(log: log)
        .environment(\.theme.size, 5)
        .environment(\.theme, Theme(name: "dark", size: 2))
    }
    #expect(log.entries == ["theme dark 5"])
  }

  /// Expects the bodies that run while a state takes one value after the other.
  private func expectRuns<Value>(
    _ lines: [String], _ values: [Value], sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder content: @escaping (Value) -> some View
  ) {
    let hand = Hand(values[0])
    let host = host { Stateful(hand, content: content) }
    for value in values.dropFirst() { host.run { hand.value = value } }
    #expect(log.entries == lines, sourceLocation: sourceLocation)
  }

  /// Rules: STATE-4.5.2, COST-1.6.
  @Test("a change runs the bodies that read the key, and no other")
  func readersOnly() {
    expectRuns(["level 0", "theme plain 1", "level 1"], [0, 1]) { level in
      VStack {
        LevelReader(log: log)
        ThemeReader(log: log)
      }
      .environment(\.level, level)
    }
  }

  @Test("setting a value that equals the former one runs no body")
  func equalValue() {
    expectRuns(["theme n 0", "theme n 1"], [0, 1, 2]) { n in
      ThemeReader(log: log)
        .environment(\.theme, Theme(name: "n", size: n / 2))
        .transformEnvironment(\.level) { $0 += n }
    }
  }

  @Test("transformEnvironment starts from the value outside and follows it")
  func transform() {
    expectRuns(["level 10", "level 20"], [1, 2]) { level in
      LevelReader(log: log).transformEnvironment(\.level) { $0 *= 10 }.environment(\.level, level)
    }
  }

  @Test("a transform whose result stays the same runs no body")
  func equalTransform() {
    expectRuns(["level 0", "level 1"], [0, 1, 2, 3]) { n in
      LevelReader(log: log).transformEnvironment(\.level) { $0 = min(n, 1) }
    }
  }

  @Test("a transform that sets a key only sometimes is followed in both directions")
  func conditionalTransform() {
    expectRuns(["level 1", "level 9", "level 1"], [false, true, false]) { isOn in
      LevelReader(log: log)
        .transformEnvironment(\.theme) { $0.size = 3 }
        .transformEnvironment(\.self) { if isOn { $0.level = 9 } }
        .environment(\.level, 1)
    }
  }

  @Test("an observable object in the environment is read by its type, property by property")
  func observable() {
    struct Reader: View {
      @Environment(SettingsModel.self) private var model
      let log: Log
      var body: some View {
        let _ = log.note("count \(model.count)")
        EmptyView()
      }
    }
    let model = SettingsModel()
    let host = host { Reader(log: log).environment(model) }
    host.run { model.count = 2 }
    #expect(log.entries == ["count 1", "count 2"])
  }

  @Test("another object in the same place is read in the next turn")
  func otherObject() {
    struct Reader: View {
      @Environment(SettingsModel.self) private var model: SettingsModel?
      let log: Log
      var body: some View {
        let _ = log.note(model.map { "count \($0.count)" } ?? "none")
        EmptyView()
      }
    }
    let first = SettingsModel()
    let second = SettingsModel()
    second.count = 7
    let host = host { Reader(log: log).environment(first) }
    host.update { Reader(log: log).environment(second) }
    host.update { Reader(log: log).environment(SettingsModel?.none) }
    #expect(log.entries == ["count 1", "count 7", "none"])
  }

  @Test("an action reads the environment of the moment at which it runs")
  func readInAction() {
    struct Reader: View {
      @Environment(\.level) private var level
      let log: Log
      let control: Control
      var body: some View {
        Color.clear.onAppear { control["read"] = { log.note("level \(level)") } }
      }
    }
    let control = Control()
    let host = host { Reader(log: log, control: control).environment(\.level, 4) }
    control["read"]()
    host.update { Reader(log: log, control: control).environment(\.level, 5) }
    control["read"]()
    #expect(log.entries == ["level 4", "level 5"])
  }

  @Test("a missing observable object traps with SwiftUI's message")
  func missingObservable() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      struct Reader: View {
        @Environment(SettingsModel.self) private var missing
        var body: some View {
          let _ = missing
          EmptyView()
        }
      }
      await MainActor.run { _ = ViewHost(size: CGSize(width: 1, height: 1)) { Reader() } }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("No Observable object of type SettingsModel found."))
    #expect(
      text.contains(
        "A View.environment(_:) for SettingsModel may be missing as an ancestor of this view."))
  }

  @Test("a missing environment object traps with SwiftUI's message")
  func missingEnvironmentObject() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      final class Missing: ObservableObject {}
      struct Reader: View {
        @EnvironmentObject private var missing: Missing
        var body: some View {
          let _ = missing
          EmptyView()
        }
      }
      await MainActor.run { _ = ViewHost(size: CGSize(width: 1, height: 1)) { Reader() } }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("No ObservableObject of type Missing found."))
    #expect(
      text.contains(
        "A View.environmentObject(_:) for Missing may be missing as an ancestor of this view."))
  }
}

private struct BoolKey: EnvironmentKey {
  static let defaultValue = false
}

private struct IntKey: EnvironmentKey {
  static let defaultValue = 0
}

@Suite("The environment as text")
struct EnvironmentTextTests {
  /// Rule: VALUES-6.5. OpenSwiftUI's test, which also runs on Apple's.
  @Test("every value that was set is in the text by its key, the latest first")
  func text() {
    var environment = EnvironmentValues()
    #expect(environment.description == "[]")
    environment[BoolKey.self] = false
    #expect(environment.description == "[EnvironmentPropertyKey<BoolKey> = false]")
    environment[BoolKey.self] = true
    environment[IntKey.self] = 1
    #expect(
      environment.description
        == "[EnvironmentPropertyKey<IntKey> = 1, EnvironmentPropertyKey<BoolKey> = true, "
        + "EnvironmentPropertyKey<BoolKey> = false]")
  }

  @Test("a view without any modifier is enabled, reads to the right, on pixels of a half")
  func defaults() {
    let environment = EnvironmentValues()
    #expect(environment.isEnabled)
    #expect(environment.layoutDirection == .leftToRight)
    #expect(environment.displayScale == 2)
    #expect(environment.pixelLength == 0.5)
  }
}
