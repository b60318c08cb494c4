import LocalizationModel
import OrderedJSON
import SourceScanner

/// Functions that no source declares and whose calls spell keys of the catalogs: macros and functions
/// of binary dependencies that look texts up, which the setting `functions` is for.
///
/// `gloss init` and `gloss sync --explain` propose a row for each.
struct UnknownLookups: Sendable {
  /// One function with its evidence.
  struct Function: Hashable, Sendable {
    /// The function as the setting names it.
    let setting: LocalizingFunction
    /// The number of calls whose text is a literal.
    let callCount: Int
    /// The number of those whose literal is a key.
    let keyCount: Int

    var name: String { setting.name }

    /// The row of the setting, as JSON on one line.
    var row: String {
      let members = [
        ("name", setting.name), ("key", setting.key), ("comment", setting.comment),
        ("table", setting.table), ("bundle", setting.bundle),
        ("defaultValue", setting.defaultValue),
      ]
      let written = members.compactMap { name, value -> String? in
        guard let value else { return nil }
        var writer = JSONWriter()
        writer.write(.string(value))
        return "\"\(name)\": " + String(decoding: writer.bytes, as: UTF8.self)
      }
      return "{\(written.joined(separator: ", "))}"
    }
  }

  /// The functions, those with most keys first.
  private(set) var functions: [Function] = []

  /// The fewest keys that a function has to spell to be proposed.
  private static let keyMinimum = 4

  /// - Parameters:
  ///   - calls: The calls of each source, from a scan with the keys of the project's catalogs.
  ///   - configured: The functions that the settings name.
  init(_ calls: [LookupCalls], configured: [LocalizingFunction]) {
    var declared = Set(configured.map { Self.plainName($0.name) })
    var evidence: [LookupCalls.Callee: LookupCalls.Evidence] = [:]
    for calls in calls {
      declared.formUnion(calls.declared)
      evidence.merge(calls.evidence) { first, second in
        var sum = first
        sum.add(second)
        return sum
      }
    }
    functions = evidence.compactMap { callee, found in
      guard !declared.contains(Self.plainName(callee.name)), found.keys.count >= Self.keyMinimum,
        found.keyCount * 10 >= found.callCount * 9
      else { return nil }
      return Function(
        setting: Self.setting(callee, found), callCount: found.callCount,
        keyCount: found.keyCount)
    }.sorted { ($1.keyCount, $0.name, $0.row) < ($0.keyCount, $1.name, $1.row) }
  }

  private static func plainName(_ name: String) -> String {
    String(name.drop { ".#@".contains($0) })
  }

  private static func setting(
    _ callee: LookupCalls.Callee, _ found: LookupCalls.Evidence
  ) -> LocalizingFunction {
    func label(_ labels: String...) -> String? { labels.first(where: found.labels.contains) }
    return LocalizingFunction(
      name: callee.name, key: callee.key, comment: label("comment"),
      table: label("table", "tableName"), bundle: label("bundle"),
      defaultValue: label("defaultValue"))
  }
}
