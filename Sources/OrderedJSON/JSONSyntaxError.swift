/// Why bytes are not JSON, as data: the words stand where errors are reported.
public struct JSONSyntaxError: Error, Equatable, Sendable {
  /// What was found.
  package enum Reason: Equatable, Sendable {
    case empty
    case tooLarge
    case tooDeep(limit: Int)
    case notUTF8
    case utf16
    /// - Parameter line: Where the indentation says that a closing bracket is missing.
    case endOfFile(wanted: Wanted, line: Int?)
    /// The marker that git writes.
    case conflictMarker(String)
    case forbiddenComment
    case openComment
    /// - Parameter lacksComma: Whether a comma before it would do.
    case unexpected(Found, wanted: Wanted, lacksComma: Bool)
    case commaBefore(Unicode.Scalar)
    case leadingZero
    case missingDigit
    case openString
    case lineBreakInString
    case tabInString
    /// A control character, by its value.
    case controlCharacterInString(UInt8)
    case escape(EscapeFault)
  }

  /// What should stand in a place.
  package enum Wanted: Equatable, Sendable {
    case value, end, memberName, colon, comment
    case commaOr(Unicode.Scalar)
  }

  /// What stands there.
  package enum Found: Equatable, Sendable {
    case character(Character)
    /// A control character, by its value.
    case control(UInt8)
  }

  /// What is wrong with an escape.
  package enum EscapeFault: Equatable, Sendable {
    case endOfFile, unknown, digits, lowSurrogate, highSurrogate
  }

  /// UTF-8 bytes from the start of the file.
  public let offset: Int
  /// What was found there.
  package let reason: Reason

  package init(offset: Int, _ reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}
