/// Why bytes are not JSON.
public struct JSONSyntaxError: Error, Equatable {
  /// UTF-8 bytes from the start of the file.
  public let offset: Int
  /// Lower case, no full stop; says what was found and what to do.
  public let detail: String

  package init(offset: Int, detail: String) {
    self.offset = offset
    self.detail = detail
  }
}
