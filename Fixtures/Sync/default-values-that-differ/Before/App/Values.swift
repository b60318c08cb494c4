import Foundation

let new = [
  String(localized: "title", defaultValue: "Messages", comment: "标题"),
  String(localized: "title", defaultValue: "Chats", comment: "标题"),
]
let kept = [
  String(localized: "tab", defaultValue: "Settings", comment: "标签"),
  String(localized: "tab", defaultValue: "Preferences", comment: "标签"),
]
