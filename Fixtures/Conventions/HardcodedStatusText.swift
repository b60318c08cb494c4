/// A model assigns user-visible literals to `String` properties; no catalog ever sees them.

import Observation

@MainActor
@Observable
final class ConnectionModel {
  var statusText = "未连接"
  var errorMessage: String?
  private(set) var buttonTitle = "Connect"

  func connect() {
    statusText = "正在连接…"
    buttonTitle = "Cancel"
  }

  func fail(code: Int) {
    statusText = "连接失败"
    errorMessage = "Error \(code): please try again later"
    buttonTitle = "Retry"
  }
}
