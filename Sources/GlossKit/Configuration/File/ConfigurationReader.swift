import LocalizationModel
import OrderedJSON
import ProjectLayout
import StringCatalog

/// Reads the bytes of a `gloss.json` into a ``Configuration``, for `Configuration.load`. Every
/// member has to be one of ``Settings``; any other is an error with its line and column.
package struct ConfigurationReader {
  private let document: JSONDocument
  private let file: ConfigurationFile

  /// Parses the file as JSON in which comments and trailing commas are allowed.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the working directory.
  ///   - workingDirectory: The absolute path of the working directory.
  package init(
    _ bytes: ContiguousArray<UInt8>, path: String, workingDirectory: String
  ) throws(GlossError) {
    file = ConfigurationFile(
      path: path, base: BaseFolder(path + "/..", workingDirectory: workingDirectory))
    do throws(JSONSyntaxError) {
      document = try JSONDocument(bytes, dialect: .relaxed)
    } catch {
      let position = LineTable(bytes.span).position(ofByte: error.offset, in: bytes.span)
      throw GlossError(path, at: position, .badJSON(error.wording))
    }
  }

  /// Reads all settings of the file; throws the first error.
  package func configuration() throws(GlossError) -> Configuration {
    var configuration = Configuration(path: file.path, base: file.base)
    let root = ConfigurationValue(document.root, named: "", in: file)
    try Settings.members.read(root, into: &configuration)
    return configuration
  }
}
