import SwiftUI
import Testing
import ViewTreeTesting

private final class FieldModel: ObservableObject {
  @Published var text = ""
  @Published var number = 5
  @Published var optional: Double?
  var log: [String] = []
}

private struct FieldView: View {
  @ObservedObject var model: FieldModel

  var body: some View {
    VStack(spacing: 0) {
      TextField("Name", text: $model.text).accessibilityIdentifier("field")
      TextField("Name", text: $model.text).fixedSize().accessibilityIdentifier("own")
      TextField("Name", text: $model.text, prompt: Text("Prompt")).fixedSize()
        .accessibilityIdentifier("prompted")
      TextField("Name", text: $model.text).textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("bordered")
      SecureField("Key", text: $model.text).fixedSize().accessibilityIdentifier("secure")
    }
  }
}

private struct FieldNumberView: View {
  @ObservedObject var model: FieldModel

  var body: some View {
    VStack(spacing: 0) {
      TextField("Number", value: $model.number, format: .number)
        .accessibilityIdentifier("number")
      TextField("Optional", value: $model.optional, format: .number)
        .accessibilityIdentifier("optional")
    }
  }
}

private struct FieldFrameStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(10).accessibilityIdentifier("framed")
  }
}

private struct FieldFocusView: View {
  enum Field: Hashable { case first, second }
  let model: FieldModel
  @State private var text = ""
  @FocusState private var focus: Field?
  @FocusState private var isSearching: Bool

  var body: some View {
    let _ = model.log.append("\(focus.map { "\($0)" } ?? "none") \(isSearching)")
    VStack(spacing: 0) {
      TextField("First", text: $text).focused($focus, equals: .first)
        .accessibilityIdentifier("first")
      TextField("Second", text: $text).focused($focus, equals: .second)
        .onSubmit { model.log.append("inner") }
        .accessibilityIdentifier("second")
      TextField("Search", text: $text).focused($isSearching).accessibilityIdentifier("search")
    }
    .onSubmit { model.log.append("outer") }
  }
}

@MainActor
@Suite("Text fields")
struct TextFieldTests {
  let size = CGSize(width: 200, height: 200)
  private let model = FieldModel()

  // The measurer's cells are as wide and high as the font's size, 17 points.

  @Test("a field takes the width it is proposed, else that of its text, prompt or label")
  func widths() {
    let host = ViewHost(size: size) { FieldView(model: model) }
    #expect(host.frame(of: "field")?.size == CGSize(width: 200, height: 17))
    #expect(host.frame(of: "own")?.width == 68)
    #expect(host.frame(of: "prompted")?.width == 102)
    // 17 and 6 above and below.
    #expect(host.frame(of: "bordered")?.size == CGSize(width: 200, height: 29))
    #expect(host.enterText("Hello", in: "field"))
    #expect(model.text == "Hello")
    #expect(host.frame(of: "own")?.width == 85)
    #expect(host.frame(of: "prompted")?.width == 85)
    #expect(host.frame(of: "secure")?.width == 85)
  }

  @Test("a vertical field is as high as its lines, a horizontal one keeps one")
  func axis() {
    let text = Binding.constant("aaaa bbbb cccc")
    let host = ViewHost(size: CGSize(width: 80, height: 200)) {
      VStack(spacing: 0) {
        TextField("", text: text, axis: .vertical).accessibilityIdentifier("vertical")
        TextField("", text: text).accessibilityIdentifier("horizontal")
      }
    }
    #expect(host.frame(of: "vertical")?.height == 51)
    #expect(host.frame(of: "horizontal")?.height == 17)
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
    let host = ViewHost(size: size) {
      TextField("Name", text: Binding(get: { model.text }, set: { model.text = $0 }))
        .textFieldStyle(FieldFrameStyle())
    }
    #expect(host.frame(of: "framed")?.size == CGSize(width: 200, height: 37))
    #expect(host.enterText("typed", in: "framed"))
    #expect(model.text == "typed")
  }

  @Test("a tap gives the focus, the return key runs its actions from outside in and takes it away")
  func focus() {
    let host = ViewHost(size: size) { FieldFocusView(model: model) }
    host.tap("second")
    host.submit("second")
    host.tap("search")
    #expect(
      model.log == [
        "none false", "second false", "outer", "inner", "none false", "none true",
      ])
  }

  @Test("a field tells when editing begins and ends, and when its text is handed in")
  func editing() {
    let host = ViewHost(size: size) {
      TextField(
        "Name", text: .constant(""), onEditingChanged: { model.log.append("editing \($0)") },
        onCommit: { model.log.append("commit") }
      )
      .accessibilityIdentifier("field")
    }
    host.tap("field")
    #expect(model.log == ["editing true"])
    host.submit("field")
    #expect(model.log == ["editing true", "editing false", "commit"])
  }

  @Test("a disabled field cannot be used")
  func disabled() {
    let host = ViewHost(size: size) {
      TextField("Name", text: Binding(get: { model.text }, set: { model.text = $0 }))
        .disabled(true).accessibilityIdentifier("field")
    }
    var isEntered = true
    withKnownIssue { isEntered = host.enterText("x", in: "field") }
    #expect(!isEntered)
    #expect(model.text == "")
  }

  @Test("an editor takes the whole proposal")
  func editor() {
    let host = ViewHost(size: size) {
      TextEditor(text: .constant("abc")).accessibilityIdentifier("editor")
    }
    #expect(host.frame(of: "editor") == CGRect(x: 0, y: 0, width: 200, height: 200))
  }
}
