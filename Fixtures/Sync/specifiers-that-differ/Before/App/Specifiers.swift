import SwiftUI

let texts = [
  Text("\(unknownToUs) items", comment: "条目数"),
  Text("\(player.score) points of \(player.total)", comment: "得分"),
  Text("\(unknownToUs) twins", comment: "两种写法都有"),
]
let plain = "\(unknownToUs) files"
let numbered = String(format: "%d of %d pages", page, total)
