/// The page that shows a ``StatusReport``, in parts: the files of the folder `Page`.
///
/// They are in the binary, which therefore needs no files beside it, and exist once: SwiftPM embeds them
/// when this target is built, which takes it 5 seconds more in a debug build and 2 in a release build.
enum StatusPage {
  /// What stands before the page's data, and what behind it.
  static func frame() -> (head: ContiguousArray<UInt8>, tail: ContiguousArray<UInt8>) {
    var (frame, head) = (ContiguousArray<UInt8>(), ContiguousArray<UInt8>())
    let page = PackageResources.page_html
    var offset = 0
    while offset < page.count {
      guard page[offset...].starts(with: "{{".utf8),
        let end = page[offset...].firstIndex(of: UInt8(ascii: "}"))
      else {
        frame.append(page[offset])
        offset += 1
        continue
      }
      switch String(decoding: page[offset + 2..<end], as: UTF8.self) {
      case "style": frame += PackageResources.style_css
      case "boot": frame += PackageResources.boot_js
      case "script": frame += scripts.joined(separator: [UInt8(ascii: "\n")])
      case "data": (head, frame) = (frame, [])
      case let name: preconditionFailure("the page has no part '\(name)'")
      }
      offset = end + 2
    }
    return (head, frame)
  }

  /// In the order in which they need one another.
  private static var scripts: [[UInt8]] {
    [
      PackageResources.texts_js, PackageResources.model_js, PackageResources.filter_js,
      PackageResources.elements_js, PackageResources.matrix_js, PackageResources.list_js,
      PackageResources.main_js,
    ]
  }
}
