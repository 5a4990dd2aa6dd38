import SwiftUI
import ViewSketches

/// Owns a value that follows what it is told, and hands a binding to it down.
struct SketchHeld<Value: Equatable, Content: View>: View {
  let value: Value
  let content: (Binding<Value>) -> Content
  @State private var held: Value

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    self.value = value
    self.content = content
    _held = State(initialValue: value)
  }

  var body: some View {
    content($held).onChange(of: value) { held = value }
  }
}

extension ShownSketch {
  private var a: Int { sketch.a }
  private var b: Int { sketch.b }

  /// A control without content; nil for other kinds.
  var control: (any View)? {
    switch sketch.kind {
    case .valueControl: valueControl
    case .field: field
    case .smallControl: smallControl
    case .drawing: drawing
    case .table:
      Table(items) {
        // Of one height: a lazy list has to guess that of uneven rows, from those that it has shown.
        TableColumn("first") { Text("row \($0.id)").lineLimit(1) }
        TableColumn("second") { [b] in
          Text(String(repeating: "x", count: $0.id + b)).lineLimit(1)
        }
      }
      .environment(\.horizontalSizeClass, b % 2 == 0 ? .regular : .compact)
      .frame(width: 120, height: 90)
      .modifier(SketchSilence(mark: sketch.mark))
    case .outline:
      VStack {
        OutlineGroup(items, children: \.children) { Text("item \($0.id)") }
      }
    default: nil
    }
  }

  private var items: [SketchItem] { (0...(a % 4)).map { SketchItem(id: $0) } }

  private var valueControl: any View {
    let value = Double(a) / 8
    return switch b {
    case 0: SketchHeld(value) { Slider(value: $0) { Text("slider") } }
    case 1: SketchHeld(a) { [words = sketch.words] in Stepper(words, value: $0, in: 0...9) }
    case 2: picker.pickerStyle(.menu)
    case 3: picker.pickerStyle(.segmented)
    case 4: picker.pickerStyle(.wheel)
    case 5:
      DatePicker(
        "date", selection: .constant(Date(timeIntervalSinceReferenceDate: Double(a) * 1e7)))
    case 6: ColorPicker(sketch.words, selection: .constant(.red))
    default:
      Gauge(value: value) {
        Text("gauge")
      } currentValueLabel: {
        Text(sketch.words)
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
    }
  }

  private var picker: some View {
    SketchHeld(a) { [b] selection in
      Picker("picker", selection: selection) {
        ForEach(0..<b + 2, id: \.self) { Text(String(repeating: "o", count: $0 + 1)).tag($0) }
      }
    }
  }

  private var field: any View {
    let text = a == 0 ? "" : sketch.words
    return switch b % 4 {
    case 0: SketchHeld(text) { TextField("field", text: $0) }
    case 1: SketchHeld(text) { TextField("field", text: $0, axis: .vertical) }
    case 2: SketchHeld(text) { SecureField("secret", text: $0) }
    default: SketchHeld(text) { TextEditor(text: $0) }
    }
  }

  private var smallControl: any View {
    let place = URL(filePath: "/\(a)")
    return switch b {
    case 0: Link(sketch.words, destination: place)
    case 1: ShareLink(item: place)
    case 2: AsyncImage(url: place)
    case 3: ContentUnavailableView(sketch.words, systemImage: "star")
    case 4: ContentUnavailableView.search(text: sketch.words)
    case 5: EditButton().environment(\.editMode, .constant(a % 2 == 0 ? .active : .inactive))
    case 6: either(PasteButton(supportedContentTypes: []) { _ in }, RenameButton())
    default: LabeledContent("label", value: sketch.words)
    }
  }

  private var drawing: any View {
    let colors = [Color.red, Color.blue]
    return switch b {
    case 0: Canvas { [a] in $0.opacity = Double(a) / 8 - Double($1.width) * 0 }
    case 1: AngularGradient(colors: colors, center: .center)
    case 2: RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9)
    case 3: EllipticalGradient(colors: colors)
    case 4:
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .blue, .green, .red])
    case 5:
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: 0)])) { [a] _ in
        Color.red.frame(height: CGFloat(a))
      }
    case 6: Color.red.gradient
    default: ProgressView()
    }
  }

  /// Controls around a list of views.
  func box(_ content: some View) -> any View {
    switch b {
    case 0, 1:
      SketchHeld(a % 2 == 0) { isExpanded in
        DisclosureGroup(isExpanded: isExpanded) {
          content
        } label: {
          Text("group")
        }
      }
    case 2: GroupBox(sketch.words) { content }
    case 3: ControlGroup { content }
    case 4:
      LabeledContent {
        content
      } label: {
        Text(sketch.words)
      }
    case 5:
      ContentUnavailableView {
        Text("none")
      } description: {
        content
      } actions: {
        Text(sketch.words)
      }
    case 6: TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: 0)])) { _ in content }
    default:
      AsyncImage(url: nil) { image in
        image
      } placeholder: {
        content
      }
    }
  }

  /// A view in the style that is set around it.
  func styled(_ content: some View) -> any View {
    switch b {
    case 0:
      either(content.buttonStyle(.bordered).controlSize(.large), content.buttonStyle(.plain))
    case 1:
      either(content.toggleStyle(.button), content.progressViewStyle(.circular))
    case 2:
      either(content.labelStyle(.iconOnly), content.labelStyle(.titleOnly))
    case 3:
      either(content.textFieldStyle(.roundedBorder), content.textFieldStyle(.plain))
    case 4:
      either(content.listStyle(.insetGrouped), content.listStyle(.plain))
    case 5: either(content.labelsHidden(), content.pickerStyle(.inline))
    case 6:
      either(content.gaugeStyle(.accessoryCircular), content.formStyle(.grouped).menuStyle(.button))
    default: content.disclosureGroupStyle(.automatic).groupBoxStyle(.automatic).disabled(a % 2 == 0)
    }
  }
}

/// An element of a table or a tree.
private struct SketchItem: Identifiable {
  let id: Int

  var children: [SketchItem]? { id % 2 == 0 ? nil : [SketchItem(id: id * 10)] }
}
