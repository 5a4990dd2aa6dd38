import Combine
import SwiftUI

// The forms in which published code is written, from many packages; compiled here and laid out by
// the tests beside this file.

#if canImport(UIKit)
  import UIKit
#endif

@available(iOS 15.0, macOS 12.0, *)
public struct EverydayCard<Header, Content> {
  let header: Header
  let content: Content
}

@available(iOS 15.0, macOS 12.0, *)
extension EverydayCard: View where Header: View, Content: View {
  public init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
    self.header = header()
    self.content = content()
  }

  public var body: some View {
    VStack(spacing: 0) {
      header
      content
    }
  }
}

@available(iOS 15.0, *)
extension EverydayCard where Header == EmptyView, Content: View {
  init(@ViewBuilder content: () -> Content) {
    self.init(header: { EmptyView() }, content: content)
  }
}

enum EverydayState {
  case loading
  case loaded([String])
  case failed(any Error)
}

struct EverydayStatements: View {
  let state: EverydayState
  var limit: Int?

  var body: some View {
    let count = items.count
    let height = CGFloat(count) * 10
    Group {
      if let limit, limit < count {
        Color.red.frame(width: CGFloat(limit), height: height)
      } else if #available(iOS 16, *) {
        row(height: height)
      } else {
        Text("old")
      }
      switch state {
      case .loading: ProgressView()
      case .loaded(let items) where items.isEmpty: EmptyView()
      case .loaded(let items):
        ForEach(Array(items.enumerated()), id: \.offset) { index, item in
          let title = "\(index) \(item)"
          Text(title).accessibilityIdentifier("item \(index)")
        }
      case .failed(let error): Text(error.localizedDescription)
      }
    }
  }

  private var items: [String] {
    if case .loaded(let items) = state { return items }
    return []
  }

  @ViewBuilder
  private func row(height: CGFloat) -> some View {
    let color = height > 15 ? Color.red : .blue
    if height > 0 {
      color.frame(width: 50, height: height).accessibilityIdentifier("row")
    }
  }

  @ViewBuilder private var footer: some View {
    if items.count > 1 { Divider() }
  }
}

extension View {
  @ViewBuilder
  func everydayIf<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }

  @inlinable
  func everydayFrame(_ side: CGFloat?) -> some View { frame(width: side, height: side) }

  func everydaySize(_ onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: EverydaySizeKey.self, value: proxy.size)
      }
    )
    .onPreferenceChange(EverydaySizeKey.self, perform: onChange)
  }
}

extension ScrollView where Content: View {
  func everydayPlain() -> some View { frame(maxWidth: .infinity) }
}

extension List {
  func everydayRows() -> some View {
    environment(\.defaultMinListRowHeight, 20)
  }
}

struct EverydaySizeKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

struct EverydaySearch: View {
  @StateObject private var model = EverydayModel()
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) var layoutDirection
  @Environment(\.displayScale) var displayScale
  @Environment(\.pixelLength) var pixelLength
  @Environment(\.dynamicTypeSize) var dynamicTypeSize
  @Environment(\.openURL) var openURL
  @Environment(\.dismiss) var dismiss
  @Environment(\.scenePhase) var scenePhase
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.refresh) var refresh
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.locale) var locale
  @Environment(\.calendar) var calendar
  @Environment(\.timeZone) var timeZone
  @Environment(\.horizontalSizeClass) var horizontalSizeClass
  @Environment(\.verticalSizeClass) var verticalSizeClass
  @Environment(\.editMode) var editMode
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @Environment(\.isSearching) var isSearching
  @Environment(\.dismissSearch) var dismissSearch
  @Environment(\.colorSchemeContrast) var contrast
  @Environment(\.legibilityWeight) var legibilityWeight
  @Environment(\.isFocused) var isFocused
  @FocusState private var isTyping: Bool
  @AppStorage("everyday.count") private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      TextField("Search", text: $model.query)
        .focused($isTyping)
        .submitLabel(.search)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .autocapitalization(.none)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .textFieldStyle(.plain)
        .onSubmit { count += 1 }
        .accessibilityIdentifier("search")
      ForEach(model.results, id: \.self) { result in
        Text(result).accessibilityIdentifier(result)
      }
    }
    .sensoryFeedback(.selection, trigger: count)
    .onHover { _ in }
    .contextMenu { Button("Copy") {} }
    .onOpenURL { _ in }
  }
}

struct EverydayControls: View {
  @State private var isOn = true
  @State private var value = 0.5
  @State private var count = 1
  @State private var date = Date()
  @State private var color = Color.red
  @State private var choice = 1
  @State private var text = ""
  @State private var isExpanded = true
  @Namespace private var namespace

  var body: some View {
    NavigationStack {
      Form {
        Section("Values") {
          Toggle("On", isOn: $isOn).toggleStyle(.switch)
          Slider(value: $value, in: 0...1) { Text("Value") }
          Stepper("Count \(count)", value: $count, in: 0...9)
          DatePicker("Date", selection: $date, displayedComponents: [.date])
          ColorPicker("Colour", selection: $color)
          Picker("Choice", selection: $choice) {
            ForEach(1..<4) { Text("\($0)").tag($0) }
          }
          .pickerStyle(.segmented)
          SecureField("Password", text: $text)
          TextEditor(text: $text).frame(height: 40)
        }
        Section {
          DisclosureGroup("More", isExpanded: $isExpanded) { Text("inside") }
          GroupBox("Box") { Text("inside") }
          LabeledContent("Label", value: "Value")
          Gauge(value: value) { Text("Gauge") }
          Menu("Menu") {
            Button("One", action: {})
            Button(role: .destructive) {
            } label: {
              Label("Two", systemImage: "trash")
            }
          }
          Link("Site", destination: URL(string: "https://example.com")!)
          ShareLink(item: "text")
          ControlGroup { Button("A") {} }
          EditButton()
        } header: {
          Text("Others")
        } footer: {
          Text("Footer")
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("Done") {} }
      }
      .searchable(text: $text, prompt: "Find")
      .refreshable { await Task.yield() }
      .sheet(isPresented: .constant(false)) { Text("Sheet") }
    }
  }
}

struct EverydayButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(configuration.isPressed ? 10 : 5)
      .opacity(isEnabled ? 1 : 0.5)
  }
}

extension ButtonStyle where Self == EverydayButtonStyle {
  static var everyday: EverydayButtonStyle { .init() }
}

struct EverydayProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).frame(width: 30, height: 30)
  }
}

struct EverydayBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
    .padding(8)
  }
}

struct EverydayDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

struct EverydayApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var model = EverydayModel()

  var body: some Scene {
    WindowGroup {
      EverydaySearch().environmentObject(model)
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { model.query = "" }
    }
  }
}

struct EverydayCard_Previews: PreviewProvider {
  static var previews: some View {
    EverydayCard { Text("preview") }
      .previewLayout(.sizeThatFits)
      .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
      .previewDisplayName("Card")
  }
}
