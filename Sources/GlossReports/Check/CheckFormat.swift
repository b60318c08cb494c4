package import LocalizationModel

/// The shapes that a check's report comes in.
package enum CheckFormat: String, CaseIterable, Sendable {
  case text, xcode, github, sarif, json, ndjson, junit, checkstyle, gitlab, rdjsonl

  /// Whether people read it rather than machines.
  package var isForPeople: Bool { self == .text }
}

extension CheckReport {
  /// The whole report, ending with a line feed unless it is empty.
  ///
  /// - Parameter hasColour: Where the format knows colour.
  package func bytes(
    as format: CheckFormat, in language: MessageLanguage, hasColour: Bool = false
  ) -> ContiguousArray<UInt8> {
    switch format {
    case .text:
      var text = TerminalText(hasColour: hasColour)
      write(to: &text, in: language)
      return text.bytes
    case .xcode: return ContiguousArray(xcodeLines(in: language).utf8)
    case .github: return ContiguousArray(gitHubCommands(in: language).utf8)
    case .sarif: return sarif(in: language)
    case .json: return json(in: language)
    case .ndjson: return ndjson(in: language)
    case .junit: return ContiguousArray(junit(in: language).utf8)
    case .checkstyle: return ContiguousArray(checkstyle(in: language).utf8)
    case .gitlab: return gitLab(in: language)
    case .rdjsonl: return reviewdog(in: language)
    }
  }
}
