internal import SwiftTree
internal import Synchronization

/// The types of the declarations of one file, each found when first asked for, whoever asks.
package final class DeclarationTypes: Sendable {
  private let index: ProjectIndex
  private let file: FileID
  /// What declarations say does not depend on the tree of who asks, so this one has none.
  private let inference = Mutex<TypeInference?>(nil)

  /// The types of the declarations of the file that is asked about.
  package convenience init(_ types: TypeInference) { self.init(types.index, file: types.file) }

  package init(_ index: ProjectIndex, file: FileID) {
    self.index = index
    self.file = file
  }

  /// The type of a property, or what a function gives; `nil` where nothing says it.
  ///
  /// - Parameter place: Where the name of the declaration begins.
  package func type(ofDeclarationAt place: Int) -> SwiftType? {
    inference.withLock { kept in
      let types = kept ?? TypeInference(Parser.parse([]), index, file: file)
      kept = types
      return types.record(atByte: place).flatMap { types.type(of: $0) }
    }
  }
}
