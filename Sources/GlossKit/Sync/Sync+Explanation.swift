import CatalogSync
import LocalizationModel
import StringCatalog

extension Sync.Catalog {
  /// A line for each key that moves here from another catalog, for `--explain`.
  var messagesOnMoves: [Message] {
    changes.compactMap { change in
      guard case .moved(let old) = change.kind else { return nil }
      return Message(
        "'\(change.key)' moves from '\(old)' to '\(path)', with its translations",
        comment: "说明同步：键连同译文从一个目录移到另一个。%1$@：键；%2$@：原来的目录；%3$@：新的目录")
    }
  }
}

extension SourceSpellings {
  /// Returns a line with the number of missing keys that only sources in C, Objective-C or C++
  /// spell; `nil` for none.
  func messageOnOtherSources(in catalog: String) -> Message? {
    guard let index = catalogs.firstIndex(of: catalog) else { return nil }
    let count = missing[index].count { key in
      let spellers = spelled.spellers(of: key).filter { layout.maySpell($0, keysOf: catalog) }
      return !spellers.isEmpty
        && spellers.allSatisfy(FileKind.isC)
    }
    if count == 0 { return nil }
    return count == 1
      ? Message(
        "\(catalog): only C, Objective-C or C++ sources spell 1 key, which stays as it is",
        comment: "说明同步：只有 C 系列源码里有的键，保留。%@：目录")
      : Message(
        "\(catalog): only C, Objective-C or C++ sources spell \(count) keys, which stay as they are",
        comment: "说明同步：只有 C 系列源码里有的键，保留。%1$@：目录；%2$lld：键的数量")
  }
}

extension SyncPlan {
  /// A line for each function that is declared nowhere and looks keys of the catalogs up, with a row
  /// of the setting `functions`, for `--explain`.
  var messagesOnUnknownLookups: [Message] {
    UnknownLookups(lookupCalls, configured: project.configuration.functions).functions.map {
      Message(
        """
        '\($0.name)' is declared nowhere here, and \($0.keyCount) of its \($0.callCount) calls spell keys of the \
        catalogs: '"functions": [\($0.row)]' in gloss.json extracts them
        """,
        comment: "说明同步：没有声明的查找函数。%1$@：函数名；%2$lld：写出目录中的键的调用数；%3$lld：调用总数；%4$@：gloss.json 里的写法")
    }
  }
}
