import SwiftUI
import Testing
import ViewTreeInspection
import ViewTreeTesting

/// A sheet, an alert and a menu in pictures, recordings and explanations of the window behind them.
@Suite("Pictures of what is presented")
@MainActor
struct PresentedPictureTests {
  private final class Model: ObservableObject {
    @Published var showsSheet = false
    @Published var showsAlert = false
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("behind").called("behind")
        .sheet(isPresented: $model.showsSheet) {
          Color.red.frame(width: 40, height: 20).called("in the sheet")
        }
        .alert("Sure?", isPresented: $model.showsAlert) { Button("Delete") {} }
    }
  }

  private let model: Model
  private let host: ViewHost
  private let size = CGSize(width: 200, height: 100)

  init() {
    let model = Model()
    self.model = model
    host = ViewHost(size: size) { Screen(model: model) }
  }

  private func showSheet(_ isShown: Bool = true) {
    model.showsSheet = isShown
    host.settle()
  }

  @Test("a picture shows a sheet on its ground, in front of the shade over what is behind")
  func sheet() {
    #expect(!host.svg().contains("in the sheet"))
    showSheet()
    let picture = host.svg()
    // In the middle: (200 - 40) / 2 and (100 - 20) / 2.
    host.expectFrames("in the sheet 80 40 40 20")
    #expect(picture.contains("frame #in the sheet 40 x 20 at (80, 40)"))
    // Later drawing is in front: the text, the shade, the ground, the sheet's colour.
    let drawn = [
      "behind<title>Text", "<title>Color 200 x 100 at (0, 0)",
      "<title>Rectangle 200 x 100 at (0, 0)", "<title>Color 40 x 20 at (80, 40)",
    ].map { picture.range(of: $0)?.lowerBound }
    #expect(!drawn.contains(nil))
    #expect(drawn.compactMap(\.self) == drawn.compactMap(\.self).sorted())
    showSheet(false)
    #expect(!host.svg().contains("in the sheet"))
  }

  @Test("content chooses the ground of its sheet, and a cover hides all that is behind")
  func grounds() {
    let sheet = ViewHost(size: size) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Text("page").presentationBackground(.yellow).presentationCornerRadius(30)
      }
    }.svg()
    // System yellow is 255, 204, 0.
    #expect(sheet.contains("fill=\"rgb(255,204,0)\"><title>Rectangle 200 x 100 at (0, 0)"))
    let cover = ViewHost(size: size) {
      Color.clear.fullScreenCover(isPresented: .constant(true)) { Text("page") }
    }.svg()
    #expect(cover.contains("<title>Rectangle 200 x 100 at (0, 0)"))
    #expect(!cover.contains("fill-opacity"))
  }

  /// Source: UIKit's colours of raised surfaces in the dark are those of the level above: 28, 28, 30
  /// behind a grouped list, 44, 44, 46 for its rows.
  @Test("in the dark a form in a sheet is lighter than one on the page")
  func raised() {
    let form = Form { Text("row") }
    let sheet = ViewHost(size: size) {
      Color.white.sheet(isPresented: .constant(true)) { form }.preferredColorScheme(.dark)
    }.svg()
    #expect(sheet.contains("rgb(44,44,46)"))
    #expect(sheet.contains("fill=\"rgb(28,28,30)\"><title>ScrollView"))
    let page = ViewHost(size: size) { form.preferredColorScheme(.dark) }.svg()
    #expect(!page.contains("rgb(44,44,46)"))
    #expect(page.contains("fill=\"rgb(0,0,0)\"><title>ScrollView"))
  }

  @Test("a menu's actions are written like text, a destructive one in red")
  func menuInk() {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) {
      Menu("Open") {
        Button("Copy") {}
        Button("Delete", role: .destructive) {}
      }
    }
    host.find(text: "Open").tap()
    #expect(ink(of: "Copy", host) == "rgb(0,0,0)")
    // iOS's red.
    #expect(ink(of: "Delete", host) == "rgb(255,59,48)")
  }

  /// The tint is iOS's blue, and white on it; a disabled label has UIKit's colour of placeholders.
  @Test("a disabled button is grey in every style and in a bar")
  func disabledInk() {
    expectInks("rgb(0,122,255)") { $0 }
    expectInks("rgb(0,122,255)") { $0.buttonStyle(.bordered) }
    expectInks("rgb(255,255,255)") { $0.buttonStyle(.borderedProminent) }
    expectInks("rgb(0,122,255)") { button in
      NavigationStack { Text("page").toolbar { button } }
    }
  }

  private func expectInks<Content: View>(
    _ enabled: String, sourceLocation: SourceLocation = #_sourceLocation,
    around content: (AnyView) -> Content
  ) {
    let inks = [false, true].map { isDisabled in
      let button = AnyView(Button("Send") {}.disabled(isDisabled))
      return ink(
        of: "Send", ViewHost(size: CGSize(width: 300, height: 300)) { content(button) })
    }
    #expect(inks == [enabled, "rgb(60,60,67)"], sourceLocation: sourceLocation)
  }

  @Test("a row that opens a page has no chevron while its list is edited")
  func editedChevron() {
    struct Screen: View {
      @State var mode = EditMode.inactive
      var body: some View {
        List {
          ForEach([1], id: \.self) { _ in NavigationLink("row") { Text("page") } }
            .onMove { _, _ in }
        }
        .environment(\.editMode, $mode)
        .overlay { Button("Edit") { mode = .active } }
      }
    }
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { Screen() }
    // The chevron is a stroked line of two points, like no other part of this screen.
    #expect(host.svg().contains("stroke-width=\"2\""))
    host.find(text: "Edit").tap()
    #expect(!host.svg().contains("stroke-width=\"2\""))
  }

  /// The colour in which a picture writes a text.
  private func ink(of text: String, _ host: ViewHost) -> String? {
    host.svg().split(separator: "<text ").first { $0.contains(">\(text)<") }
      .flatMap { $0.firstMatch(of: /fill="([^"]*)"/) }.map { String($0.1) }
  }

  @Test("a picture shows the title and the buttons of an alert")
  func alert() {
    model.showsAlert = true
    host.settle()
    #expect(host.svg().contains(">Sure?<"))
    #expect(host.svg().contains(">Delete<"))
  }

  @Test("a recording has the sheet in the moments in which it is presented, and in no other")
  func recorded() throws {
    let recording = host.record(named: "sheet") {
      showSheet()
      showSheet(false)
    }
    let shown = (0..<recording.count).map { moment in
      recording[moment].nodes.contains { $0.identifiers.contains("in the sheet") }
    }
    #expect(shown.first == false && shown.contains(true) && shown.last == false)
    #expect(try Recording(json: recording.json(), file: "sheet.json") == recording)
  }

  @Test("a view in a sheet is explained as one in the window")
  func explained() {
    showSheet()
    #expect(
      host.explain("in the sheet").heading.hasSuffix("#in the sheet is 40 x 20 at (80, 40)"))
  }

  @Test("the finders take no view of a sheet for two")
  func found() {
    showSheet()
    // The shade and the sheet's own.
    #expect(host.findAll(type: "Color").count == 2)
  }
}
