import LegacyFormats
import LocalizationModel
import StringCatalog

/// A `.strings` or `.stringsdict` file: its texts by the ids that Xcode's exports have for them.
///
/// For a `.stringsdict` the keys are paths: `/KEY:dict/VARIABLE:dict/one:dict/:string`.
struct LegacyFile: Sendable {
  enum Format: Sendable {
    case strings, rules

    /// - Parameter ending: The named file's ending: a storyboard's texts are in a
    ///   `.strings` file. `nil` for other formats.
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
    /// `nil` for none, and for one text of many below a key.
    var comment: String?
  }

  let format: Format
  let bytes: ContiguousArray<UInt8>
  /// In the order of the file.
  let texts: [Text]

  /// - Throws: ``StringsError`` if it cannot be read.
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
  /// - Parameter path: Relative to the working directory, or from the root.
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

  /// A file that is not there yet.
  init(makingWith format: Format) {
    (self.format, bytes, texts) = (format, [], [])
  }

  /// Whether texts can be changed and all else stays.
  var isEditable: Bool {
    switch format {
    case .strings: (try? StringsFile.edited(bytes, setting: [:])) == bytes
    case .rules:
      !bytes.starts(with: Array("bplist".utf8)) && (try? PropertyList(bytes))?.looseComments == 0
    }
  }

  /// The file with other texts.
  ///
  /// - Parameters:
  ///   - texts: By ids that it has or can take.
  ///   - order: Ids and comments of the development language.
  ///   - source: The development language's file.
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
