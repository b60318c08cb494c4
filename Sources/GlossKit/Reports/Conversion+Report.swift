import GlossReports
import LocalizationModel

/// What `gloss convert` prints.
extension Conversion {
  /// A line for each file that is made or changes.
  package func text(hasColour: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    for file in files where file.isChanged {
      text.append("\(file.path): ", .strong)
      text.line(
        (file.count == 1 ? "1 text" : "\(file.count) texts") + (file.oldBytes == nil ? ", new" : "")
      )
    }
    return text.bytes
  }

  package func summary(isWritten: Bool) -> String {
    let count = files.count(where: \.isChanged)
    if count == 0 { return "nothing to convert that is not there already" }
    let subject = count == 1 ? "1 file" : "\(count) files"
    return isWritten ? "\(subject) written" : "\(subject) would be written"
  }

  /// Whether nothing but notes was found.
  package var isFlawless: Bool { findings.allSatisfy { $0.severity == .info } }
}
