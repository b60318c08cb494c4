import Combine
import Foundation
import SwiftUI

/// Stays as it is, and works off the main thread without a way back or an end.
final class Uploads: ObservableObject, @unchecked Sendable {
  @Published var files: [String] = []
  @AppStorage(SettingKey.folder.rawValue) var folder = ""
  private var work: Task<Void, Never>?

  init() {
    $files.sink { print($0.count) }
  }

  func start() {
    work = Task { await send() }
    Task { await send() }
  }

  func scan() {
    DispatchQueue.global().async { self.files = ["A"] }
    Task.detached { self.files = ["B"] }
  }

  private func send() async {}
}

enum SettingKey: String {
  case folder
}
