import SwiftUI

struct Percents: View {
  let n: Int

  var body: some View {
    Text("100%")
    Text("100%% sure")
    Text("\(n)%", comment: "%lld：百分数")
    Text("50% of \(n) %d")
    Text("%lld items")
    Text("\(n, specifier: "%d")%")
  }
}
