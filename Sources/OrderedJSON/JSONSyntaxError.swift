/// The first fault of a text that is not JSON, as data. The wording, English and Chinese, stands in
/// `StringCatalog`, because this target imports nothing.
package struct JSONSyntaxError: Error, Equatable, Sendable {
  /// The kind of fault.
  package enum Reason: Equatable, Sendable {
    case empty
    case tooLarge
    case tooDeep(limit: Int)
    case notUTF8
    case utf16
    /// - Parameter line: The line before which a closing bracket is missing, judged by indentation.
    case endOfFile(wanted: Wanted, line: Int?)
    /// A line that git writes into conflicting files; the associated value is its seven characters.
    case conflictMarker(String)
    case forbiddenComment
    case openComment
    /// - Parameter lacksComma: True if a comma before the character would repair the text.
    case unexpected(Found, wanted: Wanted, lacksComma: Bool)
    case commaBefore(Unicode.Scalar)
    case leadingZero
    case missingDigit
    case openString
    case lineBreakInString
    case tabInString
    /// A control character other than tab and line break, by its value.
    case controlCharacterInString(UInt8)
    case escape(EscapeFault)
  }

  /// The token that the grammar asks for at the offset.
  package enum Wanted: Equatable, Sendable {
    case value, end, memberName, colon, comment
    case commaOr(Unicode.Scalar)
  }

  /// The character at the offset, which the grammar does not allow there.
  package enum Found: Equatable, Sendable {
    case character(Character)
    /// A control character, by its value.
    case control(UInt8)
  }

  /// The fault of an escape.
  package enum EscapeFault: Equatable, Sendable {
    case endOfFile, unknown, digits, lowSurrogate, highSurrogate
  }

  /// The offset of the fault, in UTF-8 bytes from the start of the file.
  package let offset: Int
  /// The kind of fault, with the details that its wording needs.
  package let reason: Reason

  package init(offset: Int, _ reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}
