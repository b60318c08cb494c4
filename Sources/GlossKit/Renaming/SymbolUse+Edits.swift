import LocalizationModel

extension SymbolUse {
  /// Returns the edits of name and labels that make the use refer to another symbol, which takes
  /// the same arguments.
  func edits(to symbol: GeneratedSymbol) -> [Fix.Edit] {
    let name = Self.escapedNames.contains(symbol.name) ? "`\(symbol.name)`" : symbol.name
    var edits = [Fix.Edit(nameRange, name)]
    for (argument, parameter) in zip(arguments ?? [], symbol.parameters)
    where argument.label != parameter.label {
      edits.append(Fix.Edit(argument.labelRange, parameter.label.map { "\($0): " } ?? ""))
    }
    return edits
  }

  /// The names that Swift reads as keywords after a period, unless they are in backticks.
  private static let escapedNames: Set<String> = ["Protocol", "Type", "init", "self"]
}
