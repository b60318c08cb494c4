/// Several texts with as many fixes applied as fit together, each fix in all of its files or in
/// none: one round of `check --fix`.
///
/// Each text follows the rules of ``EditedText``.
package struct EditedTexts: Sendable {
  /// The changed texts, by path.
  package let texts: [String: ContiguousArray<UInt8>]
  /// The number of fixes applied, by the path of their finding.
  package let fixCounts: [String: Int]

  /// Applies fixes to texts.
  ///
  /// - Parameters:
  ///   - texts: The texts that the edits' ranges refer to, by path. A fix that needs another file,
  ///     or points past the end of one, is left out.
  ///   - fixes: The fixes with the paths of their findings, in order of precedence.
  package init(
    _ texts: [String: ContiguousArray<UInt8>], applying fixes: [(path: String, fix: Fix)]
  ) {
    var accepted: [String: AcceptedEdits] = [:]
    var counts: [String: Int] = [:]
    for (path, fix) in fixes where !fix.edits.isEmpty || !fix.elsewhere.isEmpty {
      var places: [(path: String, places: [(edit: Fix.Edit, index: Int)])] = []
      let files = fix.files(from: path)
      for file in files {
        guard let count = texts[file.path]?.count,
          file.edits.allSatisfy({ $0.range.end <= count }),
          let found = accepted[file.path, default: AcceptedEdits()].places(of: file.edits)
        else { break }
        places.append((file.path, found))
      }
      guard places.count == files.count else { continue }
      for (path, places) in places { accepted[path, default: AcceptedEdits()].insert(places) }
      counts[path, default: 0] += 1
    }
    var edited: [String: ContiguousArray<UInt8>] = [:]
    for (path, edits) in accepted where !edits.edits.isEmpty {
      edited[path] = texts[path].map(edits.applied)
    }
    self.texts = edited
    fixCounts = counts
  }
}
