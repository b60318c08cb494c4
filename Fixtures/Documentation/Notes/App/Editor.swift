import SwiftUI

struct Editor: View {
  let document: Note

  var body: some View {
    VStack {
      Text("Title", comment: "编辑器里标题输入框的标签")
      Button(String(localized: "Save \(document.name)", comment: "编辑器的保存按钮。%@：笔记的名称")) {
        document.save()
      }
    }
  }
}

struct Note {
  let name: String
  func save() {}
}
