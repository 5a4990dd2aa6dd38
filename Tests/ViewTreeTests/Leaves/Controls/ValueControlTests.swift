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
  var log: [String] = []
}

private struct ValueSliders: View {
  @ObservedObject var model: ValueModel

  var body: some View {
    VStack(spacing: 0) {
      Slider(value: $model.share) { model.log.append("\($0)") }.accessibilityIdentifier("slider")
      Slider(value: $model.share, in: 0...10, step: 2.5).accessibilityIdentifier("stepped")
      Slider(value: $model.share) {
        Text("Title")
      } minimumValueLabel: {
        Color.red.frame(width: 10, height: 10)
      } maximumValueLabel: {
        Color.red.frame(width: 20, height: 10)
      }
      .accessibilityIdentifier("labelled")
    }
  }
}

private struct ValuePickers: View {
  @ObservedObject var model: ValueModel
  private let fruits = ["apple", "pear", "fig"]

  var body: some View {
    VStack(spacing: 0) {
      Picker("Fruit", selection: $model.fruit) {
        ForEach(fruits, id: \.self) { Text($0) }
      }
      .accessibilityIdentifier("menu")
      Picker("Fruit", selection: $model.fruit) {
        Text("A").tag("apple")
        Text("P").tag("pear").accessibilityIdentifier("segment")
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("segmented")
      Picker("Number", selection: $model.optional) {
        Text("None").tag(Int?.none)
        ForEach(0..<3, id: \.self) { Text("\($0)").tag(Int?.some($0)) }
      }
      .pickerStyle(.wheel)
      .accessibilityIdentifier("wheel")
    }
  }
}

@MainActor
@Suite("Controls of values")
struct ValueControlTests {
  let size = CGSize(width: 200, height: 400)
  private let model = ValueModel()

  @Test("a slider takes the width it is proposed, and its ends take theirs off")
  func sliderSizes() {
    let host = ViewHost(size: size) { ValueSliders(model: model) }
    #expect(host.frame(of: "slider")?.size == CGSize(width: 200, height: 31))
    #expect(host.frame(of: "labelled")?.size == CGSize(width: 200, height: 31))
  }

