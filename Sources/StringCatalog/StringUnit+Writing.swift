import LocalizationModel
import OrderedJSON

extension StringUnit {
  /// The nesting depth of a localization in a catalog's file.
  static let depth = 4

  /// Writes a localization that is one plain text, in Xcode's layout. Most localizations of an
  /// import are such, so they are written without a tree of values.
  func write(to writer: inout JSONWriter) {
    writer.open(.object)
    writer.line(depth: Self.depth + 1, isFirst: true)
    writer.write("stringUnit")
    writer.colon()
    writer.open(.object)
    for (name, text) in [("state", state.rawValue), ("value", value)] {
      writer.line(depth: Self.depth + 2, isFirst: name == "state")
      writer.write(name)
      writer.colon()
      writer.write(text)
    }
    writer.close(.object, depth: Self.depth + 1, isEmpty: false)
    writer.close(.object, depth: Self.depth, isEmpty: false)
  }
}
