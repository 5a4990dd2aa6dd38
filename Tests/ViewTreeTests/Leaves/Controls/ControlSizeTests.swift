import SwiftUI
import Testing
import ViewTreeTesting

/// The sizes are those of UIKit's controls on a phone: a slider is 31 points high, a segmented control
/// 32, a wheel 216, a switch 51 x 31; the labels here are 30 x 10.
@MainActor
@Suite("Sizes of controls")
struct ControlSizeTests {
  private var label: some View { Color.red.frame(width: 30, height: 10) }

  /// Expects the widths at an ideal, an empty and a wide proposal, and the height, which is the same
  /// for all.
  private func expect(
    ideal: CGFloat, none: CGFloat, wide: CGFloat, height: CGFloat, _ view: some View,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let sizes = [nil, 0, 400].map { measure($0, 400) { view }.response }
    #expect(
      sizes == [ideal, none, wide].map { CGSize($0, height) }, sourceLocation: sourceLocation)
  }

  private func expect(
    fixed width: CGFloat, _ height: CGFloat, _ view: some View,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      ideal: width, none: width, wide: width, height: height, view, sourceLocation: sourceLocation)
  }

  /// Expects the answer to one proposal.
  private func expect(
    _ width: CGFloat, _ height: CGFloat, asked: (CGFloat?, CGFloat?), _ view: some View,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let response = measure(asked.0, asked.1) { view }.response
    #expect(response == CGSize(width, height), sourceLocation: sourceLocation)
  }

  @Test("a slider is as wide as its room, and 100 by itself")
  func slider() {
    expect(ideal: 100, none: 0, wide: 400, height: 31, Slider(value: .constant(0.5)))
  }

  @Test("fields of a date are beside each other, a wheel and a calendar take their room")
  func datePicker() {
    func picker(_ components: DatePickerComponents) -> some View {
      DatePicker(selection: .constant(.distantPast), displayedComponents: components) { label }
    }
    let both = picker([.date, .hourAndMinute])
    // 120 for the day, 96 for the time, 8 between them.
    expect(fixed: 224, 34, both.labelsHidden())
    expect(fixed: 120, 34, picker(.date).labelsHidden())
    expect(fixed: 96, 34, picker(.hourAndMinute).labelsHidden())
    expect(400, 34, asked: (400, 400), both)
    expect(ideal: 320, none: 0, wide: 400, height: 216, both.datePickerStyle(.wheel))
    expect(ideal: 320, none: 0, wide: 400, height: 330, both.datePickerStyle(.graphical))
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
    expect(fixed: 54, 24, choices.pickerStyle(.menu))
    expect(ideal: 320, none: 0, wide: 400, height: 216, choices.pickerStyle(.wheel))
    expect(400, 32, asked: (400, 400), choices.pickerStyle(.segmented))
    expect(0, 32, asked: (0, 0), choices.pickerStyle(.segmented))
  }

  @Test("a bar takes its room in width, whether its share is known or not; a spinner has its size")
  func progress() {
    let bar = ProgressView(value: 0.5)
    expect(ideal: 10, none: 0, wide: 400, height: 4, bar)
    expect(ideal: 10, none: 0, wide: 400, height: 4, ProgressView().progressViewStyle(.linear))
    expect(fixed: 20, 20, bar.progressViewStyle(.circular))
    expect(fixed: 20, 20, ProgressView())
  }

  /// As seen: Apple publishes no figure.
  @Test("a label is at the leading edge of a bar, and centred on a spinner of 20")
  func progressLabel() {
    let label = Color.red.frame(width: 10, height: 10).called("label")
    // 10 + 8 + 4, and 10 + 8 + 20, in the middle of 100.
    expectFrames("label 0 39 10 10") { ProgressView(value: 0.5) { label } }
    expectFrames("label 0 39 10 10") {
      ProgressView(value: 0.5) { label }.progressViewStyle(.linear)
    }
    expectFrames("label 45 31 10 10") { ProgressView { label } }
    expectFrames("label 45 31 10 10") {
      ProgressView(value: 0.5) { label }.progressViewStyle(.circular)
    }
  }

  @Test("the head of a group that opens takes the width, with a sign of 13 points at its end")
  func disclosure() {
    let group = DisclosureGroup(isExpanded: .constant(false), content: { label }, label: { label })
    expect(400, 13, asked: (400, 400), group)
    // The label, the gap with the spacer's least length of 8, and the sign.
    expect(30 + 8 + 13, 13, asked: (0, 400), group)
  }

  @Test("a look that is unavailable takes the whole of its room, its text in the middle")
  func unavailable() {
    let view = ContentUnavailableView { label.called("label") }
    expect(400, 300, asked: (400, 300), view)
    expectFrames("label 185 145 30 10", in: CGSize(400, 300)) { view }
    expect(0, 0, asked: (0, 0), view)
  }

  @Test("a picture that is loading has 16 points by itself and takes its room")
  func asyncImage() {
    let image = AsyncImage(url: nil)
    expect(400, 5, asked: (400, 5), image)
    expect(0, 5, asked: (0, 5), image)
    expect(16, 5, asked: (nil, 5), image)
    expect(16, 16, asked: (nil, nil), image)
    expect(0, 0, asked: (0, 0), image)
  }

  @Test("a box has 16 points of room about its label and content, which are 8 apart")
  func groupBox() {
    expect(400, 10 + 2 * 16, asked: (400, nil), GroupBox { label })
    let labelled = GroupBox(content: { label }, label: { Color.red.frame(width: 5, height: 20) })
    expect(400, 20 + 8 + 10 + 2 * 16, asked: (400, nil), labelled)
    expect(30 + 2 * 16, 70, asked: (nil, nil), labelled)
  }

  @Test("a colour's well of 28 points is behind its label, or alone where labels are hidden")
  func colorPicker() {
    let picker = ColorPicker(selection: .constant(.red)) { label }
    expect(400, 28, asked: (400, 400), picker)
    expect(fixed: 28, 28, picker.labelsHidden())
  }
}
