package import LocalizationModel
package import ProjectLayout
package import StringCatalog

/// Strings that no catalog serves, gathered by table so that `sync` reports each table once; where
/// an Xcode target lacks what another target has, once for each target.
///
/// The finding proposes what fits best: another catalog with the same keys, an older `.strings`
/// file, a catalog in no target, or a new one.
package struct TablesWithoutCatalog {
  private struct Group {
    /// The first string by path bytes and position.
    var first: ExtractedString
    /// The Xcode target that compiles the strings, if another target has a catalog of the table.
    let target: String?
    /// The path of a catalog of this table near ``first`` that belongs to no target.
    var stray: String?
    /// True if a target lists its files one by one, so that a new catalog must be added to it in
    /// Xcode.
    var isListed: Bool
    var count = 0
    var paths: Set<String> = []
    var keys: Set<String> = []
    /// True if no string names a bundle, so that all are looked up in the app's main bundle.
    var isLookedUpInApp = true
  }

  private struct GroupKey: Hashable {
    let table: String
    let target: String?
  }

  private var groups: [GroupKey: Group] = [:]
  /// Strings whose table is an expression instead of a literal.
  private var computed: [ExtractedString] = []

  /// Adds a string to the group of its table.
  ///
  /// - Parameter layout: Tells if a catalog of the table lies near but in no target.
  package mutating func add(_ string: ExtractedString, in layout: ProjectLayout) {
    guard let table = string.table.name else {
      computed.append(string)
      return
    }
    // Closures, because the layout is only asked for a new first string.
    let stray = { layout.catalogInNoTarget(near: string.path, table: table) }
    let isListed = { layout.needsCatalogInXcode(string.bundlePath, table: table) }
    let target = layout.targetWithoutCatalog(of: string.bundlePath, table: table)
    let key = GroupKey(table: table, target: target)
    var group =
      groups[key]
      ?? Group(first: string, target: target, stray: stray(), isListed: isListed())
    if string.path.precedesInBytes(group.first.path) {
      group.first = string
      group.stray = stray()
      group.isListed = isListed()
    }
    group.count += 1
    group.paths.insert(string.path)
    group.keys.insert(string.key)
    if string.bundle != nil { group.isLookedUpInApp = false }
    groups[key] = group
  }

  /// The project's `.strings` files, which may hold the tables; `nil` if they were not listed.
  package var older: LegacyTables?

  package init() {}

  /// True if no string was added: every string has a catalog.
  package var isEmpty: Bool { groups.isEmpty && computed.isEmpty }

  /// Returns one finding for each table without a catalog, and one for each string whose table is
  /// computed.
  ///
  /// - Parameter catalogs: The catalogs of the project, sorted by path. One of them may have the
  ///   keys: a package can look its texts up in the app's catalog.
  package func findings(_ catalogs: [StringCatalog]) -> [Finding] {
    groups.map { key, group in
      let table = key.table
      let home = catalogs.first { catalog in
        group.isLookedUpInApp && ProjectCatalog(catalog.path)?.table == table
          && group.keys.allSatisfy(catalog.holds)
      }
      let older = older?.files(of: table, for: group.first.bundlePath).first
      return Self.finding(table, group, home?.path, older)
    } + computed.map(Self.finding)
  }

  /// - Parameter home: The path of a catalog that has all keys, or `nil`.
  private static func finding(
    _ table: String, _ group: Group, _ home: String?, _ older: String?
  ) -> Finding {
    return Finding(
      .tableWithoutCatalog, message: message(table, group, home, older),
      path: group.first.path, range: group.first.range, position: group.first.position)
  }

  private static func message(
    _ table: String, _ group: Group, _ home: String?, _ older: String?
  ) -> Message {
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
    if let older {
      return Message(
        """
        no catalog '\(table).xcstrings' serves \(files), so \(strings) into no catalog: '\(older)' holds the \
        table, so 'gloss convert' makes the catalog, with its translations
        """,
        comment: "发现：没有目录服务这些文件，但有同名的 .strings 文件。%1$@：表名；%2$@：哪些文件；%3$@：多少字符串；%4$@：.strings 文件的路径")
    }
    if let home {
      return Message(
        """
        no catalog '\(table).xcstrings' serves \(files), so \(strings) into no catalog: '\(home)' has the \
        same keys, so map these sources to it under 'catalogs' in gloss.json ('gloss help config' shows how)
        """,
        comment: "发现：没有目录服务这些文件，但另一个目录里有同样的键。%1$@：表名；%2$@：哪些文件；%3$@：多少字符串；%4$@：那个目录的路径")
    }
    if let stray = group.stray {
      return Message(
        """
        no catalog '\(table).xcstrings' serves \(files), so \(strings) into no catalog: '\(stray)' is in \
        no target, so add it to one, or map it under 'catalogs' in gloss.json
        """,
        comment: "发现：附近的目录不属于任何 target。%1$@：表名；%2$@：哪些文件；%3$@：多少字符串；%4$@：目录的路径")
    }
    if let target = group.target {
      return message(table, of: target, group, files, strings)
    }
    if group.isListed {
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

  /// Returns the message for a target that lacks a catalog which another target has.
  private static func message(
    _ table: String, of target: String, _ group: Group, _ files: Message, _ strings: Message
  ) -> Message {
    if group.isListed {
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

  private static func finding(_ string: ExtractedString) -> Finding {
    guard case .computed(let expression) = string.table else {
      preconditionFailure("only tables without a name are computed")
    }
    return Finding(
      .tableNotLiteral,
      message: Message(
        """
        the table '\(expression)' is computed, so the string '\(string.key)' has no catalog: name \
        the table with a literal
        """, comment: "发现：表名不是字面量。%1$@：表名的表达式；%2$@：字符串的键"),
      path: string.path, range: string.range, position: string.position)
  }
}
