import Combine
import Foundation

/// Who is signed in.
@MainActor
final class Session: ObservableObject {
  static let shared = Session()

  @Published var name = ""
  @Published private(set) var isSignedIn = false
  @Published var theme: Theme = .light {
    didSet { changeCount += 1 }
  }
  let server: String
  private var changeCount = 0
  private lazy var formatter = DateFormatter()

  init(server: String = "localhost") {
    self.server = server
  }

  func signIn() {
    isSignedIn = !name.isEmpty
  }

  enum Theme: String {
    case light, dark
  }
}
