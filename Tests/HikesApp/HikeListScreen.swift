import SwiftUI

/// The list of hikes, with search, refreshing and a way into each.
public struct HikeListScreen: View {
  let store: HikeStore
  @State private var search = ""

  public init(store: HikeStore) {
    self.store = store
  }

  private var found: [Hike] {
    search.isEmpty
      ? store.hikes : store.hikes.filter { $0.name.localizedCaseInsensitiveContains(search) }
  }

  public var body: some View {
    NavigationStack {
      content
        .navigationTitle("Hikes")
        .navigationDestination(for: Hike.self) { HikeDetailScreen(hike: $0, store: store) }
    }
    .task { await store.load() }
  }

  @ViewBuilder private var content: some View {
    switch store.phase {
    case .loading:
      ProgressView().accessibilityIdentifier("spinner")
    case .failed(let reason):
      VStack(spacing: 12) {
        Text(reason)
        Button("Try again") { Task { await store.load() } }
      }
    case .loaded:
      List(found) { hike in
        NavigationLink(value: hike) {
          HikeRow(hike: hike, isFavourite: store.favourites.contains(hike.id))
        }
        .accessibilityIdentifier("hike-\(hike.id)")
        .swipeActions { Button("Delete", role: .destructive) { store.delete(hike) } }
        .contextMenu {
          Button("Favourite") { store.toggleFavourite(hike) }
          Button("Delete", role: .destructive) { store.delete(hike) }
        }
      }
      .refreshable { await store.load() }
      .searchable(text: $search)
      .accessibilityIdentifier("hikes")
    }
  }
}

struct HikeRow: View {
  let hike: Hike
  let isFavourite: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(hike.name).font(.headline)
        Text("\(hike.kilometres, specifier: "%.1f") km").font(.subheadline)
      }
      Spacer()
      if isFavourite {
        Image(systemName: "star.fill").accessibilityLabel("Favourite")
      }
    }
  }
}
