import SwiftUI

enum Entry: LocalizedStringKey, CaseIterable, Identifiable {
  case timer = "Timer", typing = "Typing"
  #if os(iOS)
    case touch = "Touch"
  #endif
  case plain
  var id: Self { self }
}

enum Order: LocalizedStringResource {
  case newest = "Newest first"
}

enum Code: String {
  case timer = "not.localized"
}

struct Holder: Sendable {
  private enum Level: LocalizedStringKey { case high = "High" }
}
