/// The comments are Chinese but say nothing that the code does not say already.

import SwiftUI

struct LoginForm: View {
  let submit: () -> Void

  var body: some View {
    VStack {
      Text("Welcome back", comment: "文本")
      Text("Password", comment: "标题")
      Button(String(localized: "Sign In", comment: "按钮"), action: submit)
      Button(String(localized: "Forgot password?", comment: "按钮文字"), action: {})
      Text("Terms apply", comment: "待补充")
    }
  }
}
