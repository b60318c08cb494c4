import LocalizationModel
import OrderedJSON
import ProjectLayout
import StringCatalog

extension XcodeProject {
  /// Reads an Xcode project.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a `project.pbxproj` or `project.xcproj`.
  ///   - path: The path of the file, relative to the working directory.
  /// - Throws: ``GlossError`` with the position in the file.
  init(reading bytes: ContiguousArray<UInt8>, of path: String) throws(GlossError) {
    do throws(ProjectFileError) {
      if Self.isJSON(path) {
        try self.init(path: path, document: Self.document(bytes))
      } else {
        try self.init(path: path, bytes: bytes)
      }
    } catch {
      throw GlossError(path, at: error.position, .badProject(error.wording))
    }
  }

  /// Parses a `project.xcproj`.
  static func document(
    _ bytes: ContiguousArray<UInt8>
  ) throws(ProjectFileError) -> JSONDocument {
    do throws(JSONSyntaxError) {
      return try JSONDocument(bytes, dialect: .relaxed)
    } catch {
      throw ProjectFileError(
        position: LineTable(bytes.span).position(ofByte: error.offset, in: bytes.span),
        error.wording)
    }
  }
}
