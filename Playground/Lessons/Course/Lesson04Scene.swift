import SwiftUI

/// How many messages are unread; values add up.
struct UnreadKey: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue()
  }
}

/// The values that the readers of a scene received, by name; a reader that was not called is
/// missing.
@MainActor final class Told {
  var values: [String: Int] = [:]

  subscript(name: String) -> Int? { values[name] }
}

/// The scene of lesson 4, as the learner sees it.
struct MailScene: View {
  let told: Told

  func tell(_ name: String, _ value: Int) { told.values[name] = value }

  var body: some View {
    VStack(spacing: 0) {
      Text("Inbox").accessibilityIdentifier("inbox")
        .preference(key: UnreadKey.self, value: 2)
        .onPreferenceChange(UnreadKey.self) { tell("near", $0) }
      Text("Drafts").accessibilityIdentifier("drafts")
        .onPreferenceChange(UnreadKey.self) { tell("beside", $0) }
    }
    .accessibilityIdentifier("column")
    .onPreferenceChange(UnreadKey.self) { tell("far", $0) }
  }
}
