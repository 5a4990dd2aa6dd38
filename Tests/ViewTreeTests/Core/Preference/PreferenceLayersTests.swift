import SwiftUI
import Testing
import ViewTreeTesting

private struct Sample<Primary: View>: View {
  let log: Log
  var layer = "L"
  @ViewBuilder let primary: Primary

  var body: some View {
    primary.overlayPreferenceValue(FoldKey.self) { value in Color.clear.named(note(value)) }
  }

  private func note(_ value: String) -> String {
    log.note(value)
    return layer
  }
}

/// Source: PREF-1.6.
@MainActor @Suite("PreferenceLayers")
struct PreferenceLayersTests {
  private let model = Model()
  private let log = Log()

  /// Rule: PREF-1.6.1.
  @Test("the transform gets the primary's value, or the default where the primary has no output")
  func primaryValue() {
    _ = host { Sample(log: log) { VStack { namedPair("a", "b") } } }
    #expect(log.entries == ["(a b)"])
    // The layer is built.
    expectFold("L") { Sample(log: log) { Color.red } }
    #expect(log.entries == ["(a b)", "∅"])
  }

  @Test("a list that a layer changes while preferences are read counts at once for those above")
  func changedWhileRead() {
    struct Writer: View {
      let model: Model
      var body: some View { Color.clear.lastNamed(model.name) }
    }
    let host = host {
      Writer(model: model)
        .overlayPreferenceValue(LastNameKey.self) { name in
          VStack {
            Color.red.named("a")
            if name == "y" { Color.red.named("b") }
          }
        }
        .onPreferenceChange(FoldKey.self) { log.note($0) }
    }
    #expect(log.entries == ["a"])
    host.run { model.name = "y" }
    #expect(log.entries == ["a", "(a b)"])
    host.run { model.name = "z" }
    #expect(log.entries == ["a", "(a b)", "a"])
  }

  @Test("a reader whose content is not made yet has no default among those beside it")
  func unmadeContent() {
    let host = host {
      ViewThatFits {
        Sample(log: log) {
          VStack {
            GeometryReader { _ in Color.red }
            Named("b")
          }
          .frame(width: 150)
        }
        Color.red
      }
    }
    #expect(!log.entries.contains { $0.contains("∅") })
    host.size = CGSize(width: 200, height: 100)
    host.settle()
    #expect(log.entries.last == "b")
    #expect(!log.entries.contains { $0.contains("∅") })
  }

  @Test("a layer made of preferences is no mask: a finger beside it meets the primary")
  func noMask() {
    let host = host {
      Color.red.onTapGesture { log.note("tap") }.called("primary")
        .overlayPreferenceValue(FoldKey.self) { _ in Color.blue.frame(width: 10, height: 10) }
        .backgroundPreferenceValue(FoldKey.self) { _ in Color.blue.frame(width: 10, height: 10) }
    }
    host.finger.down(at: CGPoint(x: 20, y: 20))
    host.finger.up()
    host.settle()
    #expect(log.entries == ["tap"])
  }

  /// Rule: PREF-1.6.1.
  @Test("what the layer writes never reaches its own transform")
  func noSelfFeeding() {
    let host = host { Sample(log: log) { Named("a") } }
    host.settle()
    host.expectFold("(a L)")
    host.settle()
    #expect(log.entries == ["a"])
  }

  @Test("a change of what the layer writes reaches those above and does not run the transform")
  func layerChange() {
    let host = host {
      Named("a").overlayPreferenceValue(FoldKey.self) { value in
        log.note(value)
        return ModelNamed(model: model)
      }
    }
    host.expectFold("(a x)")
    host.run { model.name = "y" }
    host.expectFold("(a y)")
    #expect(log.entries == ["a"])
  }

  /// Rule: PREF-1.6.2.
  @Test("outwards an overlay comes after its primary, a background before it")
  func order() {
    expectFold("(a <a>)") { Named("a").overlayPreferenceValue(FoldKey.self) { Named("<\($0)>") } }
    expectFold("(<a> a)") {
      Named("a").backgroundPreferenceValue(FoldKey.self) { Named("<\($0)>") }
    }
    // Applied to ForEach in a list it reads and draws for each item.
    expectFold("((a <a>) (b <b>))") {
      VStack {
        ForEach(["a", "b"], id: \.self) { Named($0) }
          .overlayPreferenceValue(FoldKey.self) { Named("<\($0)>") }
      }
    }
    // Layers on layers read from the inside out.
    expectFold("((a <a>) [(a <a>)])") {
      Named("a")
        .overlayPreferenceValue(FoldKey.self) { Named("<\($0)>") }
        .overlayPreferenceValue(FoldKey.self) { Named("[\($0)]") }
    }
  }

  /// Rule: PREF-1.6.2.
  @Test("writers inside the layer do not run while no view further out asks")
  func demand() {
    let host = host {
      Named("a").overlayPreferenceValue(FoldKey.self) { _ in
        Color.clear.transformPreference(FoldKey.self) { _ in log.note("transform") }
      }
    }
    #expect(log.entries.isEmpty)
    #expect(host.counters.reduces == 0)
    host.expectFold("(a ∅)")
    #expect(log.entries == ["transform"])
  }

