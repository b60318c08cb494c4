package import LocalizationModel
package import ProjectLayout
package import StringCatalog

/// Strings that no catalog serves, with one finding for each cause: a table that lacks its catalog,
/// in all targets or in one, an older `.strings` file, a catalog in no target, a computed table.
///
/// Sources that no target compiles are left out where targets are known: their strings are in no
/// product.
package struct TablesWithoutCatalog {
  /// The project's part in the findings.
  package struct Judge: Sendable {
    /// Returns the severity of a finding on a string; `nil` if it is off or suppressed there.
    package let severity: @Sendable (BuiltinDiagnostic, ExtractedString) -> Finding.Severity?
    /// The project's `.strings` files, which may hold the tables.
    package let older: LegacyTables
    /// True if an older file has a key.
    package let olderFileHolds: @Sendable (_ path: String, _ key: String) -> Bool

    package init(
      older: LegacyTables,
      olderFileHolds: @escaping @Sendable (_ path: String, _ key: String) -> Bool,
      severity: @escaping @Sendable (BuiltinDiagnostic, ExtractedString) -> Finding.Severity?
    ) {
      self.older = older
      self.olderFileHolds = olderFileHolds
      self.severity = severity
    }
  }

  /// The findings, and the number of strings without a home that they stand for. A string in an
  /// older file has a home, and one whose finding is a note is allowed to have none.
  package struct Result: Sendable {
    package fileprivate(set) var findings: [Finding] = []
    package fileprivate(set) var stringCount = 0
  }

  fileprivate struct Group {
    /// The first string by path bytes and position.
    var first: ExtractedString
    var count = 0
    var paths: Set<String> = []
    var keys: Set<String> = []
    /// True if no string names a bundle, so that all are looked up in the app's main bundle.
    var isLookedUpInApp = true
  }

  /// The cause that the strings of a group share.
  fileprivate struct Cause: Hashable {
    let table: String
    var place: Place
    /// True if the older file has the keys.
    let isInOlderFile: Bool
    let severity: Finding.Severity
  }

  /// The part of a cause that depends on the source and the table alone.
  fileprivate struct Place: Hashable {
    /// The Xcode target that compiles the strings, if another target has a catalog of the table.
    let target: String?
    /// The path of a catalog of this table near the source that belongs to no target.
    let stray: String?
    /// True if a target lists its files one by one, so that a new catalog must be added to it in
    /// Xcode.
    let isListed: Bool
    /// The paths of the older files that hold the table.
    let older: [String]
  }

  private var strings: [ExtractedString] = []

  package init() {}

  /// Adds a string that no catalog serves.
  package mutating func add(_ string: ExtractedString, in layout: ProjectLayout) {
    if layout.isCompiled(string.path) { strings.append(string) }
  }

  /// True if no string was added: every string has a catalog.
  package var isEmpty: Bool { strings.isEmpty }

  /// The paths of the sources with such strings.
  package var paths: Set<String> { Set(strings.map(\.path)) }

  /// Returns the keys that share their table and source, with the older files that hold the table.
  package func lookups(in older: LegacyTables) -> [(keys: [String], files: [String])] {
    if older.isEmpty { return [] }
    let places = Dictionary(grouping: strings) { [$0.table.name ?? "", $0.bundlePath] }
    return places.compactMap { place, strings in
      let files = older.files(of: place[0], for: place[1])
      return files.isEmpty ? nil : (strings.map(\.key), files)
    }
  }

  /// Returns one finding for each cause.
  ///
  /// - Parameter catalogs: The catalogs of the project, sorted by path. One of them may have the
  ///   keys: a package can look its texts up in the app's catalog.
  package func result(
    beside catalogs: [StringCatalog], in layout: ProjectLayout, _ judge: Judge
  ) -> Result {
    var result = Result()
    var groups: [Cause: Group] = [:]
    var places: [String: [String: Place]] = [:]
    for string in strings {
      guard let table = string.table.name else {
        if let severity = judge.severity(.tableNotLiteral, string) {
          result.findings.append(Self.finding(string, severity))
          if severity > .info { result.stringCount += 1 }
        }
        continue
      }
      guard let severity = judge.severity(.tableWithoutCatalog, string) else { continue }
      let place =
        places[table]?[string.bundlePath] ?? Place(of: string, table, in: layout, judge.older)
      places[table, default: [:]][string.bundlePath] = place
      let isInOlderFile = place.older.contains { judge.olderFileHolds($0, string.key) }
      if severity > .info, !isInOlderFile { result.stringCount += 1 }
      let cause = Cause(
        table: table, place: place, isInOlderFile: isInOlderFile, severity: severity)
      groups[cause, default: Group(first: string)].add(string)
    }
    for (cause, group) in groups {
      let home = catalogs.first { catalog in
        group.isLookedUpInApp && ProjectCatalog(catalog.path)?.table == cause.table
          && group.keys.allSatisfy(catalog.holds)
      }
      result.findings.append(Self.finding(cause, group, home?.path))
    }
    return result
  }

  /// - Parameter home: The path of a catalog that has all keys, or `nil`.
  private static func finding(_ cause: Cause, _ group: Group, _ home: String?) -> Finding {
    var finding = Finding(
      .tableWithoutCatalog, message: message(cause, group, home),
      path: group.first.path, range: group.first.range, position: group.first.position)
    finding.severity = cause.severity
    return finding
  }

  private static func message(_ cause: Cause, _ group: Group, _ home: String?) -> Message {
    let table = cause.table
    let others = group.paths.count - 1
    let files =
      switch others {
      case 0:
        Message("this file", comment: "“没有目录服务此文件”一句的宾语：只有一个文件")
      case 1:
        Message("this file and 1 other file", comment: "“没有目录服务此文件”一句的宾语：共两个文件")
      default:
        Message(
          "this file and \(others) other files",
          comment: "“没有目录服务此文件”一句的宾语。%lld：其他文件的数量")
      }
    let strings =
      group.count == 1
      ? Message("1 string goes", comment: "“有若干字符串无处保存”一句的主语：一个字符串")
      : Message("\(group.count) strings go", comment: "“有若干字符串无处保存”一句的主语。%lld：字符串的数量")
    if let home, home.contains(".lproj/") {
      return Message(
        """
        no catalog '\(table).xcstrings' serves \(files), so \(strings) into no catalog: '\(home)' has the \
        same keys, and Xcode does not load it from there, so move it out of that folder
        """,
        comment: "发现：没有目录服务这些文件，有同样键的目录放在某种语言的文件夹里。%1$@：表名；%2$@：哪些文件；%3$@：多少字符串；%4$@：那个目录的路径")
    }
    if let older = cause.place.older.first {
      return message(cause, older, files, strings)
    }
    if let home {
      return Message(
        """
        no catalog '\(table).xcstrings' serves \(files), so \(strings) into no catalog: '\(home)' has the \
        same keys, so map these sources to it under 'catalogs' in gloss.json ('gloss help config' shows how)
        """,
        comment: "发现：没有目录服务这些文件，但另一个目录里有同样的键。%1$@：表名；%2$@：哪些文件；%3$@：多少字符串；%4$@：那个目录的路径")
    }
    if let stray = cause.place.stray {
      return Message(
        """
        no catalog '\(table).xcstrings' serves \(files), so \(strings) into no catalog: '\(stray)' is in \
        no target, so add it to one, or map it under 'catalogs' in gloss.json
        """,
        comment: "发现：附近的目录不属于任何 target。%1$@：表名；%2$@：哪些文件；%3$@：多少字符串；%4$@：目录的路径")
    }
    if let target = cause.place.target {
      return message(cause, of: target, files, strings)
    }
    if cause.place.isListed {
      return Message(
        """
        no catalog '\(table).xcstrings' serves \(files), so \(strings) into no catalog: the target lists \
        its files, so add one in Xcode, or map it under 'catalogs' in gloss.json
        """, comment: "发现：没有可保存字符串的目录，而且要在 Xcode 里新建。%1$@：表名；%2$@：哪些文件；%3$@：多少字符串")
    }
    return Message(
      """
      no catalog '\(table).xcstrings' serves \(files), so \(strings) into no catalog: make \
      one with 'gloss sync --create', map it under 'catalogs' in gloss.json, or, if the files belong to no \
      target, list them under 'exclude'
      """, comment: "发现：没有可保存字符串的目录。%1$@：表名；%2$@：哪些文件；%3$@：多少字符串")
  }

  /// Returns the message for a table that an older file holds.
  private static func message(
    _ cause: Cause, _ older: String, _ files: Message, _ strings: Message
  ) -> Message {
    let table = cause.table
    if !cause.isInOlderFile {
      return Message(
        """
        no catalog '\(table).xcstrings' serves \(files), so \(strings) into no catalog: '\(older)' holds the \
        table, but not these keys: make the catalog with 'gloss convert', then run 'gloss sync'
        """,
        comment:
          "发现：没有目录服务这些文件，同名的 .strings 文件里也没有这些键。%1$@：表名；%2$@：哪些文件；%3$@：多少字符串；%4$@：.strings 文件的路径"
      )
    }
    return Message(
      """
      no catalog '\(table).xcstrings' serves \(files), so \(strings) into no catalog: '\(older)' holds the \
      table, so 'gloss convert' makes the catalog, with its translations
      """,
      comment: "发现：没有目录服务这些文件，但有同名的 .strings 文件。%1$@：表名；%2$@：哪些文件；%3$@：多少字符串；%4$@：.strings 文件的路径")
  }

  /// Returns the message for a target that lacks a catalog which another target has.
  private static func message(
    _ cause: Cause, of target: String, _ files: Message, _ strings: Message
  ) -> Message {
    let table = cause.table
    if cause.place.isListed {
      return Message(
        """
        target '\(target)' compiles \(files) and has no catalog '\(table).xcstrings', so \(strings) into no \
        catalog: add one to the target in Xcode, or map it under 'catalogs' in gloss.json
        """,
        comment:
          "发现：这个 target 没有其他 target 有的目录，要在 Xcode 里加。%1$@：target；%2$@：哪些文件；%3$@：表名；%4$@：多少字符串")
    }
    return Message(
      """
      target '\(target)' compiles \(files) and has no catalog '\(table).xcstrings', so \(strings) into no \
      catalog: make one with 'gloss sync --create', or map it under 'catalogs' in gloss.json
      """,
      comment: "发现：这个 target 没有其他 target 有的目录。%1$@：target；%2$@：哪些文件；%3$@：表名；%4$@：多少字符串")
  }

  private static func finding(
    _ string: ExtractedString, _ severity: Finding.Severity
  ) -> Finding {
    guard case .computed(let expression) = string.table else {
      preconditionFailure("only tables without a name are computed")
    }
    var finding = Finding(
      .tableNotLiteral,
      message: Message(
        """
        the table '\(expression)' is computed, so the string '\(string.key)' has no catalog: name \
        the table with a literal
        """, comment: "发现：表名不是字面量。%1$@：表名的表达式；%2$@：字符串的键"),
      path: string.path, range: string.range, position: string.position)
    finding.severity = severity
    return finding
  }
}

extension TablesWithoutCatalog.Group {
  fileprivate mutating func add(_ string: ExtractedString) {
    let isEarlier =
      string.path == first.path
      ? string.range.start < first.range.start : string.path.precedesInBytes(first.path)
    if isEarlier { first = string }
    count += 1
    paths.insert(string.path)
    keys.insert(string.key)
    if string.bundle != nil { isLookedUpInApp = false }
  }
}

extension TablesWithoutCatalog.Place {
  fileprivate init(
    of string: ExtractedString, _ table: String, in layout: ProjectLayout, _ older: LegacyTables
  ) {
    target = layout.targetWithoutCatalog(of: string.bundlePath, table: table)
    stray = layout.catalogInNoTarget(near: string.path, table: table)
    isListed = layout.needsCatalogInXcode(string.bundlePath, table: table)
    self.older = older.files(of: table, for: string.bundlePath)
  }
}