  @Test("a finger on a slider sets the value to its share of the way")
  func sliderDrag() {
    let host = ViewHost(size: size) { ValueSliders(model: model) }
    let y = (host.frame(of: "slider")?.midY ?? 0)
    host.finger.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 150, y: y))
    host.settle()
    #expect(abs(model.share - 0.75) < 0.001)
    #expect(model.log == ["true", "false"])
  }

  @Test("a finger goes from the lower bound at the leading end to the upper one at the other")
  func sliderBounds() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = ViewHost(size: size) {
        Slider(value: Binding(get: { model.share }, set: { model.share = $0 }), in: 10...30)
          .environment(\.layoutDirection, direction)
      }
      for x in [20, 50, 100, 150, 180] as [CGFloat] {
        host.finger.down(at: CGPoint(x: x, y: 200))
        host.finger.up()
        host.settle()
        let along = Double(direction == .leftToRight ? x : 200 - x) / 200
        #expect(abs(model.share - (10 + 20 * along)) < 1e-9, "\(direction) at \(x)")
      }
    }
  }

  @Test("a slider with steps takes the nearest one, within its bounds")
  func sliderSteps() {
    let host = ViewHost(size: size) { ValueSliders(model: model) }
    host.setValue(6, of: "stepped")
    #expect(model.share == 5)
    host.setValue(99, of: "stepped")
    #expect(model.share == 10)
  }

  @Test("a stepper counts by taps on its halves and stops at its bounds")
  func stepper() {
    let host = ViewHost(size: size) {
      Stepper(
        "Count", value: Binding(get: { model.count }, set: { model.count = $0 }), in: 0...4
      )
      .accessibilityIdentifier("stepper")
    }
    #expect(host.frame(of: "stepper")?.size == CGSize(width: 200, height: 32))
    func tap(x: CGFloat) {
      host.finger.down(at: CGPoint(x: x, y: 200))
      host.finger.up()
      host.settle()
    }
    // The halves are 47 points wide: 106 to 153 and 153 to 200.
    tap(x: 180)
    tap(x: 180)
    #expect(model.count == 4)
    tap(x: 120)
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
      host.finger.down(at: CGPoint(x: isUp ? 180 : 120, y: 200))
      host.finger.up()
      host.settle()
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

  @Test("a picker knows its options by tags, or by the ids of a loop")
  func picker() {
    let host = ViewHost(size: size) { ValuePickers(model: model) }
    #expect(host.choose("pear", in: "menu"))
    #expect(model.fruit == "pear")
    // Four letters of 17 points, 12 at each side and 7 above and below.
    #expect(host.frame(of: "menu")?.size == CGSize(width: 92, height: 31))
    var isChosen = true
    withKnownIssue { isChosen = host.choose("plum", in: "menu") }
    #expect(!isChosen)
    #expect(host.choose(Int?.some(2), in: "wheel"))
    #expect(model.optional == 2)
    #expect(host.frame(of: "wheel")?.size == CGSize(width: 200, height: 216))
  }

  @Test("in a list's row a menu has its label at the leading edge, and the whole row opens it")
  func pickerInRow() {
    let host = ViewHost(size: CGSize(width: 400, height: 300)) {
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

  @Test("a segment is an equal part of the width, and a tap on it chooses")
  func segments() {
    let host = ViewHost(size: size) { ValuePickers(model: model) }
    #expect(host.frame(of: "segmented")?.size == CGSize(width: 200, height: 32))
    #expect(host.frame(of: "segment")?.midX == 150)
    host.tap("segment")
    #expect(model.fruit == "pear")
  }

  @Test("a date stays within its bounds")
  func date() {
    let limit = Date(timeIntervalSinceReferenceDate: 100)
    let host = ViewHost(size: size) {
      DatePicker(
        "Date", selection: Binding(get: { model.date }, set: { model.date = $0 }), in: ...limit,
        displayedComponents: .date
      )
      .accessibilityIdentifier("date")
    }
    host.setDate(Date(timeIntervalSinceReferenceDate: 500), of: "date")
    #expect(model.date == limit)
    #expect(host.frame(of: "date")?.height == 34)
  }

  @Test("a disclosure group makes its content when it is unfolded")
  func disclosure() {
    struct Disclosed: View {
      @ObservedObject var model: ValueModel
      var body: some View {
        VStack(spacing: 0) {
          DisclosureGroup("Title", isExpanded: $model.isOpen) {
            Color.red.frame(height: 50).accessibilityIdentifier("content")
          }
        }
        .accessibilityIdentifier("group")
      }
    }
    let host = ViewHost(size: size) { Disclosed(model: model) }
    #expect(host.frame(of: "content") == nil)
    let frame = host.frame(of: "group") ?? .zero
    host.finger.down(at: CGPoint(x: frame.midX, y: frame.midY))
    host.finger.up()
    host.settle()
    #expect(model.isOpen)
    #expect(host.frame(of: "content")?.height == 50)
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
    let host = ViewHost(size: size) {
      VStack(spacing: 0) {
        LabeledContent("Key", value: "Value").accessibilityIdentifier("row")
        LabeledContent("Key", value: "Value").labeledContentStyle(Stacked())
          .accessibilityIdentifier("stacked")
      }
    }
    #expect(host.frame(of: "row")?.size == CGSize(width: 200, height: 17))
    #expect(host.frame(of: "stacked")?.size == CGSize(width: 85, height: 34))
  }

  @Test("a link opens its address through the environment")
  func link() throws {
    let url = try #require(URL(string: "https://example.com"))
    let host = ViewHost(size: size) {
      Link("Open", destination: url).accessibilityIdentifier("link")
        .environment(
          \.openURL,
          OpenURLAction { url in
            model.log.append(url.absoluteString)
            return .handled
          })
    }
    host.tap("link")
    #expect(model.log == ["https://example.com"])
  }

  @Test("a table shows equal columns, and the first one alone where there is little room")
  func table() {
    struct Person: Identifiable {
      let id: Int
      let name: String
    }
    let people = [Person(id: 1, name: "a")]
    for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
      let host = ViewHost(size: size) {
        Table(people) {
          TableColumn("Name", value: \.name)
          TableColumn("Mark") { _ in Color.red.frame(height: 5).accessibilityIdentifier("mark") }
        }
        .environment(\.horizontalSizeClass, sizeClass)
      }
      #expect((host.frame(of: "mark") != nil) == (sizeClass == .regular))
    }
  }
}
