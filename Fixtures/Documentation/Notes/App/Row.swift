import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(LocalizedStringKey(title), comment: "侧边栏里一个文件夹的名称") }
}