  @Test("the layer follows a change of the primary, whether or not anybody outside reads")
  func primaryChange() {
    func content(_ name: String) -> some View {
      Sample(log: log) { VStack { namedPair(name, "b") } }
    }
    let host = host { content("a") }
    for name in ["c", "d"] {
      host.update { content(name) }
      #expect(log.entries.last == "(\(name) b)")
      host.expectFold("((\(name) b) L)")
    }
  }

  @Test("the layer follows a change inside the primary that no body around it sees")
  func innerChange() {
    let host = host {
      VStack {
        ModelNamed(model: model)
        Named("b")
      }
      .overlayPreferenceValue(FoldKey.self) { value in
        log.note(value)
        return Color.clear
      }
    }
    host.run { model.name = "y" }
    host.run { model.name = "z" }
    #expect(log.entries == ["(x b)", "(y b)", "(z b)"])
  }

  @Test("the layer follows a writer that it is laid directly over")
  func directChange() {
    let places = Log()
    let host = host {
      HStack(spacing: 0) {
        Push(model: model)
        Color.red
          .anchorPreference(key: FoldKey.self, value: .bounds) { _ in
            places.note("place")
            return "\(places.entries.count)"
          }
          .overlayPreferenceValue(FoldKey.self) { value in
            log.note(value)
            return Color.clear
          }
      }
    }
    host.run { model.number = 10 }
    #expect(log.entries == ["1", "2"])
  }

  @Test("the closure is proposed the primary's size, and its reader has the primary's frame")
  func size() {
    let host = host {
      Color.red.frame(width: 30, height: 20).overlayPreferenceValue(FoldKey.self) { _ in
        GeometryReader { proxy in
          Color.clear.named(
            "\(proxy.size.width) \(proxy.size.height) at \(proxy.frame(in: .global).minX)")
        }
      }
    }
    host.expectFold("30.0 20.0 at 35.0")
  }

  @Test("the layer has no influence on layout and is aligned by the given alignment")
  func alignment() {
    expectFrames("all 35 40 30 20, layer 15 50 50 10") {
      Color.red.frame(width: 30, height: 20)
        .overlayPreferenceValue(FoldKey.self, alignment: .bottomTrailing) { _ in
          Color.green.frame(width: 50, height: 10).called("layer")
        }
        .called("all")
    }
  }

  /// Rule: LAYOUT-3.7.9.
  @Test("several views in the closure lie in an implicit ZStack")
  func implicitStack() {
    expectFrames("one 40 40 20 20, two 45 45 10 10") {
      Color.red.frame(width: 40, height: 40).overlayPreferenceValue(FoldKey.self) { _ in
        Color.green.frame(width: 20, height: 20).called("one")
        Color.green.frame(width: 10, height: 10).called("two")
      }
    }
  }

  /// Rule: PREF-1.6.3.
  @Test("the layer is there in the first turn: no frame passes without it")
  func sameTurn() {
    let host = host { Named("a").overlayPreferenceValue(FoldKey.self) { Text($0).called($0) } }
    #expect(host.frame(of: "a") != nil)
  }

  /// Rule: PREF-1.6.4.
  @Test("what the transform reads is tracked like a body's reads")
  func tracked() {
    let host = host { Named("a").overlayPreferenceValue(FoldKey.self) { Named($0 + model.name) } }
    host.expectFold("(a ax)")
    host.run { model.name = "y" }
    host.expectFold("(a ay)")
  }

  @Test("the latest body's transform is the one that runs")
  func latestClosure() {
    func content(_ suffix: String) -> some View {
      Named("a").overlayPreferenceValue(FoldKey.self) { Named($0 + suffix) }
    }
    let host = host { content("1") }
    host.update { content("2") }
    host.expectFold("(a a2)")
  }

  /// The deeper reader's layer has a body that reads what the reader sets for it.
  @Test("what a reader makes has come to its end before a reader around it reads")
  func innerFirst() {
    struct Writer: View {
      let model: Model
      var body: some View {
        Color.red.preference(key: SumKey.self, value: model.number)
          .preference(key: RowsKey.self, value: [model.number])
      }
    }
    struct Limited: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Color.clear.preference(key: RowsKey.self, value: [limit ?? 0]) }
    }
    model.number = 1
    let host = host {
      VStack {
        Writer(model: model)
          .overlayPreferenceValue(SumKey.self) { Limited().environment(\.lineLimit, $0) }
      }
      .overlayPreferenceValue(RowsKey.self) { list in
        let _ = log.note("\(list)")
        Color.clear
      }
    }
    #expect(log.entries.last == "[1, 1]")
    let known = log.entries.count
    host.run { model.number = 2 }
    #expect(Array(log.entries.dropFirst(known)) == ["[2, 2]"])
  }
}
