import SwiftUI
import Testing
import ViewTreeTesting

private final class FieldModel: ObservableObject {
  @Published var text = ""
  @Published var number = 5
  @Published var optional: Double?
}

private struct FieldView: View {
  @ObservedObject var model: FieldModel

  var body: some View {
    VStack(spacing: 0) {
      TextField("Name", text: $model.text).called("field")
      TextField("Name", text: $model.text).fixedSize().called("own")
      TextField("Name", text: $model.text, prompt: Text("Prompt")).fixedSize().called("prompted")
      TextField("Name", text: $model.text).textFieldStyle(.roundedBorder).called("bordered")
      SecureField("Key", text: $model.text).fixedSize().called("secure")
    }
  }
}

private struct FieldNumberView: View {
  @ObservedObject var model: FieldModel

  var body: some View {
    VStack(spacing: 0) {
      TextField("Number", value: $model.number, format: .number).called("number")
      TextField("Optional", value: $model.optional, format: .number).called("optional")
    }
  }
}

private struct FieldFrameStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(10).called("framed")
  }
}

private struct FieldFocusView: View {
  enum Field: Hashable { case first, second }
  let log: Log
  @State private var text = ""
  @FocusState private var focus: Field?
  @FocusState private var isSearching: Bool

  var body: some View {
    let _ = log.note("\(focus.map { "\($0)" } ?? "none") \(isSearching)")
    VStack(spacing: 0) {
      TextField("First", text: $text).focused($focus, equals: .first)
      TextField("Second", text: $text).focused($focus, equals: .second)
        .onSubmit { log.note("inner") }.called("second")
      TextField("Search", text: $text).focused($isSearching).called("search")
    }
    .onSubmit { log.note("outer") }
  }
}

/// Fields in 200 x 200; a character is as wide and high as the font's size, 17 points.
@MainActor
@Suite("Text fields")
struct TextFieldTests {
  private let size = CGSize(200, 200)
  private let model = FieldModel()
  private let log = Log()

  private var text: Binding<String> {
    Binding(get: { model.text }, set: { model.text = $0 })
  }

  @Test("a field takes the width it is proposed, else that of its text, prompt or label")
  func widths() {
    // Four lines of 17 and one with 6 above and below it: 97 of 200, from 51.5 on.
    let host = expectFrames(
      """
      field 0 51.5 200 17, own 66 68.5 68 17, prompted 49 85.5 102 17, bordered 0 102.5 200 29, \
      secure 74.5 131.5 51 17
      """, in: size
    ) { FieldView(model: model) }
    #expect(host.enterText("Hello", in: "field"))
    #expect(model.text == "Hello")
    host.expectFrames("own 57.5 68.5 85 17, prompted 57.5 85.5 85 17, secure 57.5 131.5 85 17")
  }

  @Test("a vertical field is as high as its lines, a horizontal one keeps one")
  func axis() {
    let text = Binding.constant("aaaa bbbb cccc")
    // 3 x 17 and 17 are 68 of 200.
    expectFrames("vertical 0 66 80 51, horizontal 0 117 80 17", in: CGSize(80, 200)) {
      VStack(spacing: 0) {
        TextField("", text: text, axis: .vertical).called("vertical")
        TextField("", text: text).called("horizontal")
      }
    }
  }

  @Test("text that a format cannot read leaves a value alone and makes an optional one missing")
  func formats() {
    let host = ViewHost(size: size) { FieldNumberView(model: model) }
    #expect(host.enterText("42", in: "number"))
    #expect(model.number == 42)
    host.enterText("x", in: "number")
    #expect(model.number == 42)
    host.enterText("1.5", in: "optional")
    #expect(model.optional == 1.5)
    host.enterText("x", in: "optional")
    #expect(model.optional == nil)
  }

  @Test("a style of one's own is around the field, which can still be typed into")
  func style() {
    // 17 + 2 x 10.
    let host = expectFrames("framed 0 81.5 200 37", in: size) {
      TextField("Name", text: text).textFieldStyle(FieldFrameStyle())
    }
    #expect(host.enterText("typed", in: "framed"))
    #expect(model.text == "typed")
  }

  @Test("a tap gives the focus, the return key runs its actions from outside in and takes it away")
  func focus() {
    let host = ViewHost(size: size) { FieldFocusView(log: log) }
    host.tap("second")
    host.submit("second")
    host.tap("search")
    #expect(
      log.entries == ["none false", "second false", "outer", "inner", "none false", "none true"])
  }

  @Test("a field tells when editing begins and ends, and when its text is handed in")
  func editing() {
    let host = ViewHost(size: size) {
      TextField(
        "Name", text: .constant(""), onEditingChanged: { log.note("editing \($0)") },
        onCommit: { log.note("commit") }
      ).called("field")
    }
    host.tap("field")
    #expect(log.entries == ["editing true"])
    host.submit("field")
    #expect(log.entries == ["editing true", "editing false", "commit"])
  }

  @Test("a disabled field cannot be used")
  func disabled() {
    let host = ViewHost(size: size) { TextField("Name", text: text).disabled(true).called("field") }
    var isEntered = true
    withKnownIssue { isEntered = host.enterText("x", in: "field") }
    #expect(!isEntered)
    #expect(model.text == "")
  }

  @Test("an editor takes the whole proposal")
  func editor() {
    expectFrames("editor 0 0 200 200", in: size) {
      TextEditor(text: .constant("abc")).called("editor")
    }
  }
}
