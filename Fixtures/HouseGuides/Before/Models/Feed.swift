import Combine
import Foundation

/// Stays as it is: its properties feed a pipeline.
final class Feed: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $query
      .map { $0.isEmpty ? [] : [$0] }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &subscriptions)
  }
}
