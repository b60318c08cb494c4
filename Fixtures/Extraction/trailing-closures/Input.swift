import SwiftUI

struct Closures: View {
  @State private var isOn = false

  var body: some View {
    Section("Members") {
      Button("Add") { add("not this") }
    } header: {
      Text("Header", comment: "分组标题")
    } footer: {
      Text("Footer", comment: "分组脚注")
    }
    Button {
      add("nor this")
    } label: {
      Text("Remove", comment: "移除按钮")
    }
    Menu(content: {
      Button("First", action: {})
    }, label: {
      Text("Menu", comment: "菜单标题")
    })
    Toggle(isOn: $isOn) { Text("Switch") }
  }

  func add(_ name: String) {}
}
