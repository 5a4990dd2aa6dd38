import SwiftUI

/// Three tabs, one of them with a badge, and a sheet over them.
struct TabsScreen: View {
  private enum Page: Hashable {
    case today, messages, profile
  }

  @State private var page = Page.today
  @State private var unread = 3
  @State private var writes = false

  var body: some View {
    TabView(selection: $page) {
      TodayPage()
        .tabItem { Label("Today", systemImage: "sun.max") }
        .tag(Page.today)
      MessagesPage(unread: $unread, writes: $writes)
        .tabItem { Label("Messages", systemImage: "message") }
        .badge(unread)
        .tag(Page.messages)
      Text("You are signed out.")
        .tabItem { Label("Profile", systemImage: "person") }
        .tag(Page.profile)
    }
    .sheet(isPresented: $writes) {
      WritingSheet(writes: $writes).presentationDetents([.medium, .large])
    }
  }
}

private struct TodayPage: View {
  private let hours = ["9:00 Stand-up", "11:30 Review", "14:00 Dentist", "17:00 Run"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Today").font(.largeTitle).bold()
        ForEach(hours, id: \.self) { hour in
          Text(hour)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
            .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
        }
      }
      .padding()
    }
  }
}

private struct MessagesPage: View {
  @Binding var unread: Int
  @Binding var writes: Bool

  var body: some View {
    NavigationStack {
      List {
        Text("Grace: the moth is out").accessibilityIdentifier("grace")
        Text("Alan: shall we play?").accessibilityIdentifier("alan")
        Text("Edsger: consider this").accessibilityIdentifier("edsger")
        Button("Mark all as read") { unread = 0 }
          .disabled(unread == 0)
          .accessibilityIdentifier("read")
      }
      .navigationTitle("Messages")
      .toolbar {
        Button("New") { writes = true }.accessibilityIdentifier("new")
      }
    }
  }
}

private struct WritingSheet: View {
  @Binding var writes: Bool
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Message", text: $text).accessibilityIdentifier("message")
      }
      .navigationTitle("New message")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { writes = false }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") { writes = false }.disabled(text.isEmpty)
        }
      }
    }
  }
}
