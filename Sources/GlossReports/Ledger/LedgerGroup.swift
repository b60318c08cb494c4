import LocalizationModel
import TranslationUnits

/// Units of a ledger (an import's account of every unit) that share an outcome and a reason, as one
/// line of ``LedgerText``:
/// `skipped   9 units ('Save', 'Open', 'Close' …): the catalog has no such key`.
struct LedgerGroup {
  /// The word that the line begins with, in the order of lines.
  enum Kind: Int {
    /// A translation that must not enter the catalog, such as one with wrong placeholders.
    case refused
    /// A translation that has no entry in the catalog, such as one whose key was removed.
    case skipped
    /// A remark on a unit or a file, applied or not.
    case note
    /// A unit that was left out without loss, such as an untranslated one.
    case quiet
  }

  let kind: Kind
  /// The reason of the group's first unit. The reasons of further units have the same code; their
  /// messages may differ.
  let reason: LedgerReason
  private(set) var count = 0
  /// Up to four different ids in the order of the file. ``LedgerText`` shows three; a fourth makes
  /// it add an ellipsis.
  private(set) var names: [String] = []
  /// The line of the unit in its file if the group has one unit only, else `nil`.
  private(set) var line: Int?
  /// The message of the only unit; `nil` for a group of several.
  private var onlyMessage: Message?
  // True while all units have the same message, which is then written for all of them.
  private var hasCommonMessage = true
  private var moves: [LedgerMove?] = []

  private init(_ kind: Kind, _ reason: LedgerReason) {
    (self.kind, self.reason) = (kind, reason)
    moves = [reason.move]
  }

  /// - Parameter count: The number of added units; 0 for a remark on a whole file.
  private mutating func add(
    _ reason: LedgerReason, _ name: String?, of entry: LedgerEntry?, count: Int = 1
  ) {
    line = self.count == 0 ? entry?.line : nil
    onlyMessage = self.count == 0 ? entry?.message(reason) : nil
    self.count += count
    if reason != self.reason {
      if hasCommonMessage, reason.message != self.reason.message { hasCommonMessage = false }
      moves.append(reason.move)
    }
    if let name, names.count < 4, !names.contains(name) { names.append(name) }
  }

  /// The message for all units: their common one, else a general one for the reason.
  var message: Message {
    if let onlyMessage { return onlyMessage }
    if hasCommonMessage { return reason.message }
    if let move = FolderMove(moves) {
      return Message(
        """
        the project has no catalogs in '\(move.old)', but others with their keys in '\(move.new)': \
        '--map \(move.old)=\(move.new)' takes them
        """, comment: "导入记录：目录整个文件夹移动了。%1$@ 与 %3$@：原文件夹；%2$@ 与 %4$@：新文件夹")
    }
    return reason.generalMessage
  }

  /// Returns the groups of some parts, refused units first, then skipped ones, notes and the rest;
  /// `nil` if there are more groups than the limit, unless all of them are ``Kind/quiet``.
  ///
  /// - Parameters:
  ///   - namesFiles: True if a reason that holds for a whole file names the file instead of units.
  ///   - weight: The least ``LedgerReason/weightOfTexts`` at which each unit is a group of its own.
  ///   - limit: The greatest number of groups.
  static func all(
    of parts: [LedgerReport.Part], namingFiles namesFiles: Bool, apartFrom weight: Int = .max,
    atMost limit: Int
  ) -> [LedgerGroup]? {
    var groups: [LedgerGroup] = []
    var indices: [String: Int] = [:]
    var isQuiet = true
    func add(
      _ kind: Kind, _ reason: LedgerReason, _ name: String?, of entry: LedgerEntry? = nil,
      count: Int = 1
    ) {
      let isAlone = reason.weightOfTexts >= weight
      let id = "\(kind.rawValue) \(reason.code)" + (isAlone ? " \(groups.count)" : "")
      let index = indices[id] ?? groups.count
      if index == groups.count {
        indices[id] = index
        groups.append(LedgerGroup(kind, reason))
        if kind != .quiet { isQuiet = false }
      }
      groups[index].add(reason, name, of: entry, count: count)
    }
    for part in parts {
      let file = part.origin.catalog ?? part.origin.original
      for remark in part.remarks { add(.note, remark, namesFiles ? file : nil, count: 0) }
      for entry in part.entries {
        func name(_ reason: LedgerReason) -> String {
          (namesFiles && reason.concernsWholeFile ? part.origin.original : entry.id) ?? ""
        }
        if let reason = entry.outcome.reason {
          if !entry.losesWork {
            add(.quiet, reason, nil)
          } else {
            let kind: Kind = entry.outcome.name == .refused ? .refused : .skipped
            add(kind, reason, name(reason), of: entry)
          }
        }
        for remark in entry.remarks { add(.note, remark, entry.id ?? "", of: entry) }
        if groups.count > limit, !isQuiet { return nil }
      }
      if part.untranslatedCount > 0 {
        add(.quiet, .notTranslated, nil, count: part.untranslatedCount)
      }
    }
    return groups.enumerated()
      .sorted { ($0.element.kind.rawValue, $0.offset) < ($1.element.kind.rawValue, $1.offset) }
      .map(\.element)
  }
}

/// A folder rename that explains all missing catalogs of some translators' files, so that one
/// `--map OLD=NEW` finds all of them.
private struct FolderMove {
  let old: String
  let new: String

  /// Finds the folders; the result is `nil` unless all moves have the same old and the same new
  /// one.
  ///
  /// - Parameter moves: The known moves of catalogs; `nil` for a reason without one, which rules a
  ///   common folder out.
  init?(_ moves: [LedgerMove?]) {
    var folders: Set<[String]> = []
    for move in moves {
      guard let move else { return nil }
      let old = move.original.split(separator: "/")
      let new = move.path.split(separator: "/")
      // The number of equal path components at the end: at least the file's name, and less than the
      // whole path, so that a folder is left to map.
      let shared = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
      guard shared > 0, shared < old.count, shared < new.count else { return nil }
      folders.insert([
        old.dropLast(shared).joined(separator: "/"), new.dropLast(shared).joined(separator: "/"),
      ])
    }
    guard folders.count == 1, let only = folders.first else { return nil }
    (old, new) = (only[0], only[1])
  }
}
