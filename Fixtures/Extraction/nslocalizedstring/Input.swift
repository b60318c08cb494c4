import Foundation

let short = NSLocalizedString("Open", comment: "打开按钮的标题")
let full = NSLocalizedString(
  "files.open", tableName: "Files", bundle: .main, value: "Open file", comment: "打开文件按钮的标题")
let format = String(
  format: NSLocalizedString("%d files", value: "%d files in all", comment: "文件总数。%d：个数"), 3)
let key = "files.close"
let computed = NSLocalizedString(key, comment: "键不是字面量")
let count = 3
let interpolated = NSLocalizedString("\(count) files", comment: "带插值的键不会被提取")
let emptyValue = NSLocalizedString("Close", value: "", comment: "值为空时显示键本身")
