import SwiftUI

struct Summary: View {
  let count: Int

  var body: some View {
    Text("\(count) notes", comment: "列表下方的笔记总数。%lld：总数")
  }
}
