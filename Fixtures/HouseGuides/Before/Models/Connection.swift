import Combine
import Foundation
import Observation

/// Migrated before, but for what was forgotten.
@MainActor
@Observable
final class Connection {
  var isOpen = false
  @ObservationIgnored @Published var attempts = 0

  func open() async {
    isOpen = true
    attempts += 1
  }
}
