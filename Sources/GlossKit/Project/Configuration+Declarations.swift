extension Configuration {
  /// The types that it names: a literal does with them what it does with one of the SDKs.
  var declarations: [OutsideDeclarations] {
    if types.isEmpty { return [] }
    let aliases = types.map { "typealias \($0) = LocalizedStringKey\n" }
    return [OutsideDeclarations(path ?? "", swift: aliases.joined())]
  }
}
