import SwiftUI

struct Uses: View {
  let photos: [Photo]
  let cover: Photo?
  let steps = Array(stride(from: 10, through: 40, by: 10)) + Array(stride(from: 50, to: 90, by: 5))

  var body: some View {
    ForEach(photos.indices, id: \.self) { position in Text("index \(position)") }
    ForEach(Array(zip(photos.indices, photos)), id: \.0) { index, photo in
      Text("pair \(index + 1) \(photo.width)")
    }
    ForEach(steps, id: \.self) { step in Text("step \(step)") }
    ForEach(Array(stride(from: 0, to: 1, by: 0.25)), id: \.self) { Text("part \($0)") }
    let described = cover.map { describe($0) }
    if let described { Text("at \(described.latitude) of \(described.size)") }
    let widest = photos.map({ return $0.width }).max()
    Text("widest \(widest!)")
      .help({
        guard photos.isEmpty else { return "has photos" }
        return "has none"
      }())
  }

  func read(_ parts: [String]) throws {
    for part in parts {
      guard let part = Int32(part) else { throw Failure(String(localized: "bad part \(part)")) }
      print(String(localized: "good part \(part)"))
    }
    for code in (0..<128).map({ CGKeyCode($0) }) { print(String(localized: "code \(code)")) }
    let range: ClosedRange<UInt16> = 1...UInt16(parts.count)
    print(String(localized: "from \(range.lowerBound) to \(range.upperBound)"))
    let result = setsockopt(1, SOL_SOCKET, SO_RCVBUF, nil, 0)
    throw Failure(String(localized: "user \(geteuid()) got \(result), error \(errno)"))
  }

  func measure(_ count: Int) {
    func time(_ seconds: Int) -> String { Duration.seconds(seconds).formatted() }
    for level in stride(from: -1, to: 1, by: 0.5) { print(String(localized: "level \(level)")) }
    print(String(localized: "most \(max(-1, 0.5)) of \(min(-2, 3)), root \(sqrt(2))"))
    let parts = [0.5, 1]
    print(String(localized: "sum \(parts.reduce(0, +)) \(photos.reduce(0) { $0 + $1.width })"))
    print(String(localized: "weight \(zip(photos, parts).map { $1 }.first!)"))
    print(String(localized: "product \(zip(parts, photos).map { $0 * $1.scale }.first!)"))
    print(String(localized: "power \(pow(10, count)) at \(time(count))"))
  }
}

struct Store {
  func map(_ name: String) -> String { name }
}
