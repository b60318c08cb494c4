extension Configuration {
  /// The types named under `types`, declared as aliases of `LocalizedStringKey`: a literal that
  /// becomes one of them is a key.
  var declarations: [OutsideDeclarations] {
    if types.isEmpty { return [] }
    let aliases = types.map { "typealias \($0) = LocalizedStringKey\n" }
    return [OutsideDeclarations(path ?? "", swift: aliases.joined())]
  }
}
