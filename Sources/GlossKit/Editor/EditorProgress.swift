import LocalizationModel
import OrderedJSON
import ProtocolServer

/// The progress of the first check, which takes longest, as an editor shows it.
struct EditorProgress {
  private let connection: ClientConnection
  private static let token: JSONValue = "gloss/check"

  init(_ connection: ClientConnection) { self.connection = connection }

  func begin(_ language: MessageLanguage) {
    connection.request("window/workDoneProgress/create", ["token": Self.token])
    let title = Message("checking the project", comment: "编辑器里的进度：正在检查项目").text(in: language)
    report(["kind": "begin", "title": .string(title)])
  }

  func end() { report(["kind": "end"]) }

  private func report(_ value: JSONValue) {
    connection.notify("$/progress", ["token": Self.token, "value": value])
  }
}
