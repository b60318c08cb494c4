import LocalizationModel

extension SymbolUse {
  /// What makes the use one of another symbol that takes the same arguments: its name, and the labels.
  func edits(to symbol: GeneratedSymbol) -> [Fix.Edit] {
    let name = Self.escaped.contains(symbol.name) ? "`\(symbol.name)`" : symbol.name
    var edits = [Fix.Edit(nameRange, name)]
    for (argument, parameter) in zip(arguments ?? [], symbol.parameters)
    where argument.label != parameter.label {
      edits.append(Fix.Edit(argument.labelRange, parameter.label.map { "\($0): " } ?? ""))
    }
    return edits
  }

  /// Behind a period only these mean something else.
  private static let escaped: Set<String> = ["Protocol", "Type", "init", "self"]
}
