import LocalizationModel

extension SymbolUse {
  /// Returns the edits that turn the use into one of another symbol with the same arguments: the
  /// name and the labels.
  func edits(to symbol: GeneratedSymbol) -> [Fix.Edit] {
    let name = Self.escaped.contains(symbol.name) ? "`\(symbol.name)`" : symbol.name
    var edits = [Fix.Edit(nameRange, name)]
    for (argument, parameter) in zip(arguments ?? [], symbol.parameters)
    where argument.label != parameter.label {
      edits.append(Fix.Edit(argument.labelRange, parameter.label.map { "\($0): " } ?? ""))
    }
    return edits
  }

  /// The names that mean something else behind a period, unless they are in backticks.
  private static let escaped: Set<String> = ["Protocol", "Type", "init", "self"]
}
