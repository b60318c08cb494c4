import GlossReports

/// What `gloss git` prints.
extension GitIntegration {
  /// A line for each thing that was or would be changed.
  package static func text(_ steps: [Step], hasColour: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    for step in steps { text.line(step.description) }
    return text.bytes
  }
}

extension GitIntegration.Status {
  /// For a status without problems.
  package var summary: String {
    let catalogs = catalogCount == 1 ? "1 catalog" : "\(catalogCount) catalogs"
    return "git merges \(catalogs) of this repository by entries"
  }

  package func text(hasColour: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    let commands = [
      ("merge driver  ", mergeDriver), ("textconv      ", textConversion),
      ("clean filter  ", cleanFilter),
    ]
    for (name, command) in commands {
      text.append(name, .strong)
      text.line(command ?? "none", command == nil ? .faint : .plain)
    }
    for (path, attribute) in others {
      text.append("\(path): ", .strong)
      text.line(attribute)
    }
    return text.bytes
  }
}
