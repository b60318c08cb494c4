/// The default values are Chinese, so the source language of the catalog is no longer English.

import Foundation

enum CallText {
  static let title = String(
    localized: "call.title", defaultValue: "语音通话", table: "Calls", comment: "通话界面的标题")

  static func waiting(_ seconds: Int) -> String {
    String(
      localized: "call.waiting", defaultValue: "已等待 \(seconds) 秒", table: "Calls",
      comment: "通话界面的状态行。%lld：等待的秒数")
  }

  static let hangUp = NSLocalizedString(
    "call.hangup", tableName: "Calls", bundle: .main, value: "挂断", comment: "通话界面的红色按钮：结束通话")
}
