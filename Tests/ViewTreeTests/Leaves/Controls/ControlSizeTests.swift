import SwiftUI
import Testing
import ViewTreeTesting

/// The sizes are those of UIKit's controls on a phone: a slider is 31 points high, a segmented control
/// 32, a wheel 216, a switch 51 x 31; the labels here are 30 x 10.
@MainActor
@Suite("Sizes of controls")
struct ControlSizeTests {
  private var label: some View { Color.red.frame(width: 30, height: 10) }

  /// The widths at an ideal, an empty and a wide proposal, and the height, which is the same for all.
  private func sides(_ view: some View) -> [CGFloat] {
    let sizes = [nil, 0, 400].map { measure($0, 400) { view }.response }
    #expect(Set(sizes.map(\.height)).count == 1)
    return sizes.map(\.width) + [sizes[0].height]
  }

  @Test("a slider is as wide as its room, and 100 by itself")
  func slider() {
    #expect(sides(Slider(value: .constant(0.5))) == [100, 0, 400, 31])
  }

  @Test("fields of a date are beside each other, a wheel and a calendar take their room")
  func datePicker() {
    func picker(_ components: DatePickerComponents) -> some View {
      DatePicker(selection: .constant(.distantPast), displayedComponents: components) { label }
    }
    let both = picker([.date, .hourAndMinute])
    // 120 for the day, 80 for the time, 8 between them.
    #expect(sides(both.labelsHidden()) == [208, 208, 208, 34])
    #expect(sides(picker(.date).labelsHidden()) == [120, 120, 120, 34])
    #expect(sides(picker(.hourAndMinute).labelsHidden()) == [80, 80, 80, 34])
    #expect(measure(400, 400) { both }.response == CGSize(width: 400, height: 34))
    #expect(sides(both.datePickerStyle(.wheel)) == [320, 0, 400, 216])
    #expect(sides(both.datePickerStyle(.graphical)) == [320, 0, 400, 330])
  }

  @Test("a picker has the size of its look, and shows what is chosen")
  func picker() {
    let choices = Picker(selection: .constant(2)) {
      Color.red.frame(width: 5, height: 10).tag(1)
      label.tag(2)
    } label: {
      Color.red.frame(width: 70, height: 10)
    }
    // 12 at both sides and 7 above and below.
    #expect(sides(choices.pickerStyle(.menu)) == [54, 54, 54, 24])
    #expect(sides(choices.pickerStyle(.wheel)) == [320, 0, 400, 216])
    #expect(
      measure(400, 400) { choices.pickerStyle(.segmented) }.response
        == CGSize(width: 400, height: 32))
    #expect(
      measure(0, 0) { choices.pickerStyle(.segmented) }.response == CGSize(width: 0, height: 32))
  }

  @Test("a bar takes its room in width, whether its share is known or not; a spinner has its size")
  func progress() {
    #expect(sides(ProgressView(value: 0.5)) == [10, 0, 400, 4])
    #expect(sides(ProgressView().progressViewStyle(.linear)) == [10, 0, 400, 4])
    #expect(sides(ProgressView(value: 0.5).progressViewStyle(.circular)) == [20, 20, 20, 20])
    #expect(sides(ProgressView()) == [20, 20, 20, 20])
  }

  @Test("the head of a group that opens takes the width, with a sign of 13 points at its end")
  func disclosure() {
    let group = DisclosureGroup(isExpanded: .constant(false)) {
      label
    } label: {
      label
    }
    #expect(measure(400, 400) { group }.response == CGSize(width: 400, height: 13))
    // The label, the gap with the spacer's least length of 8, and the sign.
    let narrow = measure(0, 400) { group }.response
    #expect(narrow.height == 13 && narrow.width == 30 + 8 + 13)
  }

  @Test("a look that is unavailable takes the whole of its room, its text in the middle")
  func unavailable() {
    let view = ContentUnavailableView { label.accessibilityIdentifier("label") }
    #expect(measure(400, 300) { view }.response == CGSize(width: 400, height: 300))
    let host = ViewHost(size: CGSize(width: 400, height: 300)) { view }
    #expect(host.frame(of: "label")?.midX == 200)
    #expect(measure(0, 0) { view }.response == .zero)
  }

  @Test("a picture that is loading has 16 points by itself and takes its room")
  func asyncImage() {
    let widths = [nil, 0, 400].map { measure($0, 5) { AsyncImage(url: nil) }.response.width }
    #expect(widths == [16, 0, 400])
    #expect(measure(nil, nil) { AsyncImage(url: nil) }.response == CGSize(width: 16, height: 16))
    #expect(measure(0, 0) { AsyncImage(url: nil) }.response == .zero)
  }

  @Test("a box has 16 points of room about its label and content, which are 8 apart")
  func groupBox() {
    #expect(
      measure(400, nil) { GroupBox { label } }.response == CGSize(width: 400, height: 10 + 2 * 16))
    let labelled = GroupBox {
      label
    } label: {
      Color.red.frame(width: 5, height: 20)
    }
    #expect(
      measure(400, nil) { labelled }.response == CGSize(width: 400, height: 20 + 8 + 10 + 2 * 16))
    #expect(measure(nil, nil) { labelled }.response.width == 62)
  }

  @Test("a colour's well of 28 points is behind its label, or alone where labels are hidden")
  func colorPicker() {
    let picker = ColorPicker(selection: .constant(.red)) { label }
    #expect(measure(400, 400) { picker }.response == CGSize(width: 400, height: 28))
    #expect(sides(picker.labelsHidden()) == [28, 28, 28, 28])
  }
}
