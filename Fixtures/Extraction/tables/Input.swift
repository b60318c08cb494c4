import SwiftUI

struct CallTexts: View {
  var body: some View {
    Text("Calling", tableName: "Calls", comment: "正在呼叫")
    Text("Nested name", tableName: "Calls.Video", bundle: .main)
    Text("Default table", tableName: nil, comment: "默认字符串表")
  }

  let title = String(localized: "Recents", table: "Calls")
  let raw = String(localized: "Raw table", table: #"Calls"#)
  let old = NSLocalizedString("Missed", tableName: "Calls", comment: "未接来电")
}
