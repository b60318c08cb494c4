import SwiftUI

struct Nested: View {
  let names: [String]
  let n: Int

  var body: some View {
    Text("With \(names.map { "<\($0)>" }.joined(separator: ", "))")
    Text("\(String(localized: "inner \(n)", comment: "内层文字。%lld：个数")) outer")
    Text("Sum \((n + 1) * (n - 1)) end")
    Text("\("literal ) with \(n) parenthesis") closed")
    Text("\(names.count /* not " this */) names")
  }
}
