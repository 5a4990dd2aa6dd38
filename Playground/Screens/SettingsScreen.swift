import SwiftUI

/// A form with one of each everyday control.
struct SettingsScreen: View {
  private enum Appearance: String, CaseIterable {
    case light = "Light"
    case dark = "Dark"
    case automatic = "Automatic"
  }

  private enum Language: String, CaseIterable {
    case english = "English"
    case german = "Deutsch"
    case japanese = "日本語"
  }

  @State private var name = "Ada Lovelace"
  @State private var isOnline = true
  @State private var usesMobileData = false
  @State private var volume = 0.6
  @State private var reminders = 2
  @State private var appearance = Appearance.light
  @State private var language = Language.english
  @State private var asksToSignOut = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          TextField("Name", text: $name).accessibilityIdentifier("name")
          NavigationLink("Privacy") { PrivacyScreen() }.accessibilityIdentifier("privacy")
        }
        Section {
          Toggle("Online", isOn: $isOnline).accessibilityIdentifier("online")
          Toggle("Mobile data", isOn: $usesMobileData)
            .disabled(!isOnline)
            .accessibilityIdentifier("mobile")
        } header: {
          Text("Network")
        } footer: {
          Text("Photos wait for a wireless network.")
        }
        Section("Sound and looks") {
          HStack {
            Image(systemName: "speaker.wave.2.fill")
            Slider(value: $volume).accessibilityIdentifier("volume")
          }
          Stepper("Reminders: \(reminders)", value: $reminders, in: 0...9)
            .accessibilityIdentifier("reminders")
          Picker("Appearance", selection: $appearance) {
            ForEach(Appearance.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          .accessibilityIdentifier("appearance")
          Picker("Language", selection: $language) {
            ForEach(Language.allCases, id: \.self) { Text($0.rawValue) }
          }
          .accessibilityIdentifier("language")
        }
        Section {
          Button("Sign out", role: .destructive) { asksToSignOut = true }
            .accessibilityIdentifier("sign out")
        }
      }
      .navigationTitle("Settings")
      .alert("Sign out?", isPresented: $asksToSignOut) {
        Button("Sign out", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Your trips stay on this phone.")
      }
    }
  }
}

private struct PrivacyScreen: View {
  @State private var sharesPlace = false

  var body: some View {
    Form {
      Toggle("Share my place", isOn: $sharesPlace).accessibilityIdentifier("place")
    }
    .navigationTitle("Privacy")
    .navigationBarTitleDisplayMode(.inline)
  }
}
