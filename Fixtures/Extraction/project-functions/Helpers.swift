import SwiftUI

func announce(_ text: LocalizedStringResource, loudly: Bool = false) {}
func log(_ text: String) {}

extension View {
  func banner(_ title: LocalizedStringKey, detail: String = "") -> some View { self }
}

enum Toast {
  case message(LocalizedStringKey, seconds: Int)
  static func failure(_ text: LocalizedStringResource) -> Toast { .message("Failed", seconds: 1) }
}

final class Presenter {
  var title: LocalizedStringKey?
  func show(_ toast: Toast, note: LocalizedStringKey? = nil) {}
}

typealias Label18n = LocalizedStringKey

enum Kind: LocalizedStringKey { case one = "Kind one" }
