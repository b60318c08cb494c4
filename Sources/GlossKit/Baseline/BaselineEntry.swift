package import LocalizationModel
import OrderedJSON

/// One accepted finding as a row of a ``Baseline``: a fingerprint to recognize it by, and its rule,
/// file, key and language for people who read the diff.
package struct BaselineEntry: Hashable, Sendable {
  /// The finding's identity, which survives edits elsewhere in the file.
  package let fingerprint: Fingerprint
  /// The id of the rule, such as `comment-missing`.
  package let rule: String
  /// The path relative to the root of the repository.
  package let file: String
  /// The catalog key that the finding is about, or `nil`. For readers of the file only.
  package let key: String?
  /// The language of the translation that the finding is about, or `nil`.
  package let locale: String?

  package init(
    fingerprint: Fingerprint, rule: String, file: String, key: String? = nil,
    locale: String? = nil
  ) {
    self.fingerprint = fingerprint
    self.rule = rule
    self.file = file
    self.key = key
    self.locale = locale
  }

  /// Writes a baseline's JSON: an object with `findings` and `schemaVersion`, one finding per line.
  ///
  /// Findings are sorted by file, rule, key, language and fingerprint, never by position, so that
  /// moved code leaves the file as it is.
  package static func json(_ entries: [BaselineEntry]) -> ContiguousArray<UInt8> {
    let sorted = entries.sorted { left, right in
      precedes(left.file, right.file) ?? precedes(left.rule, right.rule)
        ?? precedes(left.key ?? "", right.key ?? "")
        ?? precedes(left.locale ?? "", right.locale ?? "")
        ?? precedes(left.fingerprint.description, right.fingerprint.description) ?? false
    }
    var json = JSONStream(capacity: 64 + entries.count * 128)
    json.object { json in
      json.member("findings", arrayOf: sorted) { json, entry in
        json.object { json in
          json.member("file", entry.file)
          json.member("fingerprint", entry.fingerprint.description)
          if let key = entry.key { json.member("key", key) }
          if let locale = entry.locale { json.member("locale", locale) }
          json.member("rule", entry.rule)
        }
      }
      json.member("schemaVersion", 1)
    }
    return json.finished()
  }
}
