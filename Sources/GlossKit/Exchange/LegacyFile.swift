import LegacyFormats
import LocalizationModel
import StringCatalog

/// The texts of a `.strings` or `.stringsdict` file by the ids of Xcode's exports, and a way to
/// change them that leaves all else in the file as it is.
///
/// In a `.strings` file the id is the key, in a `.stringsdict` file a path such as
/// `/KEY:dict/VARIABLE:dict/one:dict/:string`.
struct LegacyFile: Sendable {
  enum Format: Sendable {
    case strings, rules

    /// - Parameter ending: The ending of the `original`. The texts of a storyboard or xib are in a
    ///   `.strings` file; the result is `nil` for other formats.
    init?(ofOriginal ending: Substring) {
      switch ending {
      case "strings", "storyboard", "xib": self = .strings
      case "stringsdict": self = .rules
      default: return nil
      }
    }

    var ending: String {
      switch self {
      case .strings: ".strings"
      case .rules: ".stringsdict"
      }
    }
  }

  struct Text: Sendable {
    let id: String
    let text: String
    /// The comment above the entry; `nil` for none, and in a `.stringsdict` file.
    var comment: String?
  }

  let format: Format
  let bytes: ContiguousArray<UInt8>
  /// The texts in the order of the file.
  let texts: [Text]

  /// - Throws: ``StringsError`` if the bytes cannot be parsed.
  init(_ bytes: ContiguousArray<UInt8>, _ format: Format) throws(StringsError) {
    self.bytes = bytes
    self.format = format
    switch format {
    case .strings:
      let file = try StringsFile(bytes)
      texts = file.entries.map { Text(id: $0.key, text: $0.value, comment: $0.comment) }
    case .rules:
      guard let list = try PropertyList(bytes) else { throw .notAPropertyList }
      texts = list.value.texts.map { Text(id: $0.id, text: $0.text) }
    }
  }

  /// Reads a file.
  ///
  /// - Parameter path: The path, relative to the working directory or absolute.
  /// - Throws: ``GlossError`` with the place, if it cannot be read.
  init(
    contentsOf path: String, _ format: Format, within boundary: ProjectBoundary
  ) throws(GlossError) {
    let bytes = try FileReader.contents(of: path, within: boundary).bytes
    do throws(StringsError) {
      try self.init(bytes, format)
    } catch {
      throw GlossError(path, at: error.position, .badStrings(error.wording))
    }
  }

  /// Makes an empty file, for a language that has none yet.
  init(makingWith format: Format) {
    (self.format, bytes, texts) = (format, [], [])
  }

  /// True if a text can be changed without changing anything else: writing an unchanged file has to
  /// give the same bytes, and a property list must be XML without comments that would be lost.
  var isEditable: Bool {
    switch format {
    case .strings: (try? StringsFile.edited(bytes, setting: [:])) == bytes
    case .rules:
      !bytes.starts(with: Array("bplist".utf8)) && (try? PropertyList(bytes))?.looseComments == 0
    }
  }

  /// Returns the bytes of the file with other texts.
  ///
  /// - Parameters:
  ///   - texts: New texts by id, for ids that the file has or can take.
  ///   - order: Ids and comments of the development language, in which new entries are added.
  ///   - source: The development language's file; `nil` for a storyboard.
  func edited(
    setting texts: [TextKey: String], inOrderOf order: [Text], like source: LegacyFile?
  ) throws(StringsError) -> ContiguousArray<UInt8> {
    switch format {
    case .strings:
      let own = Set(self.texts.map { TextKey($0.id) })
      let old = texts.filter { own.contains($0.key) }
      let new = order.compactMap { entry in
        own.contains(TextKey(entry.id))
          ? nil
          : texts[TextKey(entry.id)].map {
            StringsFile.Entry(key: entry.id, value: $0, comment: entry.comment)
          }
      }
      let edited =
        bytes.isEmpty
        ? bytes : try StringsFile.edited(bytes, setting: old.map { (key: $0.text, value: $1) })
      return try StringsFile.extended(edited, with: new)
    case .rules: return try editedRules(setting: texts, like: source)
    }
  }

  private func editedRules(
    setting texts: [TextKey: String], like source: LegacyFile?
  ) throws(StringsError) -> ContiguousArray<UInt8> {
    let model = try source.flatMap { file throws(StringsError) in try PropertyList(file.bytes) }
    let list = bytes.isEmpty ? nil : try PropertyList(bytes)
    if list == nil, !bytes.isEmpty { throw .notAPropertyList }
    let value = list?.value ?? .dictionary([])
    let changed = try value.setting(texts, like: model?.value)
    let known = Set(value.members.map { TextKey($0.name) })
    var comments = list?.comments ?? [:]
    for member in changed.members where !known.contains(TextKey(member.name)) {
      comments[member.name] = model?.comments[member.name]
    }
    let text = String(decoding: try changed.serialized(comments: comments), as: UTF8.self)
    let lineEnd = LineEnd(mostOf: String(decoding: bytes, as: UTF8.self).unicodeScalars)
    return ContiguousArray(lineEnd.ending(text).utf8)
  }
}
