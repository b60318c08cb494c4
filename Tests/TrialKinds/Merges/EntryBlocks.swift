package import Foundation
import StringCatalog

/// The lines of each entry of a catalog in Xcode's form, by which ``GitTrial`` compares catalogs.
/// The catalog is not parsed, because after a merge by lines it may not be JSON.
package struct EntryBlocks {
  /// The blocks of lines, by the line with the key. A key may have several.
  private let blocks: [String: [[String]]]

  package init(_ bytes: Data) {
    var blocks: [String: [[String]]] = [:]
    var name: String?
    var lines: [String] = []
    for line in String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let isKey = line.hasPrefix("    \"") && line.hasSuffix(" : {")
      if isKey || line == "    }" || line == "    }," || line == "  }," {
        if let name { blocks[name, default: []].append(lines) }
        name = isKey ? String(line) : nil
        lines = []
      } else if name != nil {
        lines.append(String(line))
      }
    }
    self.blocks = blocks
  }

  /// Counts the entries of this catalog that another one has lost, broken, or kept whole.
  package func fate(in other: EntryBlocks) -> (lost: Int, broken: Int, whole: Int) {
    var fate = (lost: 0, broken: 0, whole: 0)
    for (name, block) in blocks {
      switch other.blocks[name] {
      case nil: fate.lost += 1
      case block?: fate.whole += 1
      default: fate.broken += 1
      }
    }
    return fate
  }

  /// Returns one line about a merged file, for reports.
  package static func judgement(wanted: Data, merged: Data) -> String {
    let (all, found) = (EntryBlocks(wanted), EntryBlocks(merged))
    let fate = all.fate(in: found)
    let extra = Set(found.blocks.keys).subtracting(all.blocks.keys).count
    let catalog = try? StringCatalog(ContiguousArray(merged), path: "merged")
    let isBroken = catalog?.duplicates.contains { !$0.isHarmless } ?? true
    let hunks = String(decoding: merged, as: UTF8.self).split(separator: "\n")
      .count { $0.hasPrefix("<<<<<<< ") }
    return """
      \(hunks) conflict hunks, \(fate.lost) entries lost, \(fate.broken) broken, \(extra) too many, \
      \(fate.whole) whole; \
      \(catalog == nil ? "no JSON any more" : isBroken ? "contradicts itself" : "a catalog")\
      \(wanted == merged ? ", every byte as wanted" : "")
      """
  }
}
