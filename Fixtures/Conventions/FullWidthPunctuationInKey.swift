/// The keys are English words with full-width punctuation, typed with a Chinese input method.

import SwiftUI

struct ConfirmationTexts: View {
  let name: String

  var body: some View {
    VStack {
      Text("Leave the channel？", comment: "退出频道前的确认提示标题")
      Text("Done，thank you！", comment: "反馈提交成功后的提示")
      Text("Members：", comment: "频道详情中成员列表的标签")
      Text("Delete “\(name)”（forever）", comment: "删除文件的按钮。%@：文件名")
      Text("100％ free", comment: "关于页面的宣传语")
    }
  }
}
