import SwiftUI

struct Fallback: View {
  let name: String?

  var body: some View {
    Text(name ?? "untitled")
    Text(name ?? String(localized: "Untitled", comment: "没有名称时的占位文字"))
  }
}
