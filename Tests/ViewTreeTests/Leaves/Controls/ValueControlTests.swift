import SwiftUI
import Testing
import ViewTreeTesting

private final class ValueModel: ObservableObject {
  @Published var share = 0.5
  @Published var count = 3
  @Published var fruit = "apple"
  @Published var optional: Int?
  @Published var date = Date(timeIntervalSinceReferenceDate: 0)
  @Published var isOpen = false

  func binding<Value>(_ path: ReferenceWritableKeyPath<ValueModel, Value>) -> Binding<Value> {
    Binding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
  }
}

private struct ValueSliders: View {
  @ObservedObject var model: ValueModel
  let log: Log

  var body: some View {
    VStack(spacing: 0) {
      Slider(value: $model.share) { log.note("\($0)") }.called("slider")
      Slider(value: $model.share, in: 0...10, step: 2.5).called("stepped")
      Slider(value: $model.share) {
        Text("Title")
      } minimumValueLabel: {
        Color.red.frame(width: 10, height: 10)
      } maximumValueLabel: {
        Color.red.frame(width: 20, height: 10)
      }
      .called("labelled")
    }
  }
}

private struct ValuePickers: View {
  @ObservedObject var model: ValueModel
  private let fruits = ["apple", "pear", "fig"]

  var body: some View {
    VStack(spacing: 0) {
      Picker("Fruit", selection: $model.fruit) { ForEach(fruits, id: \.self) { Text($0) } }
        .called("menu")
      Picker("Fruit", selection: $model.fruit) {
        Text("A").tag("apple")
        Text("P").tag("pear").called("segment")
      }
      .pickerStyle(.segmented).called("segmented")
      Picker("Number", selection: $model.optional) {
        Text("None").tag(Int?.none)
        ForEach(0..<3, id: \.self) { Text("\($0)").tag(Int?.some($0)) }
      }
      .pickerStyle(.wheel).called("wheel")
    }
  }
}

/// Controls in 200 x 400, whose middle is at a height of 200.
@MainActor
@Suite("Controls of values")
struct ValueControlTests {
  private let size = CGSize(200, 400)
  private let model = ValueModel()
  private let log = Log()

  private func tap(_ host: ViewHost, _ x: CGFloat, _ y: CGFloat = 200) {
    host.finger.down(at: CGPoint(x, y))
    host.finger.up()
    host.settle()
  }

  @Test("a slider takes the width it is proposed; a finger on it sets the share of its way")
  func slider() {
    // Three sliders, 31 high each, are 93 of 400: from 153.5 on.
    let host = expectFrames("slider 0 153.5 200 31, labelled 0 215.5 200 31", in: size) {
      ValueSliders(model: model, log: log)
    }
    host.finger.drag(from: CGPoint(100, 169), to: CGPoint(150, 169))
    host.settle()
    #expect(abs(model.share - 0.75) < 0.001)
    #expect(log.entries == ["true", "false"])
  }

