import SwiftUI
import ViewTreeTesting

/// A host of 300 by 400, as the tests of bars and pages have it.
@MainActor
func screen<Content: View>(
  safeArea: EdgeInsets = EdgeInsets(), @ViewBuilder _ content: () -> Content
) -> ViewHost {
  host(300, 400, safeArea: safeArea, content)
}

extension ViewHost {
  /// Whether a view with a text is shown.
  func shows(_ text: String) -> Bool { !findAll(text: text).isEmpty }
}

/// A page of 100 by 40 with a name, which notes when it comes and goes.
struct NamedPage: View {
  let name: String
  var log: Log?

  var body: some View {
    Color.red.frame(width: 100, height: 40).called(name)
      .preference(key: ShownNames.self, value: [name])
      .onAppear { log?.note("\(name) in") }
      .onDisappear { log?.note("\(name) out") }
  }
}

/// A button that dismisses the page that it is on.
struct BackButton: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("back") { dismiss() } }
}
