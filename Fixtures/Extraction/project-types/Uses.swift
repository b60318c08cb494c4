import SwiftUI

struct Uses: View {
  let album: Album
  var albums: [Album]
  var level: Level
  var box: Box<Int>
  @State private var state = State.idle

  var body: some View {
    Text("name \(album.name) photos \(album.photos.count) size \(album.size)")
    Text("rating \(album.rating ?? 0) maybe \(album.rating)")
    Text("age \(album.owner.age + 1) legs \(album.owner.legs)")
    Text("best \(album.best().width) of \(Album.limit) box \(box.value) \(box.count)")
    Text("level \(level.rawValue) first \(albums[0].photos.first!.width)")
    ForEach(albums) { item in Text("item \(item.size)") }
    ForEach(0..<3) { Text("row \($0)") }
    ForEach(Array(albums.enumerated()), id: \.offset) { index, one in
      Text("number \(index + 1) \(one.name)")
    }
    if let rating = album.rating { Text("rated \(rating)") }
    if let found = album.index(of: album.photos[0]) { Text("at \(found)") }
    switch state {
    case .loading(let done, let all): Text("\(done) of \(all)")
    case .failed(code: let code, let why): Text("error \(code): \(why)")
    case .idle: EmptyView()
    }
    let total = albums.map(\.photos.count).reduce(0, +)
    Text("total \(total) most \(max(total, 3)) tags \(albums.map { $0.photos.count })")
  }

  func check() -> LocalizedStringKey {
    guard let photo = album.photos.last else { return "none" }
    for (key, value) in ["a": photo.width] where value > 0 { return "\(key) is \(value)" }
    let (small, large) = (1, 2.5)
    return photo.tags.isEmpty ? "\(small) to \(large)" : "tags \(photo.tags.count)"
  }
}
