import Combine
import Foundation
import Observation

/// Migrated before, but for a set in which nothing is stored any more.
@MainActor
@Observable
final class Archive {
  var title = ""
  var owner = ""
  private var cancellables = Set<AnyCancellable>()

  func rename() {
    title = owner
  }
}
