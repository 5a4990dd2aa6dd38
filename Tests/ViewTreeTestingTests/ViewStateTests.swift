import SwiftUI
import Testing
import ViewTreeTesting

/// A screen of controls, each in its usual and in another state.
private struct Controls: View {
  @Bindable var model: Model
  @State private var name = "Ada"
  @State private var code = "1815"

  var body: some View {
    VStack(spacing: 0) {
      Toggle("Sound", isOn: $model.isOn).accessibilityIdentifier("sound")
      Slider(value: $model.share) { Text("Volume") }.accessibilityIdentifier("volume")
      Picker("Size", selection: $model.choice) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("size")
      TextField("Name", text: $name).accessibilityIdentifier("name")
      SecureField("Code", text: $code).accessibilityIdentifier("code")
      HStack {
        Text("Alps")
        Image(systemName: "star").accessibilityLabel("Favourite")
        Text("hidden").accessibilityHidden(true)
      }
      .accessibilityIdentifier("row")
      Button("Off") {}.disabled(true).accessibilityIdentifier("off")
      Color.red.accessibilityLabel("Level").accessibilityValue("three")
        .accessibilityAddTraits([.isHeader, .isSelected]).accessibilityIdentifier("level")
    }
  }
}

@Suite("What a found view tells")
@MainActor
struct ViewStateTests {
  private let model = Model()

  private func host() -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 400)) { Controls(model: model) }
  }

  @Test("a label is the stated one, a control's own, or those inside without the hidden ones")
  func labels() {
    let host = host()
    #expect(host.find("sound").label == "Sound")
    #expect(host.find("volume").label == "Volume")
    #expect(host.find("size").label == "Size")
    #expect(host.find("name").label == "Name")
    #expect(host.find("row").label == "Alps, Favourite")
    #expect(host.find("level").label == "Level")
  }

  /// VoiceOver reads a label's title without its picture, a tab's title with its badge as value.
  @Test("pictures that only decorate have no name, nor have children that are ignored")
  func decoration() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      VStack {
        Button {
        } label: {
          Label("Delete", systemImage: "trash")
        }
        Label("Share", systemImage: "square").labelStyle(.iconOnly).accessibilityIdentifier("share")
        HStack {
          Image(decorative: "line")
          Text("Alps")
        }
        .accessibilityIdentifier("row")
        VStack {
          Text("A")
          Text("B")
        }
        .accessibilityElement(children: .ignore).accessibilityIdentifier("ignored")
        ProgressView(value: 0.25).accessibilityIdentifier("progress")
        DisclosureGroup("More") { Text("inside") }
      }
    }
    #expect(host.find(role: .button, label: "Delete").exists)
    #expect(host.find("share").label == "Share")
    #expect(host.find("row").label == "Alps")
    #expect(host.find("ignored").label == nil)
    #expect(host.find("progress").value == "25%")
    #expect(host.find(type: "DisclosureLabel").value == "collapsed")
  }

  @Test("a menu and a button in a list's row are buttons")
  func rows() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      List {
        Menu("More") { Button("Copy") {} }.accessibilityIdentifier("menu")
        Button("Add") {}.accessibilityIdentifier("button")
        Text("plain").accessibilityIdentifier("text")
      }
    }
    #expect(["menu", "button", "text"].map { host.find($0).role } == [.button, .button, .text])
  }

  @Test("a tab has its title for a name and its badge for a value, and a page's title comes first")
  func tabs() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      TabView {
        Text("Home").tabItem { Label("Home", systemImage: "house") }.badge(3)
        Text("other").tabItem { Label("Away", systemImage: "star") }
      }
    }
    #expect(host.find(role: .tab, label: "Home").value == "3")
    #expect(host.find(role: .tab, label: "Away").value == nil)
    #expect(host.find(label: "Home").role == .text)
    #expect(host.find(label: "Away").role == .tab)
  }

  @Test("a value is the stated one or the control's, and follows it")
  func values() {
    let host = host()
    #expect(host.find("sound").isOn == false)
    #expect(host.find("sound").value == "off")
    #expect(host.find("volume").value == "0.5")
    #expect(host.find("name").value == "Ada")
    #expect(host.find("code").value == "••••")
    #expect(host.find("level").value == "three")
    model.isOn = true
    host.settle()
    #expect(host.find("sound").isOn == true)
    #expect(host.find("row").isOn == nil)
  }

  @Test("a picker's value is the text of its choice, which is the selected option")
  func picker() {
    let host = host()
    // The model begins with the choice 0.
    #expect(host.find("size").value == "Small")
    host.choose(1, in: "size")
    #expect(host.find("size").value == "Large")
    #expect(host.find(text: "Large").isSelected)
    #expect(!host.find(text: "Small").isSelected)
  }

  @Test("roles and traits are those of the control, with what modifiers add")
  func roles() {
    let host = host()
    #expect(host.find("sound").role == .toggle)
    #expect(host.find("size").role == .picker)
    #expect(host.find("off").role == .button)
    #expect(host.find("off").traits.contains(.isButton))
    #expect(!host.find("off").isEnabled)
    #expect(host.find("sound").isEnabled)
    #expect(host.find("level").traits.contains(.isHeader))
    #expect(host.find("level").isSelected)
    #expect(host.find("row").role == nil)
  }

  @Test("a finder takes labels and roles, and looks inside a scope only")
  func scopes() {
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      VStack {
        HStack { Button("Open") {} }.accessibilityIdentifier("first")
        HStack { Button("Open") {} }.accessibilityIdentifier("second")
      }
    }
    let second = host.find("second")
    let open = host.find(label: "Open", in: second)
    #expect(open.role == .button)
    #expect(open.frame.minY >= second.frame.minY)
    #expect(host.findAll(label: "Open").count == 2)
    #expect(issues { _ = host.find(text: "Close", in: second) }.count == 1)
  }

  @Test(
    "a picker is found by its role in each style",
    arguments: [
      AnyPickerStyle(MenuPickerStyle()), AnyPickerStyle(SegmentedPickerStyle()),
      AnyPickerStyle(WheelPickerStyle()), AnyPickerStyle(InlinePickerStyle()),
    ])
  func pickerStyles(_ style: AnyPickerStyle) {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      VStack { style.picker }
    }
    #expect(host.find(role: .picker).exists)
  }

  @Test("an absence offers nothing that lies behind an alert")
  func behindAlert() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      Button("Trash") {}.accessibilityIdentifier("trash")
        .alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    let text = issues { _ = host.find(text: "Trush") }.first?.text ?? ""
    #expect(text.contains("Sure?"))
    #expect(!text.contains("Trash"))
  }

  @Test("the tree's text tells texts, values and states apart")
  func treeText() {
    let host = host()
    let text = host.text()
    #expect(text.contains("\"Alps\""))
    #expect(text.contains("off"))
    #expect(text.contains("value \"Ada\""))
    #expect(text.contains("disabled"))
    model.isOn = true
    host.settle()
    #expect(host.text() != text)
  }
}

/// A picker style of a test's table.
struct AnyPickerStyle: Sendable, CustomTestStringConvertible {
  let apply: @MainActor @Sendable (AnyView) -> AnyView
  let testDescription: String

  init<S: PickerStyle>(_ style: S) {
    apply = { AnyView($0.pickerStyle(style)) }
    testDescription = "\(S.self)"
  }

  @MainActor var picker: AnyView {
    apply(
      AnyView(
        Picker("Size", selection: .constant(0)) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }))
  }
}
