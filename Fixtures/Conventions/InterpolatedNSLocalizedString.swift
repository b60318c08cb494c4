/// `NSLocalizedString` needs literals; an interpolated key is looked up after the value is in it.

import Foundation

struct NotificationText {
  let name: String
  let count: Int
  let tableName = "Calls"

  var missed: String {
    NSLocalizedString("\(name) called you", comment: "未接来电通知的标题")
  }

  var summary: String {
    NSLocalizedString("You have \(count) missed calls", comment: "未接来电通知的正文。%lld：未接次数")
  }

  var dynamic: String {
    NSLocalizedString(name, tableName: tableName, comment: "联系人分组名称，来自服务器")
  }

  var formatted: String {
    String(format: NSLocalizedString("%d calls with " + name, comment: "通话记录的小标题"), count)
  }
}
