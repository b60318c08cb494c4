/// What some fixes make of several texts, each fix in all of its files or in none.
///
/// The rules of ``EditedText`` hold in each text.
package struct EditedTexts: Sendable {
  /// The texts that have edits, with these made.
  package let texts: [String: ContiguousArray<UInt8>]
  /// By the file of their finding, how many of the fixes are made.
  package let fixCounts: [String: Int]

  /// - Parameters:
  ///   - texts: What the ranges of the edits are about, by path. A fix that needs another file, or
  ///     points past the end of one, is left out.
  ///   - fixes: With the paths of their findings. The first one wins where two collide.
  package init(
    _ texts: [String: ContiguousArray<UInt8>], applying fixes: [(path: String, fix: Fix)]
  ) {
    var taken: [String: TakenEdits] = [:]
    var counts: [String: Int] = [:]
    for (path, fix) in fixes where !fix.edits.isEmpty || !fix.elsewhere.isEmpty {
      var places: [(path: String, places: [(edit: Fix.Edit, index: Int)])] = []
      let files = fix.files(from: path)
      for file in files {
        guard let count = texts[file.path]?.count,
          file.edits.allSatisfy({ $0.range.end <= count }),
          let found = taken[file.path, default: TakenEdits()].places(of: file.edits)
        else { break }
        places.append((file.path, found))
      }
      guard places.count == files.count else { continue }
      for (path, places) in places { taken[path, default: TakenEdits()].insert(places) }
      counts[path, default: 0] += 1
    }
    var edited: [String: ContiguousArray<UInt8>] = [:]
    for (path, edits) in taken where !edits.edits.isEmpty {
      edited[path] = texts[path].map(edits.applied)
    }
    self.texts = edited
    fixCounts = counts
  }
}
