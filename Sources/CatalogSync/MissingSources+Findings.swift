package import LocalizationModel
package import ProjectLayout

extension MissingSources {
  /// The most paths that a message names.
  private static let shownCount = 3

  /// Returns one finding for all keys that stay because this checkout lacks sources that may use
  /// them; `nil` if there are none.
  package func finding(about catalogs: [UnusedKeys]) -> Finding? {
    let affected = catalogs.filter { $0.countKeptForMissingSources > 0 }
    let places = Set(affected.flatMap { self.places(thatMaySpellKeysOf: $0.catalog.path) })
      .sortedByBytes()
    guard let first = places.first else { return nil }
    let count = affected.reduce(0) { $0 + $1.countKeptForMissingSources }
    let list = Self.list(places)
    let message =
      count == 1
      ? Message(
        """
        1 key found in no source here is kept, because this checkout lacks \(list): fetch the missing \
        sources, or list them under 'exclude'
        """, comment: "发现：检出的文件不全，一个键保留。%@：缺少的路径；'exclude' 是设置，原样保留")
      : Message(
        """
        \(count) keys found in no source here are kept, because this checkout lacks \(list): fetch the \
        missing sources, or list them under 'exclude'
        """, comment: "发现：检出的文件不全，若干键保留。%1$lld：键的数量；%2$@：缺少的路径；'exclude' 是设置，原样保留")
    return Finding(.sourcesIncomplete, message: message, path: first)
  }

  /// Returns one finding for each missing catalog that strings of this checkout go to.
  package func findings(
    onCatalogsOf groups: StringGroups, scope: PathScope
  ) -> [Finding] {
    catalogs.compactMap { catalog in
      let count = groups.countOfStrings(for: catalog, scope: scope)
      if count == 0 { return nil }
      let message =
        count == 1
        ? Message(
          "1 string is not synced, because this checkout lacks its catalog: fetch it, then run again",
          comment: "发现：检出的文件里缺少目录，它的一条字符串没有同步")
        : Message(
          "\(count) strings are not synced, because this checkout lacks their catalog: fetch it, then run again",
          comment: "发现：检出的文件里缺少目录，它的字符串没有同步。%lld：字符串的数量")
      return Finding(.sourcesIncomplete, message: message, path: catalog)
    }
  }

  /// A note for each build file with dead references.
  package var deadReferenceFindings: [Finding] {
    let byFile = Dictionary(grouping: deadReferences, by: \.buildFile)
    return byFile.keys.sortedByBytes().map { file in
      let paths = (byFile[file] ?? []).map(\.path).distinctByBytes()
      return Finding(
        .deadReference, limit: .info,
        message: Message(
          """
          names \(Self.list(paths)), which neither this folder nor git has: remove the \
          reference
          """, comment: "发现：工程引用的源码已不存在。%@：路径"),
        path: file)
    }
  }

  private static func list(_ paths: [String]) -> Message {
    Message.list(
      of: paths.prefix(shownCount).map { Message.quoted($0) }, isCut: paths.count > shownCount)
  }
}
