import SwiftUI

/// The form that creates a channel.
struct NewChannelView: View {
  let client: ChatClient

  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var topic = ""
  @State private var kind = ChannelKind.open
  @State private var error: ChatError?

  private static let nameLimit = 40

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(
            String(localized: "Name", comment: "新建频道表单的输入框：频道名称，不能与已有频道重复"), text: $name
          )
          .autocorrectionDisabled()
          TextField(
            String(localized: "Topic", comment: "频道主题：新建频道时的输入框（可不填），也是频道详情中的一行"), text: $topic,
            prompt: Text("What is this channel about?", comment: "频道主题输入框为空时的占位文字"))
        } footer: {
          footer
        }
        Section {
          Picker(String(localized: "Who can join", comment: "新建频道表单的选择器：频道类型"), selection: $kind) {
            ForEach(ChannelKind.allCases) { kind in
              Label {
                Text(kind.title)
              } icon: {
                Image(systemName: kind.systemImage)
              }
              .tag(kind)
            }
          }
        }
      }
      .navigationTitle(String(localized: "New Channel", comment: "新建频道的按钮，也是新建频道页面的标题"))
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(String(localized: "Cancel", comment: "关闭当前页面或对话框，不保存修改")) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(String(localized: "Create", comment: "确认新建频道的按钮，位于页面右上角"), action: create)
            .disabled(name.isEmpty || remaining < 0)
        }
      }
    }
  }

  @ViewBuilder private var footer: some View {
    if let error {
      VStack(alignment: .leading) {
        Text(verbatim: error.localizedDescription)
        if let suggestion = error.recoverySuggestion { Text(verbatim: suggestion) }
      }
      .foregroundStyle(.red)
    } else {
      Text("\(remaining) characters left", comment: "频道名称输入框下方的提示。%lld：还可以输入的字数，超出上限时为负数")
        .foregroundStyle(remaining < 0 ? .red : .secondary)
        .monospacedDigit()
    }
  }

  private var remaining: Int { Self.nameLimit - name.count }

  private func create() {
    do throws(ChatError) {
      try client.addChannel(named: name, topic: topic, kind: kind)
      dismiss()
    } catch {
      self.error = error
    }
  }
}

#Preview {
  NewChannelView(client: .preview)
}
