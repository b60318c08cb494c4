import LocalizationModel
import SwiftTree
import SwiftTypes

/// The names of a project's declarations as its sources spell them.
struct SpelledNames<Texts: GuideTexts> {
  let index: ProjectIndex
  let texts: Texts

  /// Inserts the name of a declaration, of a type or an extension without those around it.
  func insert(_ reference: ProjectIndex.Reference, into search: inout NameSearch) {
    let declarations = index.files[reference.file]
    let record = declarations.records[reference.record]
    switch record.kind {
    case .type, .typeExtension:
      search.insert(declarations.texts.span, declarations.lastNameRange(of: record))
    default:
      // Of others the index only has the hash.
      guard let text = texts.text(at: index.paths[reference.file]) else {
        return search.insert(record.name)
      }
      let bytes = text.bytes.span
      var start = Int(record.place)
      if start < bytes.count, bytes[start] == UInt8(ascii: "`") { start += 1 }
      var end = start
      while end < bytes.count, Name.isPart(bytes[end]) { end += 1 }
      // The file may have changed.
      guard start < end, Name(bytes, start..<end) == record.name else {
        return search.insert(record.name)
      }
      search.insert(bytes, start..<end)
    }
  }
}