  @Test("a finger goes from the lower bound at the leading end to the upper one at the other")
  func sliderBounds() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = ViewHost(size: size) {
        Slider(value: model.binding(\.share), in: 10...30)
          .environment(\.layoutDirection, direction)
      }
      for x in [20, 50, 100, 150, 180] as [CGFloat] {
        tap(host, x)
        let along = Double(direction == .leftToRight ? x : 200 - x) / 200
        #expect(abs(model.share - (10 + 20 * along)) < 1e-9, "\(direction) at \(x)")
      }
    }
  }

  @Test("a slider with steps takes the nearest one, within its bounds")
  func sliderSteps() {
    let host = ViewHost(size: size) { ValueSliders(model: model, log: log) }
    host.setValue(6, of: "stepped")
    #expect(model.share == 5)
    host.setValue(99, of: "stepped")
    #expect(model.share == 10)
  }

  @Test("a stepper counts by taps on its halves and stops at its bounds")
  func stepper() {
    let host = expectFrames("stepper 0 184 200 32", in: size) {
      Stepper("Count", value: model.binding(\.count), in: 0...4).called("stepper")
    }
    // The halves are 47 points wide: 106 to 153 and 153 to 200.
    tap(host, 180)
    tap(host, 180)
    #expect(model.count == 4)
    tap(host, 120)
    #expect(model.count == 3)
  }

  @Test("a stepper stops where its number's type ends, and at its bounds from outside")
  func stepperAtTypeEnds() {
    func count<V: Strideable>(
      from start: V, in bounds: ClosedRange<V>?, step: V.Stride, isUp: Bool
    ) -> V {
      var value = start
      let binding = Binding(get: { value }, set: { value = $0 })
      let host = ViewHost(size: size) {
        if let bounds {
          Stepper("n", value: binding, in: bounds, step: step)
        } else {
          Stepper("n", value: binding, step: step)
        }
      }
      // The halves, as above.
      tap(host, isUp ? 180 : 120)
      return value
    }
    #expect(count(from: UInt8(0), in: 0...5, step: 1, isUp: false) == 0)
    #expect(count(from: UInt8(254), in: 0...255, step: 5, isUp: true) == 255)
    #expect(count(from: UInt(0), in: nil, step: 1, isUp: false) == 0)
    #expect(count(from: Int.max, in: 0...Int.max, step: 1, isUp: true) == .max)
    #expect(count(from: 10, in: 0...5, step: 1, isUp: true) == 5)
    #expect(count(from: 3, in: 0...5, step: -2, isUp: true) == 1)
    #expect(count(from: 1, in: 0...5, step: -2, isUp: true) == 0)
    #expect(count(from: 4.5, in: 0...5, step: 1, isUp: true) == 5)
  }

  @Test("a picker knows its options by tags, or by the ids of a loop; a tap chooses a segment")
  func picker() {
    let host = ViewHost(size: size) { ValuePickers(model: model) }
    #expect(host.choose("pear", in: "menu"))
    #expect(model.fruit == "pear")
    // Four letters of 17 points, 12 at each side and 7 above and below. 31 + 32 + 216 are 279 of
    // 400: from 60.5 on. A segment's letter of 13 points is in the middle of its half, at 150.
    host.expectFrames(
      "menu 54 60.5 92 31, segmented 0 91.5 200 32, segment 143.5 101 13 13, wheel 0 123.5 200 216")
    var isChosen = true
    withKnownIssue { isChosen = host.choose("plum", in: "menu") }
    #expect(!isChosen)
    #expect(host.choose(Int?.some(2), in: "wheel"))
    #expect(model.optional == 2)
    model.fruit = "apple"
    host.tap("segment")
    #expect(model.fruit == "pear")
  }

  @Test("in a list's row a menu has its label at the leading edge, and the whole row opens it")
  func pickerInRow() {
    let host = ViewHost(size: CGSize(400, 300)) {
      List {
        Picker("Fruit", selection: .constant("fig")) { Text("fig").tag("fig") }
        Picker("Hidden", selection: .constant("pea")) { Text("pea").tag("pea") }.labelsHidden()
      }
    }
    // The row has 16 at its edges, the field 12: 400 - 16 - 12 is 372, and 16 + 12 is 28.
    #expect(host.find(text: "Fruit").frame.minX == 16)
    #expect(host.find(text: "fig").frame.maxX == 372)
    #expect(host.findAll(text: "Hidden").isEmpty)
    #expect(host.find(text: "pea").frame.minX == 28)
    host.find(text: "Fruit").tap()
    #expect(host.findAll(text: "fig").count == 2)
  }

  @Test("a date stays within its bounds")
  func date() {
    let limit = Date(timeIntervalSinceReferenceDate: 100)
    let host = ViewHost(size: size) {
      DatePicker(
        "Date", selection: model.binding(\.date), in: ...limit, displayedComponents: .date
      ).called("date")
    }
    host.setDate(Date(timeIntervalSinceReferenceDate: 500), of: "date")
    #expect(model.date == limit)
    host.expectFrames("date 0 183 200 34")
  }

  @Test("a disclosure group makes its content when it is unfolded")
  func disclosure() {
    struct Disclosed: View {
      @ObservedObject var model: ValueModel
      var body: some View {
        DisclosureGroup("Title", isExpanded: $model.isOpen) {
          Color.red.frame(height: 50).called("content")
        }
      }
    }
    let host = expectFrames("content missing", in: size) { Disclosed(model: model) }
    tap(host, 100)
    #expect(model.isOpen)
    #expect(host.frame(of: "content")?.size == CGSize(200, 50))
  }

  @Test("a labelled value is at the two edges, unless a style says otherwise")
  func labeled() {
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
          configuration.label
          configuration.content
        }
      }
    }
    // 17 and twice 17 are 51 of 400; "Value" has 5 letters of 17.
    expectFrames("row 0 174.5 200 17, stacked 57.5 191.5 85 34", in: size) {
      VStack(spacing: 0) {
        LabeledContent("Key", value: "Value").called("row")
        LabeledContent("Key", value: "Value").labeledContentStyle(Stacked()).called("stacked")
      }
    }
  }

  @Test("a link opens its address through the environment")
  func link() throws {
    let url = try #require(URL(string: "https://example.com"))
    let host = ViewHost(size: size) {
      Link("Open", destination: url).called("link")
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.note(url.absoluteString)
            return .handled
          })
    }
    host.tap("link")
    #expect(log.entries == ["https://example.com"])
  }

  @Test(
    "a table shows equal columns, and the first one alone where there is little room",
    arguments: [UserInterfaceSizeClass.regular, .compact])
  func table(sizeClass: UserInterfaceSizeClass) {
    struct Person: Identifiable {
      let id: Int
      let name: String
    }
    let host = ViewHost(size: size) {
      Table([Person(id: 1, name: "a")]) {
        TableColumn("Name", value: \.name)
        TableColumn("Mark") { _ in Color.red.frame(height: 5).called("mark") }
      }
      .environment(\.horizontalSizeClass, sizeClass)
    }
    #expect((host.frame(of: "mark") != nil) == (sizeClass == .regular))
  }
}
