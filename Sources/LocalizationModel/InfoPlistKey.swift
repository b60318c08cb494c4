/// The keys of an `Info.plist` whose texts the system shows, and Xcode's titles of them, which are
/// the comments of a catalog `InfoPlist.xcstrings`.
package enum InfoPlistKey {
  /// True for a key that explains why the app asks for access, such as `NSCameraUsageDescription`.
  package static func isUsageDescription(_ key: String) -> Bool {
    key.hasSuffix(usage) && key.hasPrefix("N")
  }

  /// True for such a key that a system asks for access with. Others are spelled like them, but no
  /// system shows their texts.
  package static func isKnownUsageDescription(_ key: String) -> Bool {
    isUsageDescription(key)
      && (subjects[key] != nil || knownSubjects.contains(words(of: key.dropLast(usage.count))))
  }

  /// Returns the title of a key that Xcode brings into a catalog; `nil` for any other key.
  package static func title(of key: String) -> String? {
    if let title = names[key] { return title }
    guard isKnownUsageDescription(key) else { return nil }
    let subject = subjects[key] ?? words(of: key.dropLast(usage.count))
    return "Privacy - \(subject) Usage Description"
  }

  /// True for a name inside a list of types or shortcuts whose text is itself the key of a catalog.
  package static func namesItem(_ name: String) -> Bool { itemNames.contains(name) }

  private static let usage = "UsageDescription"

  private static let names = [
    "CFBundleDisplayName": "Bundle display name",
    "CFBundleGetInfoString": "Get Info string",
    "CFBundleName": "Bundle name",
    "CFBundleSpokenName": "Accessibility Bundle Name",
    "NSHumanReadableCopyright": "Copyright (human-readable)",
    "NSHumanReadableDescription": "Human readable description",
  ]

  /// The titles that are not the words of the key.
  private static let subjects = [
    "NFCReaderUsageDescription": "NFC Scan",
    "NSAppleEventsUsageDescription": "AppleEvents Sending",
    "NSAppleMusicUsageDescription": "Media Library",
    "NSFaceIDUsageDescription": "Face ID",
    "NSFileProviderDomainUsageDescription": "Access to a File Provide Domain",
    "NSGKFriendListUsageDescription": "GameKit Friend List",
    "NSHealthClinicalHealthRecordsShareUsageDescription": "Health Records",
    "NSHomeKitUsageDescription": "HomeKit",
    "NSLocationAlwaysAndWhenInUseUsageDescription": "Location Always and When In Use",
    "NSPhotoLibraryAddUsageDescription": "Photo Library Additions",
    "NSSensorKitUsageDescription": "SensorKit",
    "NSUserTrackingUsageDescription": "Tracking",
    "NSVideoSubscriberAccountUsageDescription": "TV Provider",
  ]

  /// The other subjects, which are the words of their keys.
  private static let knownSubjects: Set<String> = [
    "App Data", "Audio Capture", "Bluetooth Always", "Bluetooth Peripheral", "Calendars",
    "Calendars Full Access", "Calendars Write Only Access", "Camera", "Contacts",
    "Critical Messaging", "Desktop Folder", "Documents Folder", "Downloads Folder",
    "Fall Detection", "File Provider Presence", "Financial Data", "Focus Status",
    "Hands Tracking", "Health Share", "Health Update", "Identity", "Local Network", "Location",
    "Location Always", "Location When In Use", "Main Camera", "Microphone", "Motion",
    "Nearby Interaction", "Nearby Interaction Allow Once", "Network Volumes", "Photo Library",
    "Reminders", "Reminders Full Access", "Removable Volumes", "Siri", "Speech Recognition",
    "System Administration", "System Extension", "World Sensing",
  ]

  private static let itemNames: Set<String> = [
    "UIApplicationShortcutItemSubtitle", "UIApplicationShortcutItemTitle", "UTTypeDescription",
  ]

  /// Returns the words of a key without its prefix: `Location When In Use`.
  private static func words(of key: Substring) -> String {
    var words = ""
    for character in key.dropFirst("NS".count) {
      if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(character)
    }
    return words
  }
}
