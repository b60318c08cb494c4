import Foundation
import LocalizationModel
import TranslatorsPage

/// The screenshots of one page, each embedded once: collects the pictures of all
/// entries, up to a total size.
struct KitPictures {
  /// The limit on all pictures of a page in bytes, so that it opens fast and can be sent by mail.
  static let sizeLimit = 16 << 20

  private let screenshots: Screenshots?
  /// For each picture its index in the page, by its index among the screenshots.
  private var places: [Int: Int] = [:]
  private var size = 0
  private(set) var pictures: [TranslatorsKit.Picture] = []

  init(_ screenshots: Screenshots?) { self.screenshots = screenshots }

  mutating func add(to kit: inout TranslatorsKit.File) {
    guard let screenshots else { return }
    for entry in kit.entries.indices {
      let sources = kit.entries[entry].places.map { place in
        String(place[..<(place.lastIndex(of: ":") ?? place.endIndex)])
      }
      for picture in screenshots.pictures(of: kit.entries[entry].key, in: sources) {
        kit.entries[entry].pictures.append(place(of: picture, screenshots))
      }
    }
  }

  private mutating func place(of picture: Int, _ screenshots: Screenshots) -> Int {
    if let known = places[picture] { return known }
    let found = screenshots.pictures[picture]
    let hasRoom = size + found.bytes.count <= Self.sizeLimit
    if hasRoom { size += found.bytes.count }
    places[picture] = pictures.count
    // A picture without room is named in the page, but not embedded.
    let address =
      hasRoom ? "data:\(found.type);base64,\(Data(found.bytes).base64EncodedString())" : nil
    pictures.append(TranslatorsKit.Picture(name: found.name, address: address))
    return pictures.count - 1
  }
}
