import SwiftUI

enum Tables {
  static let calls = "Calls"
}

struct Titles: View {
  let table: String

  var body: some View {
    Text("Calling", tableName: table, comment: "正在呼叫")
    Text("Ringing", tableName: Tables.calls)
  }

  var title: String {
    String(localized: "Recents", table: prefix() + "Calls", comment: "最近通话")
  }
}
