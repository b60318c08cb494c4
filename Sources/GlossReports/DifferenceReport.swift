import OrderedJSON

/// The differences of two catalogs, as `gloss diff` lists them: one line for each changed text or
/// value for people, one object for programs. GlossKit's `CatalogComparison` finds them.
package struct DifferenceReport: Sendable {
  /// One text or other value that differs.
  package struct Change: Sendable {
    /// The kind of change: `+` for added, `-` for removed, `~` for changed.
    package let sign: String
    /// The place of the change in words for people, such as key and language.
    package let place: String
    /// The old and the new value in words for people.
    package let detail: String
    /// The key of the entry; `nil` for a value of the whole catalog.
    package let key: String?
    /// The language of the text; `nil` for a value of the entry or the catalog.
    package let language: String?
    /// Names of variations, cases and members, from the outermost, such as `plural`, `few`.
    package let path: [String]
    /// The text or value before; `nil` for one that was added.
    package let old: String?
    /// The text or value after; `nil` for one that was removed.
    package let new: String?
    /// The state of ``old``; `nil` if it has none.
    package let oldState: String?
    /// The state of ``new``; `nil` if it has none.
    package let newState: String?

    package init(
      sign: String, place: String, detail: String, key: String?, language: String?,
      path: [String], old: String?, new: String?, oldState: String?, newState: String?
    ) {
      self.sign = sign
      self.place = place
      self.detail = detail
      self.key = key
      self.language = language
      self.path = path
      self.old = old
      self.new = new
      self.oldState = oldState
      self.newState = newState
    }
  }

  private let changes: [Change]

  /// - Parameter changes: In the order to be shown.
  package init(_ changes: [Change]) { self.changes = changes }

  /// Writes one line for each change.
  package func write(to terminal: inout TerminalText) {
    for change in changes {
      let style: TerminalStyle =
        change.sign == "+" ? .added : change.sign == "-" ? .removed : .changed
      terminal.append(change.sign, style)
      terminal.append(" \(change.place)", .strong)
      terminal.line(change.detail)
    }
  }

  /// Returns one JSON object with `changes` and `schemaVersion`.
  package func json() -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 64 + 160 * changes.count)
    json.object { json in
      json.member("changes", arrayOf: changes) { json, change in
        json.object { json in
          let kinds = ["+": "added", "-": "removed"]
          json.member("change", kinds[change.sign] ?? "changed")
          if let key = change.key { json.member("key", key) }
          if let language = change.language { json.member("language", language) }
          if let new = change.new { json.member("new", new) }
          if let state = change.newState { json.member("newState", state) }
          if let old = change.old { json.member("old", old) }
          if let state = change.oldState { json.member("oldState", state) }
          json.member("path", arrayOf: change.path) { $0.value($1) }
        }
      }
      json.member("schemaVersion", 1)
    }
    return json.finished()
  }
}
