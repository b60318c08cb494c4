import Synchronization

/// Whether sources have to tell what their literals spell, asked while catalogs are still being read:
/// only stale keys make a difference, and most projects have none.
final class StaleKeySearch: Sendable {
  private let openCatalogs: Atomic<Int>
  private let hasFound = Atomic(false)

  /// - Parameter catalogs: How many there are to read.
  init(catalogs: Int) { openCatalogs = Atomic(catalogs) }

  /// Whether some catalog has stale keys, or may have them.
  var mayFind: Bool {
    // In this order: a catalog that is read in between was open before.
    openCatalogs.load(ordering: .acquiring) > 0 || hasFound.load(ordering: .acquiring)
  }

  /// - Parameter hasKeys: Whether a catalog that was read has stale keys.
  func endCatalog(hasKeys: Bool) {
    if hasKeys { hasFound.store(true, ordering: .releasing) }
    openCatalogs.subtract(1, ordering: .acquiringAndReleasing)
  }
}
