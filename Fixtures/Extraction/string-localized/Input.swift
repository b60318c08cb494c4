import Foundation

let title = String(localized: "Save", comment: "保存按钮的标题")
let spelled = String.init(localized: "Load", comment: "读取按钮的标题")
let inLocale = String(localized: "Close", locale: Locale(identifier: "de"), comment: "关闭按钮的标题")
let implicit: String = .init(localized: "Reload", comment: "刷新按钮的标题")
let bare = String(localized: "No comment")
