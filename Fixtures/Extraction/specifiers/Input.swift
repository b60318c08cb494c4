import SwiftUI

struct Values: View {
  let n: Int
  let s: String
  let d: Double

  var body: some View {
    Text("A \(n) b \(s)")
    Text("\(d, specifier: "%.1f") km")
    Text("\(d, format: .percent)")
    Text("\(s.count) of \(n + 1)")
    Text("\(s) \(s) \(n)", comment: "%1$@、%2$@：名称；%3$lld：个数")
  }
}
