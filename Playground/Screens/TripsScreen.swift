import SwiftUI

private struct Trip: Identifiable, Hashable {
  let id: Int
  let place: String
  let days: Int
  let symbol: String
}

/// A list with search, swipe actions and a page for each row.
struct TripsScreen: View {
  @State private var trips = [
    Trip(id: 1, place: "Lisbon", days: 4, symbol: "sun.max.fill"),
    Trip(id: 2, place: "Bergen", days: 6, symbol: "cloud.rain.fill"),
    Trip(id: 3, place: "Kyoto", days: 12, symbol: "leaf.fill"),
    Trip(id: 4, place: "Quebec", days: 8, symbol: "snowflake"),
    Trip(id: 5, place: "Cusco", days: 9, symbol: "mountain.2.fill"),
  ]
  @State private var search = ""

  private var found: [Trip] {
    search.isEmpty
      ? trips : trips.filter { $0.place.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(found) { trip in
          NavigationLink(value: trip) { TripRow(trip: trip) }
            .swipeActions {
              Button("Delete", role: .destructive) { trips.removeAll { $0 == trip } }
                .accessibilityIdentifier("delete \(trip.place)")
              Button("Share") {}.tint(.blue)
            }
            .accessibilityIdentifier(trip.place)
        }
        .onMove { trips.move(fromOffsets: $0, toOffset: $1) }
      }
      .accessibilityIdentifier("trips")
      .searchable(text: $search)
      .refreshable {}
      .navigationTitle("Trips")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
      }
      .navigationDestination(for: Trip.self) { TripScreen(trip: $0) }
    }
  }
}

private struct TripRow: View {
  let trip: Trip

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: trip.symbol).foregroundStyle(.orange).frame(width: 28)
      VStack(alignment: .leading, spacing: 2) {
        Text(trip.place).font(.headline)
        Text("\(trip.days) days").font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

private struct TripScreen: View {
  let trip: Trip
  @State private var isBooked = false

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: trip.symbol).font(.largeTitle).foregroundStyle(.orange)
      Text("\(trip.days) days in \(trip.place)").font(.title2)
      Button(isBooked ? "Booked" : "Book") { isBooked = true }
        .buttonStyle(.borderedProminent)
        .disabled(isBooked)
        .accessibilityIdentifier("book")
    }
    .navigationTitle(trip.place)
    .navigationBarTitleDisplayMode(.inline)
  }
}
