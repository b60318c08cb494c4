import SwiftUI

struct Inbox: View {
  var body: some View {
    Text("Inbox", comment: "收件箱页面的标题")
    Text("No comment here")
    SwiftUI.Text("Qualified")
    Text.init("Spelled out", comment: "写出 init 的调用")
  }
}
