extension Configuration {
  /// Declarations of the types named under `types` as aliases of `LocalizedStringKey`, so that a
  /// literal of such a type is extracted as a key.
  var declarations: [OutsideDeclarations] {
    if types.isEmpty { return [] }
    let aliases = types.map { "typealias \($0) = LocalizedStringKey\n" }
    return [OutsideDeclarations(path ?? "", swift: aliases.joined())]
  }
}
