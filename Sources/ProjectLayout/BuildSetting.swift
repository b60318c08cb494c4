/// A build setting of Xcode that gloss reads, under Xcode's name.
package enum BuildSetting: String, CaseIterable, Sendable {
  case iOSVersion = "IPHONEOS_DEPLOYMENT_TARGET"
  case macOSVersion = "MACOSX_DEPLOYMENT_TARGET"
  case tvOSVersion = "TVOS_DEPLOYMENT_TARGET"
  case watchOSVersion = "WATCHOS_DEPLOYMENT_TARGET"
  case visionOSVersion = "XROS_DEPLOYMENT_TARGET"
  /// The default isolation of declarations, such as ``mainActor``.
  case isolation = "SWIFT_DEFAULT_ACTOR_ISOLATION"
  /// On: Xcode makes Swift symbols of the keys of catalogs.
  case generatesSymbols = "STRING_CATALOG_GENERATE_SYMBOLS"
  /// On: the compiler lists the localizable strings of Swift sources, from which Xcode fills
  /// catalogs.
  case emitsSwiftStrings = "SWIFT_EMIT_LOC_STRINGS"
  /// The names of macros and functions in C that look a string up, beside Apple's.
  case routines = "LOCALIZED_STRING_MACRO_NAMES"
  /// Off: texts of SwiftUI's views are not extracted.
  case extractsSwiftUI = "LOCALIZED_STRING_SWIFTUI_SUPPORT"
  /// On: only the languages of the project are built.
  case buildsOnlyKnownLanguages = "BUILD_ONLY_KNOWN_LOCALIZATIONS"
  /// Off: exports for translators leave the target out.
  case isExported = "LOCALIZATION_EXPORT_SUPPORTED"
  /// The path of the product's `Info.plist`.
  case infoPlistFile = "INFOPLIST_FILE"
  /// On: the build makes an `Info.plist`, or completes the one of the target.
  case makesInfoPlist = "GENERATE_INFOPLIST_FILE"
  /// The name of the product, the target's unless it is set.
  case productName = "PRODUCT_NAME"

  /// The system whose oldest version the setting names; `nil` for other settings.
  var system: String? {
    switch self {
    case .iOSVersion: "iOS"
    case .macOSVersion: "macOS"
    case .tvOSVersion: "tvOS"
    case .watchOSVersion: "watchOS"
    case .visionOSVersion: "visionOS"
    case .isolation, .generatesSymbols, .emitsSwiftStrings, .extractsSwiftUI,
      .buildsOnlyKnownLanguages, .isExported, .infoPlistFile, .makesInfoPlist,
      .productName, .routines:
      nil
    }
  }

  /// The value of ``isolation`` for the main actor.
  package static let mainActor = "MainActor"

  /// Returns the meaning of a value of a setting that is on or off; `nil` for any other, such as
  /// a variable.
  package static func isOn(_ value: String) -> Bool? {
    switch value.uppercased() {
    case "YES", "TRUE", "1": true
    case "NO", "FALSE", "0": false
    default: nil
    }
  }
}
