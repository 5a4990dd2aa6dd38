import SwiftUI

/// A form with focus and validation, whose settings are kept.
public struct ProfileScreen: View {
  enum Field: Hashable {
    case name, email
  }

  public enum Units: String, CaseIterable {
    case metric = "Kilometres"
    case imperial = "Miles"
  }

  @State private var name = ""
  @State private var email = ""
  @State private var isSaved = false
  @AppStorage("units") private var units = Units.metric
  @AppStorage("sendsNews") private var sendsNews = false
  @FocusState private var focus: Field?

  public init() {}

  private var problem: String? {
    if name.isEmpty { return "A name is needed." }
    return email.contains("@") ? nil : "An address has an @."
  }

  public var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .onSubmit { focus = .email }
        .accessibilityIdentifier("name")
      TextField("Email", text: $email)
        .focused($focus, equals: .email)
        .accessibilityIdentifier("email")
      Toggle("News by mail", isOn: $sendsNews).accessibilityIdentifier("news")
      Picker("Units", selection: $units) {
        ForEach(Units.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("units")
      if let problem { Text(problem).accessibilityIdentifier("problem") }
      Button("Save") { isSaved = true }
        .disabled(problem != nil)
        .accessibilityIdentifier("save")
    }
    .alert("Saved", isPresented: $isSaved) {}
  }
}
