/// How far catalogs are translated as one page that needs nothing but itself: the figures, and a list of
/// what is to be done that can be searched. It speaks both languages of the program and chooses by the
/// browser's.
///
/// All that comes from catalogs lies in it as JSON, which the page's script shows as text, never as
/// markup.
package struct StatusHTML: FormattedReport {
  private let report: StatusReport

  package init(_ report: StatusReport) { self.report = report }

  package func bytes() -> ContiguousArray<UInt8> {
    let (head, tail) = StatusPage.frame()
    let data = StatusPageData(report).bytes()
    var page = head
    page.reserveCapacity(head.count + tail.count + data.count + data.count / 8)
    Self.appendSafely(data.span, to: &page)
    return page + tail
  }

  /// Appends JSON so that no text in it ends the script element that it stands in, opens a comment
  /// there, or breaks a line of JavaScript. Outside of texts JSON has none of these characters.
  private static func appendSafely(_ json: Span<UInt8>, to page: inout ContiguousArray<UInt8>) {
    var offset = 0
    while offset < json.count {
      let byte = json[offset]
      if byte == UInt8(ascii: "<") {
        page.append(contentsOf: "\\u003C".utf8)
      } else if byte == 0xE2, offset + 2 < json.count, json[offset + 1] == 0x80,
        json[offset + 2] & 0xFE == 0xA8
      {
        page.append(contentsOf: (json[offset + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8)
        offset += 2
      } else {
        page.append(byte)
      }
      offset += 1
    }
  }
}
