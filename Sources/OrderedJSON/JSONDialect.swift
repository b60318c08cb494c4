/// Which departures from RFC 8259 the reader takes.
package enum JSONDialect: Sendable {
  /// None; a byte order mark before the text is skipped, as the RFC allows.
  case strict
  /// `//` and `/* */` comments, and a comma after the last member or element.
  case relaxed
}
