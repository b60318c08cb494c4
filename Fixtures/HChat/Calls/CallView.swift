import SwiftUI

/// The screen of a call in progress.
struct CallView: View {
  var calls: CallManager

  @State private var quality = 1.0

  var body: some View {
    VStack(spacing: 24) {
      header
      Spacer()
      participants
      Spacer()
      CallControls(calls: calls)
    }
    .padding()
    .background(.black.gradient)
    .foregroundStyle(.white)
    .task { await measureQuality() }
  }

  private var header: some View {
    VStack(spacing: 4) {
      Text(verbatim: calls.current?.channelName ?? "")
        .font(.title2.bold())
      Text(verbatim: calls.statusText)
        .foregroundStyle(.secondary)
      if case .active(let start) = calls.phase {
        Text(start, style: .timer)
          .monospacedDigit()
      }
      if quality < 0.5 {
        Text(
          "Weak connection (\(quality, format: .percent))", tableName: "Calls",
          comment: "通话界面的警告：网络质量较差，可能听不清。%@：带百分号的网络质量，例如“40%”"
        )
        .font(.caption)
        .foregroundStyle(.yellow)
      }
    }
  }

  private var participants: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
      ForEach(calls.current?.participants ?? []) { member in
        VStack {
          Image(systemName: "person.crop.circle.fill")
            .font(.system(size: 56))
          Text(verbatim: member.name)
            .font(.caption)
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(
          Text(
            "\(member.name) is in the call", tableName: "Calls",
            comment: "旁白朗读通话中的一位成员。%@：成员昵称"))
      }
    }
  }

  private func measureQuality() async {
    while !Task.isCancelled {
      quality = calls.phase == .connecting ? 0.4 : 1
      try? await Task.sleep(for: .seconds(2))
    }
  }
}

#Preview {
  CallView(calls: CallManager())
}
