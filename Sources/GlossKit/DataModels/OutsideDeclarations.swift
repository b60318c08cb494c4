import SourceScanner

extension Configuration {
  /// The types that it names: a literal does with them what it does with one of the SDKs.
  var declarations: [OutsideDeclarations] {
    if types.isEmpty { return [] }
    let aliases = types.map { "typealias \($0) = LocalizedStringKey\n" }
    return [OutsideDeclarations(path ?? "", swift: aliases.joined())]
  }
}

/// What a project declares outside its sources.
struct OutsideDeclarations: Sendable {
  /// Of the file that says so.
  let path: String
  let part: SourcePart

  init(_ path: String, swift: String) {
    self.path = path
    var scan = SourceScan.declarations(in: ContiguousArray(swift.utf8))
    part = SourcePart(&scan)
  }
}
