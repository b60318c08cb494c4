import Foundation
import Observation

/// Migrated before, but for a set in which nothing is stored any more.
@MainActor
@Observable
final class Archive {
  var title = ""
  var owner = ""

  func rename() {
    title = owner
  }
}
