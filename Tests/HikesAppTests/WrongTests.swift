import HikesApp
import SwiftUI
import Testing
import ViewTreeTesting

/// Tests that are wrong: each fails, at the line that is wrong, with words that name the cause.
@Suite("Wrong tests fail where they are wrong")
@MainActor
struct WrongTests {
  private let store = makeStore()

  /// Expects a body to have one issue, with some words and at the line of the call, unless another
  /// one is told.
  private func expectFailure(
    _ words: String..., at line: Int = #line, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @MainActor () async -> Void
  ) async {
    let found = Found()
    await withKnownIssue(isIntermittent: true) {
      await body()
    } matching: { issue in
      found.issues.append(issue)
      return true
    }
    let text = found.issues.flatMap(\.comments).map(\.rawValue).joined(separator: "\n")
    #expect(found.issues.map(\.severity) == [.error], "\(text)", sourceLocation: sourceLocation)
    #expect(found.issues.first?.sourceLocation?.line == line, sourceLocation: sourceLocation)
    for word in words { #expect(text.contains(word), "\(text)", sourceLocation: sourceLocation) }
  }

  private final class Found: @unchecked Sendable {
    var issues: [Issue] = []
  }

  @Test("1: a misspelt identifier") func misspelt() async {
    let host = profileHost()
    await expectFailure(#"The nearest is "save""#) { host.tap("sav") }
  }

  @Test("2: a disabled button") func disabled() async {
    let host = profileHost()
    await expectFailure("disabled") { host.tap("save") }
  }

  @Test("3: a button behind an alert") func behindAlert() async {
    let host = await detailHost(store)
    host.find(role: .button, text: "Delete").tap()
    await expectFailure("behind what is presented", #""Delete this hike?""#, at: #line + 1) {
      host.tap("favourite")
    }
    #expect(store.favourites.isEmpty)
  }

  @Test("4: a field behind a sheet") func behindSheet() async {
    let host = ViewHost(on: .iPhone15) { ProfileWithSheet() }
    await expectFailure("behind what is presented", "Terms") { host.enterText("Ada", in: "name") }
  }

  @Test("5: a tag that no option has") func tag() async {
    let host = profileHost()
    await expectFailure("no option has this tag of type String", "Units", at: #line + 1) {
      host.choose("Miles", in: "units")
    }
  }

  @Test("6: typing while no field has the keyboard") func typing() async {
    let host = profileHost()
    await expectFailure("no field has the keyboard", #""Name", "Email""#) { host.type("Ada") }
  }

  @Test("7: a row that is off the screen") func offScreen() async {
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            Button("Row \(row)") {}.frame(height: 44).accessibilityIdentifier("row-\(row)")
          }
        }
      }
    }
    await expectFailure(#"tap("row-15")"#) { host.tap("row-15") }
  }

  @Test("8: a wait for a task that never ends") func endless() async {
    let gate = Gate()
    let store = HikeStore {
      await gate.pass()
      return threeHikes
    }
    let host = ViewHost(on: .iPhone15) { HikeListScreen(store: store) }
    await expectFailure("gave up", "HikeListScreen.swift:") { await host.settled() }
    gate.open()
  }

  @Test("9: a wait for something that never comes") func neverComes() async {
    let host = await listHost(store)
    await expectFailure("no view shows this text", "nothing will change", at: #line + 1) {
      await host.waitFor { host.find(text: "Andes").exists }
    }
  }

  @Test("10: several views of one text") func several() async {
    let host = await listHost(makeStore([threeHikes[0], Hike(id: 9, name: "Alps", kilometres: 2)]))
    await expectFailure("2 views match", #""Alps""#) { host.find(text: "Alps").tap() }
  }

  @Test("11: a text that is not quite there") func otherText() async {
    let host = await listHost(store)
    await expectFailure("no view shows this text", #"The nearest is "Alps""#, at: #line + 1) {
      _ = host.find(text: "Alp")
    }
  }

  @Test("12: a frame that is another one") func frame() async {
    let host = await detailHost(store)
    let found = host.find("name").frame
    await expectFailure("#name is", "height +3", at: #line + 1) {
      host.expectFrame(of: "name", found.insetBy(dx: 0, dy: 1.5))
    }
  }

  @Test("13: a call for another kind of control") func otherControl() async {
    let host = profileHost()
    await expectFailure("a toggle, which tap(_:) works") { host.setValue(1, of: "news") }
  }

  @Test("14: an identity that no row has") func noRow() async {
    let host = await listHost(store)
    await expectFailure("no view has this identity of type Int") { host.scroll(to: 77) }
  }

  @Test("15: a view that is covered by another one") func covered() async {
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      ZStack {
        Button("Under") {}.accessibilityIdentifier("under")
        Color.red.accessibilityIdentifier("cover")
      }
    }
    await expectFailure("#cover") { host.tap("under") }
  }
}

/// A form with a sheet over it from the start.
private struct ProfileWithSheet: View {
  @State private var isShown = true

  var body: some View {
    ProfileScreen().sheet(isPresented: $isShown) { Text("Terms") }
  }
}
