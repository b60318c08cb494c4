import SwiftTree
import SwiftTypes
import Synchronization

/// The types of the properties of one source, each found when first asked for: most never are.
final class PropertyTypes: Sendable {
  private let index: ProjectIndex
  private let file: FileID
  /// What declarations say does not depend on the tree of who asks, so this one has none.
  private let inference = Mutex<TypeInference?>(nil)

  init(_ index: ProjectIndex, file: FileID) {
    self.index = index
    self.file = file
  }

  /// - Parameter place: The offset of the property's name.
  func type(ofPropertyAt place: Int) -> SwiftType? {
    inference.withLock { kept in
      let types = kept ?? TypeInference(Parser.parse([]), index, file: file)
      kept = types
      return types.record(atByte: place).flatMap { types.type(of: $0) }
    }
  }
}
