import LocalizationModel
import OrderedJSON

extension CatalogEntry {
  /// The entry's object as JSON in Xcode's layout, indented as in a file.
  package var text: String {
    var writer = JSONWriter()
    writer.write(json.arranged, depth: 2)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
