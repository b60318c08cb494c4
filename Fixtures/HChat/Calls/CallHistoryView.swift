import SwiftUI

/// Past calls, latest first.
struct CallHistoryView: View {
  static let windowID = "call-history"

  let calls: CallManager

  @State private var isConfirmingClear = false
  @State private var lastOutcome: CallOutcome?
  @State private var observation: NotificationCenter.ObservationToken?

  var body: some View {
    List {
      ForEach(calls.history) { call in
        CallHistoryRow(call: call)
          .swipeActions {
            Button(
              String(localized: "Remove", table: "Calls", comment: "通话记录左滑操作：从列表中删除这一条记录"),
              role: .destructive
            ) {
              calls.removeFromHistory(call.id)
            }
          }
      }
    }
    .overlay {
      if calls.history.isEmpty {
        ContentUnavailableView(
          String(localized: "No Recent Calls", table: "Calls", comment: "通话记录的空状态标题"),
          systemImage: "phone.badge.waveform",
          description: Text(
            "Calls you make or receive appear here.", tableName: "Calls",
            comment: "通话记录的空状态说明：拨出和接到的通话都会列在这里"))
      }
    }
    .navigationTitle(String(localized: "Recents", table: "Calls", comment: "底部标签栏与通话记录页面的标题"))
    .toolbar {
      Button(String(localized: "Clear", table: "Calls", comment: "通话记录工具栏按钮：清空全部记录，之后还会弹出确认对话框")) {
        isConfirmingClear = true
      }
      .disabled(calls.history.isEmpty)
    }
    .confirmationDialog(
      String(
        localized: "Clear \(calls.history.count) calls?", table: "Calls",
        comment: "清空通话记录的确认对话框标题。%lld：将被删除的记录条数，至少为 1"),
      isPresented: $isConfirmingClear, titleVisibility: .visible
    ) {
      Button(
        String(localized: "Clear All", table: "Calls", comment: "确认清空通话记录的按钮，红色显示，无法撤销"),
        role: .destructive
      ) {
        calls.clearHistory()
      }
    }
    .onAppear { observeEndedCalls() }
    .onDisappear { observation = nil }
    .sensoryFeedback(.impact, trigger: lastOutcome)
  }

  private func observeEndedCalls() {
    observation = NotificationCenter.default.addObserver(of: calls, for: CallEnded.self) { ended in
      lastOutcome = ended.outcome
    }
  }
}

/// One past call.
private struct CallHistoryRow: View {
  let call: Call

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: call.channelName)
        .font(.headline)
      HStack {
        if let outcome = call.outcome {
          Text(outcome.title)
            .foregroundStyle(outcome == .missed ? .red : .secondary)
        }
        Text(
          "\(call.startedAt, format: .dateTime.day().month().hour().minute()), \(call.duration.formatted(.time(pattern: .minuteSecond)))",
          tableName: "Calls", comment: "通话记录中的一行。%1$@：开始的日期和时间；%2$@：通话时长，格式为“分:秒”")
      }
      .font(.subheadline)
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  NavigationStack {
    CallHistoryView(calls: CallManager())
  }
}
