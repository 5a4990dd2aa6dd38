import SwiftUI

/// A walk in the mountains.
public struct Hike: Identifiable, Hashable, Sendable {
  public let id: Int
  public var name: String
  public var kilometres: Double
  public var tags: [String]

  public init(id: Int, name: String, kilometres: Double, tags: [String] = []) {
    self.id = id
    self.name = name
    self.kilometres = kilometres
    self.tags = tags
  }
}

/// Where hikes come from: a server in the app, a closure in a test.
public typealias HikeSource = @MainActor () async throws -> [Hike]

/// The hikes, and how far their loading has come.
@MainActor @Observable
public final class HikeStore {
  public enum Phase: Equatable {
    case loading, loaded
    case failed(String)
  }

  public private(set) var phase = Phase.loading
  public var hikes: [Hike] = []
  public var favourites: Set<Int> = []
  private let source: HikeSource

  public init(source: @escaping HikeSource) {
    self.source = source
  }

  public func load() async {
    do {
      hikes = try await source()
      phase = .loaded
    } catch {
      phase = .failed("The hikes could not be loaded.")
    }
  }

  public func delete(_ hike: Hike) {
    hikes.removeAll { $0.id == hike.id }
    favourites.remove(hike.id)
  }

  public func toggleFavourite(_ hike: Hike) {
    favourites.formSymmetricDifference([hike.id])
  }

  public func rename(_ hike: Hike, to name: String) {
    guard let index = hikes.firstIndex(where: { $0.id == hike.id }) else { return }
    hikes[index].name = name
  }
}
