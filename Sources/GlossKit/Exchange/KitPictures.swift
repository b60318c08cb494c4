import Foundation
import LocalizationModel
import TranslatorsPage

/// The screenshots of one page, each embedded once: collects the pictures of all entries, up to a
/// total size, for ``KitMaker``.
struct KitPictures {
  /// The limit on all pictures of a page in bytes, so that it opens fast and can be sent by mail.
  static let sizeLimit = 16 << 20

  private let screenshots: Screenshots?
  /// The indices of pictures in the page, by their indices among the screenshots.
  private var pageIndices: [Int: Int] = [:]
  private var size = 0
  private(set) var pictures: [TranslatorsKit.Picture] = []

  init(_ screenshots: Screenshots?) { self.screenshots = screenshots }

  /// Adds the pictures of each entry: those that show its key or belong to a source that uses it.
  mutating func add(to kit: inout TranslatorsKit.File) {
    guard let screenshots else { return }
    for entry in kit.entries.indices {
      let sources = kit.entries[entry].places.map { place in
        String(place[..<(place.lastIndex(of: ":") ?? place.endIndex)])
      }
      for picture in screenshots.pictures(of: kit.entries[entry].key, in: sources) {
        kit.entries[entry].pictures.append(pageIndex(of: picture, screenshots))
      }
    }
  }

  /// Returns the index of a picture in the page; adds the picture when it is first asked for.
  private mutating func pageIndex(of picture: Int, _ screenshots: Screenshots) -> Int {
    if let index = pageIndices[picture] { return index }
    let screenshot = screenshots.pictures[picture]
    let hasRoom = size + screenshot.bytes.count <= Self.sizeLimit
    if hasRoom { size += screenshot.bytes.count }
    pageIndices[picture] = pictures.count
    // A picture without room is named in the page, but not embedded.
    let address =
      hasRoom
      ? "data:\(screenshot.type);base64,\(Data(screenshot.bytes).base64EncodedString())" : nil
    pictures.append(TranslatorsKit.Picture(name: screenshot.name, address: address))
    return pictures.count - 1
  }
}
