/// The comments leave placeholders unexplained, or explain ones that the key does not have.

import SwiftUI

struct TransferRow: View {
  let sender: String
  let receiver: String
  let count: Int

  var body: some View {
    VStack {
      Text("\(sender) sent \(count) files to \(receiver)", comment: "传输记录中的一行。%1$@：发送者")
      Text("\(count) files", comment: "传输记录的分组标题，列出收到的文件")
      Text("Transfer finished", comment: "传输结束后的提示。%@：文件名")
    }
  }
}
