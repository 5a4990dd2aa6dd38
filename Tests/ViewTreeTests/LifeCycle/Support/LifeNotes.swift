import SwiftUI

extension Log {
  /// The notes that come while a closure runs.
  func notes(of change: () -> Void) -> [String] {
    let known = entries.count
    change()
    return Array(entries.dropFirst(known))
  }
}

extension View {
  /// Notes "+name" when the view appears, and "-name" when it disappears.
  func noting(_ name: String, in log: Log) -> some View {
    onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
  }
}
