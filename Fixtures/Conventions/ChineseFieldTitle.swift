/// A text field and its neighbours take Chinese literals directly, where no comment can be given.

import SwiftUI

struct ProfileForm: View {
  @Binding var nick: String
  @Binding var password: String
  @Binding var isVisible: Bool

  var body: some View {
    Form {
      TextField("昵称", text: $nick)
      SecureField("密码", text: $password)
      Toggle("显示在线状态", isOn: $isVisible)
    }
  }
}
