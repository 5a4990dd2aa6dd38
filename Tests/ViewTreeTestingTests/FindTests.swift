import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Finders")
@MainActor
struct FindTests {
  private let host = ViewHost(size: CGSize(width: 200, height: 200)) {
    VStack(spacing: 0) {
      Text("Title").called("title")
      Button("Save") {}
      Button("Stop") {}
      Toggle("Sound", isOn: .constant(true))
      Text("twice")
      Text("twice")
      Text("unseen").hidden()
    }
  }

  @Test("a view is found by identifier, text, type and role")
  func found() {
    // Four letters of 17 points.
    #expect(host.find(text: "Save").frame.width == 68)
    #expect(host.find("title").text == "Title")
    #expect(host.find("title").frame == host.frame(of: "title"))
    #expect(host.find(type: "Toggle").frame.width == 200)
    #expect(host.find(role: .button, text: "Stop").frame == host.find(text: "Stop").frame)
    #expect(host.findAll(role: .button).count == 2)
    #expect(host.findAll(text: "twice").count == 2)
    #expect(host.findAll(text: "unseen").isEmpty)
  }

  @Test("a button whose style shows another one is found once")
  func styledButton() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      Button("Save") {}.buttonStyle(.bordered)
    }
    #expect(host.findAll(role: .button).count == 1)
    // Four letters of 17 points, 12 at either side.
    #expect(host.find(role: .button, text: "Save").frame.width == 92)
  }

  @Test("none is an issue with what comes near, several are one with a list")
  func noneAndSeveral() {
    expectIssue("The nearest is \"Save\"") { #expect(!host.find(text: "Sava").exists) }
    expectIssue("2 views match") { #expect(host.find(text: "twice").exists) }
    expectIssue("Button (66, ") { _ = host.find(role: .button, text: "Go") }
    expectIssue("\"title\"") { _ = host.find("titel") }
    expectIssue("\"Button\"") { _ = host.find(type: "Buton") }
  }

  @Test("what was found can be tapped")
  func tap() {
    let model = Model()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      Button("More") { model.count += 1 }
    }
    host.find(text: "More").tap()
    host.find(role: .button).tap()
    #expect(model.count == 4)
  }

  @Test("a frame is expected with its differences told one by one")
  func expectFrame() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      Color.red.frame(width: 20, height: 10).called("box")
    }
    #expect(host.expectFrame(of: "box", CGRect(x: 40, y: 20, width: 20, height: 10)))
    let issue = expectIssue {
      host.expectFrame(of: "box", CGRect(x: 40, y: 22.5, width: 18, height: 10))
    }
    #expect(
      issue?.text == "#box is (40, 20, 20, 10), expected (40, 22.5, 18, 10): y -2.5, width +2.")
    expectIssue("\"box\"") { host.expectFrame(of: "bux", .zero) }
  }
}

@Suite("Devices")
@MainActor
struct DeviceTests {
  private struct Corner: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
      Color.red.frame(width: scheme == .dark ? 10 : 20, height: typeSize > .large ? 30 : 40)
        .called("mark")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("a device has its size, its safe areas and its user's choices in one call")
  func device() {
    let host = ViewHost(on: .iPhone15) { Corner() }
    #expect(host.size == CGSize(width: 393, height: 852))
    // Under the top of 59 points.
    host.expectFrames("mark 0 59 20 40")
    let other = ViewHost(
      on: .iPhone15, orientation: .landscape, colorScheme: .dark, layoutDirection: .rightToLeft,
      dynamicTypeSize: .accessibility1
    ) { Corner() }
    #expect(other.size == CGSize(width: 852, height: 393))
    // At the trailing side: 852 - 59 - 10.
    other.expectFrames("mark 783 0 10 30")
    ViewHost(on: .iPhoneSE, safeAreaInsets: EdgeInsets()) { Corner() }
      .expectFrames("mark 0 0 20 40")
  }

  @Test("every device has a name of its own and is upright", arguments: Device.all)
  func devices(_ device: Device) {
    #expect(device.size.width < device.size.height)
    #expect(Device.all.filter { $0.name == device.name }.count == 1)
  }
}
