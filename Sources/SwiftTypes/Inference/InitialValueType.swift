internal import SwiftTree

/// Infers the type of a property without a written type from its value, which is kept as text and
/// parsed here.
enum InitialValueType {
  /// Returns the type of the property's value, or `nil` if it is unknown.
  ///
  /// - Parameter inference: The inference of the file that asks.
  package static func type(
    of reference: ProjectIndex.Reference, for inference: TypeInference
  ) -> SwiftType? {
    let index = inference.index
    let file = index.files[reference.file]
    let record = file.records[reference.record]
    if record.textLength == 0 { return nil }
    let text = file.text(of: record)
    if file.texts[text.lowerBound] == UInt8(ascii: "\\") {
      // `\.model` of `@Environment(\.model)`; the name starts after two bytes.
      let name = Name(file.texts.span, min(text.lowerBound + 2, text.upperBound)..<text.upperBound)
      return inference.members.property(name, of: .named(Name("EnvironmentValues")))
    }
    var bytes = ContiguousArray(file.texts[text])
    // Only the text of a call up to the `(` is kept.
    if bytes.last == UInt8(ascii: "(") { bytes.append(UInt8(ascii: ")")) }
    let tree = Parser.parse(bytes)
    guard let last = tree.nodes.indices.last else { return nil }
    let inner = TypeInference(
      tree, within: inference, scope: index.scope(of: reference), file: reference.file)
    return inner.type(of: last)
  }
}
