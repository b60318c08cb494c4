import SwiftUI

extension LocalizedStringKey {
  static let welcome = Self("Self of a key")
  static var farewell: LocalizedStringKey { self.init("Static self of a key") }
  init(number: Int) { self.init("Number \(number)") }
}

extension LocalizedStringResource {
  static let title = Self("Self of a resource", table: "Titles", comment: "标题")
  static func row() -> Self { Self.init("Init of a resource") }
}

extension String {
  static let plain = Self("Not shown")
}

enum Own { struct Text {
  static let plain = Self("Nor this")
  init(_ text: String) {}
} }
