/// Why bytes are not JSON.
public struct JSONSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  /// UTF-8 bytes from the start of the file.
  public let offset: Int
  /// Lower case, no full stop; says what was found and what to do.
  public let detail: String

  public var description: String { "byte \(offset): \(detail)" }

  package init(offset: Int, detail: String) {
    self.offset = offset
    self.detail = detail
  }
}
