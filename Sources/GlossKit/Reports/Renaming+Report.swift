import GlossReports

/// What `gloss rename` prints.
extension Renaming {
  /// A line for each file that changes.
  package func text(keepsStates: Bool, hasColour: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    for file in files {
      text.append("\(file.path): ", .strong)
      if file.isCatalog {
        let languages = file.count == 1 ? "1 language" : "\(file.count) languages"
        text.line(
          file.count == 0
            ? "the key, without translations"
            : "the key, with translations to \(languages)"
              + (keepsStates ? "" : ", to be reviewed"))
      } else {
        text.line(file.count == 1 ? "1 literal" : "\(file.count) literals")
      }
    }
    return text.bytes
  }

  /// The changes as a unified diff that `patch` and `git apply` take.
  package func diff(isForPeople: Bool, hasColour: Bool) -> ContiguousArray<UInt8> {
    files.reduce(into: []) {
      $0 += UnifiedDiff(from: $1.oldBytes, to: $1.newBytes)
        .bytes(path: $1.path, isForPeople: isForPeople, hasColour: hasColour)
    }
  }

  /// How many files changed, or would.
  package func summary(isWritten: Bool) -> String {
    let count = files.count == 1 ? "1 file" : "\(files.count) files"
    return isWritten ? "\(count) changed" : "\(count) would change"
  }
}
