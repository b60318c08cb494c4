/// An HTML page in one file, in English and Chinese: a frame that all pages share, the page's own
/// style and scripts, and its data as JSON. The pages of `gloss check`, `gloss status` and the
/// translators' kit are made with it.
///
/// The parts are in the binary (``PageFiles``), so that gloss needs no files
/// beside it. Text from a project is only in the JSON; the scripts show it as text, never as
/// markup.
package struct ReportPage {
  /// The page's title until its script runs.
  let title: String
  /// The command that gives the same report in another format, shown in browsers without scripts.
  let command: String
  /// The page's own markup, placed in the frame.
  let main: String
  /// The page's own style sheets, which follow the shared ones.
  let styles: [String]
  /// The page's own scripts, which follow the shared ones, each after the scripts that it needs.
  let scripts: [String]
  /// The SHA-256 digests, in Base64, of the page's whole style and script: its content security
  /// policy allows these and nothing else. A test compares them with the files.
  let digests: (style: String, script: String)

  package init(
    title: String, command: String, main: String, styles: [String], scripts: [String],
    digests: (style: String, script: String)
  ) {
    (self.title, self.command, self.main) = (title, command, main)
    (self.styles, self.scripts, self.digests) = (styles, scripts, digests)
  }

  /// Returns the whole page: the frame with each `{{name}}` replaced by the part of that name.
  ///
  /// - Parameter data: The JSON for the page's script.
  package func bytes(_ data: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var page = ContiguousArray<UInt8>()
    let frame = Array(PageFiles.pageHTML.utf8)
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
      case "main": page += main.utf8
      case "style-digest": page += digests.style.utf8
      case "script-digest": page += digests.script.utf8
      case "style": page += ([PageFiles.pageCSS] + styles).joined().utf8
      case "boot": page += PageFiles.bootJS.utf8
      case "script": page += (Self.scripts + scripts).joined(separator: "\n").utf8
      case "data": Self.appendSafely(data.span, to: &page)
      case let name: preconditionFailure("the page has no part '\(name)'")
      }
      offset = end + 2
    }
    return page
  }

  private static var scripts: [String] {
    [
      PageFiles.wordsJS, PageFiles.elementsJS, PageFiles.pagingJS,
      PageFiles.listeningJS,
    ]
  }

  /// Appends JSON so that no text in it ends the script element around it, opens a comment there,
  /// or breaks a line of JavaScript. JSON has these characters in strings only, so an escape is
  /// always valid.
  private static func appendSafely(_ json: Span<UInt8>, to page: inout ContiguousArray<UInt8>) {
    var offset = 0
    while offset < json.count {
      let byte = json[offset]
      if byte == UInt8(ascii: "<") {
        page.append(contentsOf: "\\u003C".utf8)
        // U+2028 and U+2029, line ends to JavaScript, are E2 80 A8 and E2 80 A9 in UTF-8.
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
