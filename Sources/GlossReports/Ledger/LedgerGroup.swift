import LocalizationModel
import TranslationUnits

/// Units of one outcome that share a reason: one thing that a person can act on.
struct LedgerGroup {
  /// What its line begins with, in the order of lines.
  enum Kind: Int {
    /// A translation that cannot be taken.
    case refused
    /// A translation without a place.
    case skipped
    case note
    /// Nothing to take.
    case quiet
  }

  let kind: Kind
  /// The first unit's.
  let reason: LedgerReason
  private(set) var count = 0
  /// The first three.
  private(set) var names: [String] = []
  /// The line of the only unit.
  private(set) var line: Int?
  /// What is said of it.
  private var messageOfOne: Message?
  private var isOfOneText = true
  private var moves: [LedgerMove?] = []

  private init(_ kind: Kind, _ reason: LedgerReason) {
    (self.kind, self.reason) = (kind, reason)
    moves = [reason.move]
  }

  /// - Parameter count: 1 for a unit, 0 for a remark on a whole file.
  private mutating func add(
    _ reason: LedgerReason, _ name: String?, of entry: LedgerEntry?, count: Int = 1
  ) {
    line = self.count == 0 ? entry?.line : nil
    messageOfOne = self.count == 0 ? entry?.message(reason) : nil
    self.count += count
    if reason != self.reason {
      if isOfOneText, reason.message != self.reason.message { isOfOneText = false }
      moves.append(reason.move)
    }
    if let name, names.count < 4, !names.contains(name) { names.append(name) }
  }

  /// What is to be said of all of them.
  var message: Message {
    if let messageOfOne { return messageOfOne }
    if isOfOneText { return reason.message }
    if let move = FolderMove(moves) {
      return Message(
        """
        the project has no catalogs in '\(move.old)', but others with their keys in '\(move.new)': \
        '--map \(move.old)=\(move.new)' takes them
        """, comment: "导入记录：目录整个文件夹移动了。%1$@ 与 %3$@：原文件夹；%2$@ 与 %4$@：新文件夹")
    }
    return reason.generalMessage
  }

  /// The groups of some parts, those that ask for the most first.
  ///
  /// - Parameters:
  ///   - namesFiles: Whether reasons of a whole file name the file, not its units.
  ///   - weight: Units with reasons of this weight or more are groups of their own.
  ///   - limit: How many groups there is room for.
  /// - Returns: `nil` if there are more, unless all so far are ``Kind/quiet``.
  static func all(
    of parts: [LedgerReport.Part], namingFiles namesFiles: Bool, apartFrom weight: Int = .max,
    atMost limit: Int
  ) -> [LedgerGroup]? {
    var groups: [LedgerGroup] = []
    var places: [String: Int] = [:]
    var isQuiet = true
    func add(
      _ kind: Kind, _ reason: LedgerReason, _ name: String?, of entry: LedgerEntry? = nil,
      count: Int = 1
    ) {
      let isApart = reason.weightOfTexts >= weight
      let id = "\(kind.rawValue) \(reason.code)" + (isApart ? " \(groups.count)" : "")
      let place = places[id] ?? groups.count
      if place == groups.count {
        places[id] = place
        groups.append(LedgerGroup(kind, reason))
        if kind != .quiet { isQuiet = false }
      }
      groups[place].add(reason, name, of: entry, count: count)
    }
    for part in parts {
      let file = part.origin.catalog ?? part.origin.original
      for remark in part.remarks { add(.note, remark, namesFiles ? file : nil, count: 0) }
      for entry in part.entries {
        func name(_ reason: LedgerReason) -> String {
          (namesFiles && reason.isOfWholeFile ? part.origin.original : entry.id) ?? ""
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

/// A folder that all catalogs of some files have moved from, and the one that they moved to.
private struct FolderMove {
  let old: String
  let new: String

  /// - Parameter moves: `nil` for a file that is not known to have moved to one place.
  init?(_ moves: [LedgerMove?]) {
    var folders: Set<[String]> = []
    for move in moves {
      guard let move else { return nil }
      let old = move.original.split(separator: "/")
      let new = move.path.split(separator: "/")
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
