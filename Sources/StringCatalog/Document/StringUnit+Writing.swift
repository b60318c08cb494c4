import LocalizationModel
import OrderedJSON

extension StringUnit {
  /// The nesting depth of a localization in a catalog's file.
  static let depth = 4

  /// Writes a localization or case that is one plain text, in Xcode's layout. Most localizations of
  /// an import are such, so they are written without a tree of values.
  func write(to writer: inout JSONWriter, depth: Int = Self.depth) {
    writer.open(.object)
    writer.line(depth: depth + 1, isFirst: true)
    writer.write("stringUnit")
    writer.colon()
    writer.open(.object)
    for (name, text) in [("state", state.rawValue), ("value", value)] {
      writer.line(depth: depth + 2, isFirst: name == "state")
      writer.write(name)
      writer.colon()
      writer.write(text)
    }
    writer.close(.object, depth: depth + 1, isEmpty: false)
    writer.close(.object, depth: depth, isEmpty: false)
  }

  /// Returns the text as one case of a variation, such as `few`, in Xcode's layout: the member's name
  /// and value, without the indentation of the first line.
  ///
  /// - Parameter depth: The nesting depth of the case in the file.
  package func caseText(_ name: String, depth: Int) -> String {
    var writer = JSONWriter()
    writer.write(name)
    writer.colon()
    write(to: &writer, depth: depth)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
