import SwiftUI

struct Counter: View {
  let n: Int
  let s: String

  var body: some View {
    Text(n > 1 ? "many" : "one")
    Text(n > 1 ? "more" : n == 1 ? "single" : "none", comment: "列表的计数文字")
    Text((n > 1) ? ("inside") : "outside")
    Button(n > 1 ? "x" : s) {}
    Text(s.isEmpty ? "untitled" : s)
  }

  var title: String {
    String(localized: n > 1 ? "Items" : "Item", comment: "页面标题")
  }
}
