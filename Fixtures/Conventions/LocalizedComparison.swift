/// Logic depends on translated text, so it breaks as soon as the language changes.

import Foundation

struct Filter {
  var title = String(localized: "All", comment: "频道列表筛选器的选项：显示全部频道")

  var isAll: Bool {
    title == String(localized: "All", comment: "频道列表筛选器的选项：显示全部频道")
  }

  var fileName: String {
    String(localized: "Chat Export", comment: "导出文件的默认名称") + ".txt"
  }

  func icon() -> String {
    switch title {
    case NSLocalizedString("Unread", comment: "频道列表筛选器的选项：只显示未读频道"): "envelope.badge"
    default: "tray"
    }
  }
}
