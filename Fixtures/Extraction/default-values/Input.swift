import Foundation

func texts(count: Int, name: String) -> [String] {
  [
    String(localized: "close.window", defaultValue: "Close", comment: "关闭窗口，不是“附近”"),
    String(
      localized: "unread", defaultValue: "\(count) unread from \(name)", table: "Mail",
      comment: "%1$lld：未读数；%2$@：发件人"),
    String(localized: "discount", defaultValue: "50% off"),
    String(localized: "share", defaultValue: "\(count)% of all", comment: "%lld：百分数"),
  ]
}
