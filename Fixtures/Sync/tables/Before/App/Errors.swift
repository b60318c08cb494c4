import Foundation

let errors = [
  String(localized: "Offline", table: "Errors", comment: "网络断开"),
  NSLocalizedString("Timed out", tableName: "Errors", comment: "超时"),
  String(localized: "Retry", comment: "重试按钮"),
]
