import LocalizationModel

/// The languages whose texts are looked at in a way of their own.
enum Tongue: Equatable, Sendable {
  case chinese(ChineseScript)
  case greek, other

  /// - Parameter language: A code with any script and region.
  init(language: String) {
    self = language.withBytes { code in
      guard code.count >= 2 else { return .other }
      if code.count > 2, code[2] != UInt8(ascii: "-"), code[2] != UInt8(ascii: "_") {
        return .other
      }
      return switch (code[0], code[1]) {
      case (UInt8(ascii: "z"), UInt8(ascii: "h")):
        ChineseScript(language: language).map { .chinese($0) } ?? .other
      case (UInt8(ascii: "e"), UInt8(ascii: "l")): .greek
      default: .other
      }
    }
  }
}
