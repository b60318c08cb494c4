/// A report as one page that needs nothing but itself, in both languages of the program: a frame that all
/// pages share, what is its own, and its data.
///
/// The parts are in the binary, which therefore needs no files beside it, and exist once: SwiftPM embeds
/// them when this target is built. All that comes from a project lies in the page as JSON, which the
/// page's script shows as text, never as markup.
package struct ReportPage {
  /// What the page is called until its script runs.
  let title: String
  /// The command that says the same in another format, for browsers without scripts.
  let command: String
  let main: [UInt8]
  /// Behind those of all pages.
  let styles: [[UInt8]]
  /// Behind those of all pages, in the order in which they need one another.
  let scripts: [[UInt8]]
  /// The SHA-256 digests, in base 64, of the page's style and script as a whole: its policy allows these
  /// and nothing else.
  let digests: (style: String, script: String)

  package init(
    title: String, command: String, main: [UInt8], styles: [[UInt8]], scripts: [[UInt8]],
    digests: (style: String, script: String)
  ) {
    (self.title, self.command, self.main) = (title, command, main)
    (self.styles, self.scripts, self.digests) = (styles, scripts, digests)
  }

  /// The whole page.
  package func bytes(_ data: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var page = ContiguousArray<UInt8>()
    let frame = PackageResources.page_html
    page.reserveCapacity(1 << 16 + data.count + data.count / 8)
    var offset = 0
    while offset < frame.count {
      guard frame[offset...].starts(with: "{{".utf8),
        let end = frame[offset...].firstIndex(of: UInt8(ascii: "}"))
      else {
        page.append(frame[offset])
        offset += 1
        continue
      }
      switch String(decoding: frame[offset + 2..<end], as: UTF8.self) {
      case "title": page += title.utf8
      case "command": page += command.utf8
      case "main": page += main
      case "style-digest": page += digests.style.utf8
      case "script-digest": page += digests.script.utf8
      case "style": page += ([PackageResources.page_css] + styles).joined()
      case "boot": page += PackageResources.boot_js
      case "script": page += (Self.scripts + scripts).joined(separator: [UInt8(ascii: "\n")])
      case "data": Self.appendSafely(data.span, to: &page)
      case let name: preconditionFailure("the page has no part '\(name)'")
      }
      offset = end + 2
    }
    return page
  }

  private static var scripts: [[UInt8]] {
    [
      PackageResources.words_js, PackageResources.elements_js, PackageResources.paging_js,
      PackageResources.listening_js,
    ]
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
