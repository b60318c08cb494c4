import SwiftUI

/// Says who is writing at the moment.
struct TypingIndicator: View {
  let members: [Member]

  var body: some View {
    if let text {
      HStack(spacing: 6) {
        Image(systemName: "ellipsis.bubble")
          .symbolEffect(.variableColor.iterative)
          .accessibilityHidden(true)
        text
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .transition(.opacity)
    }
  }

  private var text: Text? {
    switch members.count {
    case 0:
      nil
    case 1:
      Text("\(members[0].name) is typing…", comment: "输入框上方的提示：频道中有一位成员正在输入。%@：成员昵称")
    case 2:
      Text(
        "\(members[0].name) and \(members[1].name) are typing…",
        comment: "输入框上方的提示：频道中有两位成员正在输入。%1$@、%2$@：两位成员的昵称")
    default:
      Text("\(members.count) people are typing…", comment: "输入框上方的提示：至少三位成员正在输入。%lld：人数")
    }
  }
}

#Preview {
  TypingIndicator(members: [.preview])
}
