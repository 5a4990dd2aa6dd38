import SwiftUI

/// One hike: its tags, a sheet that renames it, an alert before it is deleted.
public struct HikeDetailScreen: View {
  let hike: Hike
  let store: HikeStore
  @State private var isRenaming = false
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  public init(hike: Hike, store: HikeStore) {
    self.hike = hike
    self.store = store
  }

  private var current: Hike { store.hikes.first { $0.id == hike.id } ?? hike }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(current.name).font(.title).accessibilityIdentifier("name")
        .accessibilityAddTraits(.isHeader)
      TagFlow(spacing: 8) {
        ForEach(current.tags, id: \.self) { tag in
          Text(tag).padding(.horizontal, 8).padding(.vertical, 4)
            .accessibilityIdentifier("tag-\(tag)")
        }
      }
      .accessibilityIdentifier("tags")
      Toggle(
        "Favourite",
        isOn: Binding(
          get: { store.favourites.contains(hike.id) }, set: { _ in store.toggleFavourite(hike) })
      )
      .accessibilityIdentifier("favourite")
      Button("Rename") { isRenaming = true }
      Button("Delete", role: .destructive) { isAsking = true }
      Spacer()
    }
    .padding()
    .sheet(isPresented: $isRenaming) {
      RenameSheet(name: current.name) { store.rename(hike, to: $0) }
    }
    .alert("Delete this hike?", isPresented: $isAsking) {
      Button("Delete it", role: .destructive) {
        store.delete(hike)
        dismiss()
      }
      Button("Keep it", role: .cancel) {}
    }
  }
}

struct RenameSheet: View {
  @State var name: String
  let save: (String) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      TextField("New name", text: $name).accessibilityIdentifier("new-name")
      HStack {
        Button("Cancel") { dismiss() }
        Spacer()
        Button("Save") {
          save(name)
          dismiss()
        }
        .disabled(name.isEmpty)
      }
    }
    .padding()
  }
}
