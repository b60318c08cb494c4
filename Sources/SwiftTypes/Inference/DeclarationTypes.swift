internal import SwiftTree
internal import Synchronization

/// The types of one file's declarations, looked up by the offset of the name, each inferred when
/// first asked for. Threads share it, and the file's tree is not needed.
package final class DeclarationTypes: Sendable {
  private let index: ProjectIndex
  private let file: FileID
  /// The inference that answers, made with the first question. Its tree is empty, because the types
  /// are read from the texts that ``FileDeclarations`` keeps.
  private let inference = Mutex<TypeInference?>(nil)

  /// Creates the types of the file that an inference is about.
  package convenience init(_ types: TypeInference) { self.init(types.index, file: types.file) }

  package init(_ index: ProjectIndex, file: FileID) {
    self.index = index
    self.file = file
  }

  /// The type of a property or the result type of a function; `nil` if it is unknown.
  ///
  /// - Parameter place: The offset of the declaration's name.
  package func type(ofDeclarationAt place: Int) -> SwiftType? {
    inference.withLock { inference in
      let types = inference ?? TypeInference(Parser.parse([]), index, file: file)
      inference = types
      return types.record(atByte: place).flatMap { types.type(of: $0) }
    }
  }
}
