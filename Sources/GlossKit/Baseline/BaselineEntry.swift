package import LocalizationModel
import OrderedJSON

/// A finding that a project knows and puts up with.
package struct BaselineEntry: Hashable, Sendable {
  /// What it is recognized by after edits elsewhere in the file.
  package let fingerprint: Fingerprint
  /// The id of the rule that found it.
  package let rule: String
  /// Relative to the root of the repository.
  package let file: String
  /// What it is about, for readers of the baseline: the key in a catalog, else `nil`.
  package let key: String?
  /// The language of the text that it is about; `nil` if it is about no translation.
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

  /// The text of a baseline: one object with `findings` and `schemaVersion`, one finding a line, in
  /// an order that does not depend on where in a file things stand.
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
