/// The departures from RFC 8259 that a parse accepts: none for catalogs and other formats, comments
/// and trailing commas for `gloss.json`, which people write by hand.
package enum JSONDialect: Sendable {
  /// RFC 8259 alone; a byte order mark before the text is skipped, as the RFC allows.
  case strict
  /// `//` and `/* */` comments, and a comma after the last member or element.
  case relaxed
}
