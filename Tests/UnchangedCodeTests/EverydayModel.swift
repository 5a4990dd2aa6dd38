// A model in a file of its own, which knows of no view.
import Combine

@MainActor
final class EverydayModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { query in ["a", "ab", "abc"].filter { $0.contains(query) } }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
  }
}
