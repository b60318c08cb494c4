import LegacyFormats
import LocalizationModel
import StringCatalog

/// A `.strings` or `.stringsdict` file: its texts by the ids of Xcode's exports, and an edit of the
/// texts that leaves the rest of the file as it is. Exports and imports of older formats use it.
///
/// In a `.strings` file the id is the key, in a `.stringsdict` file a path such as
/// `/KEY:dict/VARIABLE:dict/one:dict/:string`.
struct LegacyFile: Sendable {
  enum Format: Sendable {
    /// A `.strings` file, and a `.stringsdict` file with plural rules.
    case strings, rules

    /// Chooses the format by the ending of an `original`; `nil` if neither format is for it. The
    /// translations of a storyboard or xib are in `.strings` files.
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
  /// The texts in the order of the file, each id once: of several texts the last counts, as for the
  /// system.
  let texts: [Text]
  /// The ids, in a `.stringsdict` file the keys of its members, whose earlier texts do not count.
  let repeatedIDs: [String]

  /// Parses a file.
  ///
  /// - Throws: ``StringsError`` if the bytes cannot be parsed.
  init(_ bytes: ContiguousArray<UInt8>, _ format: Format) throws(StringsError) {
    self.bytes = bytes
    self.format = format
    switch format {
    case .strings:
      let file = try StringsFile(bytes)
      texts = file.entries.map { Text(id: $0.key, text: $0.value, comment: $0.comment) }
      repeatedIDs = file.repeatedKeys
    case .rules:
      guard let list = try PropertyList(bytes) else { throw .notAPropertyList }
      texts = list.value.texts.map { Text(id: $0.id, text: $0.text) }
      repeatedIDs = list.repeatedNames
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
    (self.format, bytes, texts, repeatedIDs) = (format, [], [], [])
  }

  /// True if a text can be changed without changing anything else. A `.strings` file has to stay
  /// the same when it is written unchanged. A property list has to be XML without comments between
  /// entries, which would be lost.
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
      let oldIDs = Set(self.texts.map { TextKey($0.id) })
      let old = texts.filter { oldIDs.contains($0.key) }
      let new = order.compactMap { entry in
        oldIDs.contains(TextKey(entry.id))
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
    let sourceList = try source.flatMap { file throws(StringsError) in try PropertyList(file.bytes)
    }
    let list = bytes.isEmpty ? nil : try PropertyList(bytes)
    if list == nil, !bytes.isEmpty { throw .notAPropertyList }
    let value = list?.value ?? .dictionary([])
    let changed = try value.setting(texts, like: sourceList?.value)
    let oldNames = Set(value.members.map { TextKey($0.name) })
    // A rule that is copied from the development language brings its comment along.
    var comments = list?.comments ?? [:]
    for member in changed.members where !oldNames.contains(TextKey(member.name)) {
      comments[member.name] = sourceList?.comments[member.name]
    }
    let text = String(decoding: try changed.serialized(comments: comments), as: UTF8.self)
    let lineEnd = LineEnd(mostOf: String(decoding: bytes, as: UTF8.self).unicodeScalars)
    return ContiguousArray(lineEnd.ending(text).utf8)
  }
}
