import SwiftUI

func texts(name: String, count: Int, share: Double) -> [Text] {
  [
    Text("\(name) sent \(count) messages", comment: "谁发了几条消息"),
    Text("\(count) unread", comment: "未读数"),
    Text("\(share, specifier: "%.1f")% of \(name)", comment: "占比"),
    Text("100% of all", comment: "没有占位符的百分号"),
  ]
}
