import LocalizationModel
import SwiftTree
import SwiftTypes

/// The properties whose `$name` or `_name` may be about a model of the old kind: what its class
/// publishes, and what holds one.
struct WrappedNames {
  let types: ConcernedTypes

  private static let literals = NameSet([Name("true"), Name("false")])

  func insert(into search: inout NameSearch, of index: ProjectIndex) {
    for declarations in index.files {
      for record in declarations.records
      where record.kind == .property && record.flags.contains(.isWrapped) {
        if publishes(record, declarations) || mayHold(record, declarations) {
          search.insertWrapper(of: record.name)
        }
      }
    }
  }

  private func publishes(
    _ property: FileDeclarations.Record, _ declarations: FileDeclarations
  ) -> Bool {
    guard property.owner != .none else { return false }
    return types.names.contains(declarations.lastName(of: property.owner))
  }

  /// Whether a property names a model, or its type is not to be seen.
  private func mayHold(
    _ property: FileDeclarations.Record, _ declarations: FileDeclarations
  ) -> Bool {
    if types.areNamed(by: property, of: declarations) { return true }
    let text = declarations.text(of: property)
    if text.isEmpty { return true }
    guard property.flags.contains(.isValue) else { return false }
    return !showsType(declarations.texts.span, text)
  }

  /// Whether a value is a literal or made by an initializer: `Set<Int>()`.
  private func showsType(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    let first = bytes[text.lowerBound]
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "\""), UInt8(ascii: "-"): return true
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      var offset = text.lowerBound
      while offset < text.upperBound, Name.isPart(bytes[offset]) { offset += 1 }
      return offset < text.upperBound
        && (bytes[offset] == UInt8(ascii: "(") || bytes[offset] == UInt8(ascii: "<"))
    default: return Self.literals.contains(Name(bytes, text))
    }
  }
}
