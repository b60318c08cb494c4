import Foundation
import Observation

/// Who is signed in.
@MainActor
@Observable
final class Session {
  static let shared = Session()

  var name = ""
  private(set) var isSignedIn = false
  var theme: Theme = .light {
    didSet { changeCount += 1 }
  }
  let server: String
  @ObservationIgnored private var changeCount = 0
  @ObservationIgnored private lazy var formatter = DateFormatter()

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
