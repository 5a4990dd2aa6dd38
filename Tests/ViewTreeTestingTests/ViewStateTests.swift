import SwiftUI
import Testing
import ViewTreeTesting

@Suite("What a found view tells")
@MainActor
struct ViewStateTests {
  private let model = Model()

  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 400), content: content)
  }

  private func controls() -> ViewHost { host { Controls(model: model) } }

  @Test("a label is the stated one, a control's own, or those inside without the hidden ones")
  func labels() {
    let host = controls()
    #expect(
      ["sound", "volume", "size", "name", "row", "level"].map { host.find($0).label }
        == ["Sound", "Volume", "Size", "Name", "Alps, Favourite", "Level"])
  }

  /// VoiceOver reads a label's title without its picture, a tab's title with its badge as value.
  @Test("pictures that only decorate have no name, nor have children that are ignored")
  func decoration() {
    let host = host {
      VStack {
        Button {
        } label: {
          Label("Delete", systemImage: "trash")
        }
        Label("Share", systemImage: "square").labelStyle(.iconOnly).called("share")
        HStack {
          Image(decorative: "line")
          Text("Alps")
        }
        .called("row")
        VStack {
          Text("A")
          Text("B")
        }
        .accessibilityElement(children: .ignore).called("ignored")
        ProgressView(value: 0.25).called("progress")
        DisclosureGroup("More") { Text("inside") }
      }
    }
    #expect(host.find(role: .button, label: "Delete").exists)
    #expect(["share", "row", "ignored"].map { host.find($0).label } == ["Share", "Alps", nil])
    #expect(host.find("progress").value == "25%")
    #expect(host.find(type: "DisclosureLabel").value == "collapsed")
  }

  @Test("a menu and a button in a list's row are buttons")
  func rows() {
    let host = host {
      List {
        Menu("More") { Button("Copy") {} }.called("menu")
        Button("Add") {}.called("button")
        Text("plain").called("text")
      }
    }
    #expect(["menu", "button", "text"].map { host.find($0).role } == [.button, .button, .text])
  }

  @Test("a tab has its title for a name and its badge for a value, and a page's title comes first")
  func tabs() {
    let host = host {
      TabView {
        Text("Home").tabItem { Label("Home", systemImage: "house") }.badge(3)
        Text("other").tabItem { Label("Away", systemImage: "star") }
      }
    }
    #expect(host.find(role: .tab, label: "Home").value == "3")
    #expect(host.find(role: .tab, label: "Away").value == nil)
    #expect(["Home", "Away"].map { host.find(label: $0).role } == [.text, .tab])
  }

  @Test("a value is the stated one or the control's, and follows it")
  func values() {
    let host = controls()
    #expect(
      ["sound", "volume", "name", "code", "level"].map { host.find($0).value }
        == ["off", "0.5", "Ada", "••••", "three"])
    #expect(["sound", "row"].map { host.find($0).isOn } == [false, nil])
    model.isOn = true
    host.settle()
    #expect(host.find("sound").isOn == true)
  }

  @Test("a picker's value is the text of its choice, which is the selected option")
  func picker() {
    let host = controls()
    // The model begins with the choice 0.
    #expect(host.find("size").value == "Small")
    host.choose(1, in: "size")
    #expect(host.find("size").value == "Large")
    #expect(["Small", "Large"].map { host.find(text: $0).isSelected } == [false, true])
  }

  @Test("roles and traits are those of the control, with what modifiers add")
  func roles() {
    let host = controls()
    #expect(
      ["sound", "size", "off", "row"].map { host.find($0).role } == [
        .toggle, .picker, .button, nil,
      ])
    #expect(host.find("off").traits.contains(.isButton))
    #expect(["off", "sound"].map { host.find($0).isEnabled } == [false, true])
    #expect(host.find("level").traits.contains(.isHeader))
    #expect(host.find("level").isSelected)
  }

  @Test("a finder takes labels and roles, and looks inside a scope only")
  func scopes() {
    let host = host {
      VStack {
        HStack { Button("Open") {} }.called("first")
        HStack { Button("Open") {} }.called("second")
      }
    }
    let second = host.find("second")
    let open = host.find(label: "Open", in: second)
    #expect(open.role == .button)
    #expect(open.frame.minY >= second.frame.minY)
    #expect(host.findAll(label: "Open").count == 2)
    expectIssue { _ = host.find(text: "Close", in: second) }
  }

  @Test("a picker is found by its role in each style")
  func pickerStyles() {
    func expectPicker(
      _ style: some PickerStyle, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let host = host {
        VStack {
          Picker("Size", selection: .constant(0)) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          }
          .pickerStyle(style)
        }
      }
      #expect(host.find(role: .picker).exists, sourceLocation: sourceLocation)
    }
    expectPicker(.menu)
    expectPicker(.segmented)
    expectPicker(.wheel)
    expectPicker(.inline)
  }

  @Test("an absence offers nothing that lies behind an alert")
  func behindAlert() {
    let host = host {
      Button("Trash") {}.called("trash")
        .alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    let issue = expectIssue("Sure?") { _ = host.find(text: "Trush") }
    #expect(issue?.text.contains("Trash") == false)
  }

  @Test("the tree's text tells texts, values and states apart")
  func treeText() {
    let host = controls()
    let text = host.text()
    for part in ["\"Alps\"", "off", "value \"Ada\"", "disabled"] {
      #expect(text.contains(part), "\(part)")
    }
    model.isOn = true
    host.settle()
    #expect(host.text() != text)
  }
}

/// A screen of controls, each in its usual and in another state.
private struct Controls: View {
  @Bindable var model: Model
  @State private var name = "Ada"
  @State private var code = "1815"

  var body: some View {
    VStack(spacing: 0) {
      Toggle("Sound", isOn: $model.isOn).called("sound")
      Slider(value: $model.share) { Text("Volume") }.called("volume")
      Picker("Size", selection: $model.choice) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(.segmented)
      .called("size")
      TextField("Name", text: $name).called("name")
      SecureField("Code", text: $code).called("code")
      HStack {
        Text("Alps")
        Image(systemName: "star").accessibilityLabel("Favourite")
        Text("hidden").accessibilityHidden(true)
      }
      .called("row")
      Button("Off") {}.disabled(true).called("off")
      Color.red.accessibilityLabel("Level").accessibilityValue("three")
        .accessibilityAddTraits([.isHeader, .isSelected]).called("level")
    }
  }
}
