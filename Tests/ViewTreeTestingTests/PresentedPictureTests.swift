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
      Text("behind").accessibilityIdentifier("behind")
        .sheet(isPresented: $model.showsSheet) {
          Color.red.frame(width: 40, height: 20).accessibilityIdentifier("in the sheet")
        }
        .alert("Sure?", isPresented: $model.showsAlert) { Button("Delete") {} }
    }
  }

  private func make() -> (host: ViewHost, model: Model) {
    let model = Model()
    return (ViewHost(size: CGSize(width: 200, height: 100)) { Screen(model: model) }, model)
  }

  @Test("a picture shows a sheet on its ground, in front of the shade over what is behind")
  func sheet() {
    let (host, model) = make()
    #expect(!host.svg().contains("in the sheet"))
    model.showsSheet = true
    host.settle()
    let picture = host.svg()
    // In the middle: (200 - 40) / 2 and (100 - 20) / 2.
    #expect(host.frame(of: "in the sheet") == CGRect(x: 80, y: 40, width: 40, height: 20))
    #expect(picture.contains("frame #in the sheet 40 x 20 at (80, 40)"))
    // Later drawing is in front: the text, the shade, the ground, the sheet's colour.
    let drawn = [
      "behind<title>Text", "<title>Color 200 x 100 at (0, 0)",
      "<title>UnevenRoundedRectangle 200 x 100 at (0, 0)", "<title>Color 40 x 20 at (80, 40)",
    ].map { picture.range(of: $0)?.lowerBound }
    #expect(!drawn.contains(nil))
    #expect(drawn.compactMap(\.self) == drawn.compactMap(\.self).sorted())
    model.showsSheet = false
    host.settle()
    #expect(!host.svg().contains("in the sheet"))
  }

  @Test("content chooses the ground of its sheet, and a cover hides all that is behind")
  func grounds() {
    struct Chooser: View {
      let isCover: Bool
      var body: some View {
        if isCover {
          Color.clear.fullScreenCover(isPresented: .constant(true)) { Text("page") }
        } else {
          Color.clear.sheet(isPresented: .constant(true)) {
            Text("page").presentationBackground(.yellow).presentationCornerRadius(30)
          }
        }
      }
    }
    let size = CGSize(width: 200, height: 100)
    let sheet = ViewHost(size: size) { Chooser(isCover: false) }.svg()
    // System yellow is 255, 204, 0.
    #expect(sheet.contains("fill=\"rgb(255,204,0)\"><title>Rectangle 200 x 100 at (0, 0)"))
    let cover = ViewHost(size: size) { Chooser(isCover: true) }.svg()
    #expect(cover.contains("<title>Rectangle 200 x 100 at (0, 0)"))
    #expect(!cover.contains("fill-opacity"))
  }

  @Test("a picture shows the title and the buttons of an alert")
  func alert() {
    let (host, model) = make()
    model.showsAlert = true
    host.settle()
    #expect(host.svg().contains(">Sure?<"))
    #expect(host.svg().contains(">Delete<"))
  }

  @Test("a recording has the sheet in the moments in which it is presented, and in no other")
  func recorded() throws {
    let (host, model) = make()
    let recording = host.record(named: "sheet") {
      model.showsSheet = true
      host.settle()
      model.showsSheet = false
      host.settle()
    }
    let shown = (0..<recording.count).map { moment in
      recording[moment].nodes.contains { $0.identifiers.contains("in the sheet") }
    }
    #expect(shown.first == false)
    #expect(shown.contains(true))
    #expect(shown.last == false)
    #expect(try Recording(json: recording.json(), file: "sheet.json") == recording)
  }

  @Test("a view in a sheet is explained as one in the window")
  func explained() {
    let (host, model) = make()
    model.showsSheet = true
    host.settle()
    #expect(
      host.explain("in the sheet").heading.hasSuffix("#in the sheet is 40 x 20 at (80, 40)"))
  }

  @Test("the finders take no view of a sheet for two")
  func found() {
    let (host, model) = make()
    model.showsSheet = true
    host.settle()
    // The shade and the sheet's own.
    #expect(host.findAll(type: "Color").count == 2)
  }
}
