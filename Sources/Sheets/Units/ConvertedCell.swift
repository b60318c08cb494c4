/// Recognizes cells whose text a spreadsheet program made from the typed text: errors, scientific
/// notation, numbers without their leading zeros, and texts cut at the greatest length of a cell.
/// ``SheetReader`` refuses the units of such cells.
enum ConvertedCell {
  private static let errors: Set = [
    "#NAME?", "#REF!", "#VALUE!", "#DIV/0!", "#NUM!", "#NULL!", "#N/A", "#SPILL!", "#CALC!",
  ]
  /// The greatest length of a cell in Excel and LibreOffice, in UTF-16 units.
  private static let longest = 32_767

  /// True if a program converted the text.
  ///
  /// - Parameter source: The source of the translation.
  static func isConverted(_ text: String, of source: String) -> Bool {
    // LibreOffice's errors have numbers from `Err:501` on.
    if errors.contains(text) || text.hasPrefix("Err:5") && text.utf8.count == 7 { return true }
    if text.utf8.count >= longest, text.utf16.count == longest { return true }
    if isScientific(text) { return !isScientific(source) || isSameNumber(text, source) }
    return hasLostZeros(text, source)
  }

  /// True for numbers as programs write large ones: `1E+05`, `1,23E+11`.
  private static func isScientific(_ text: String) -> Bool {
    let parts = text.split(separator: "E", omittingEmptySubsequences: false)
    guard parts.count == 2, let sign = parts[1].first, sign == "+" || sign == "-" else {
      return false
    }
    let mantissa = parts[0].drop { $0 == "-" }
    return !mantissa.isEmpty && mantissa.allSatisfy { isDigit($0) || $0 == "." || $0 == "," }
      && parts[1].count > 1 && parts[1].dropFirst().allSatisfy(isDigit)
  }

  /// True if text and source are the same number in different spellings.
  private static func isSameNumber(_ text: String, _ source: String) -> Bool {
    text != source && Double(text) != nil && Double(text) == Double(source)
  }

  /// True if the text is the source's digits without its leading zeros.
  private static func hasLostZeros(_ text: String, _ source: String) -> Bool {
    guard source.first == "0", source.count > 1, source.allSatisfy(isDigit) else { return false }
    let rest = source.drop { $0 == "0" }
    return text == (rest.isEmpty ? "0" : String(rest))
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
