internal import SwiftTree
internal import SwiftTypes

/// The format specifiers of types in keys: `Text("\(count) files")` has the key `%lld files` for an
/// `Int`. The common ones were confirmed by catalogs that Xcode wrote for public apps.
enum FormatSpecifiers {
  /// The specifier of a type; `%@` for all types that the table does not list.
  static func specifier(of type: SwiftType) -> String {
    guard case .nominal(let nominal) = type, !nominal.id.isKnown else { return "%@" }
    return byName[nominal.name] ?? "%@"
  }

  /// The specifier of a type that is certain to have it: a number, a text, or a type that the
  /// project declares; `nil` for an optional, and for an SDK type that may be an alias of a number.
  static func certainSpecifier(of type: SwiftType) -> String? {
    guard case .nominal(let nominal) = type, nominal.id != TypeID.generic else { return nil }
    if nominal.id.isKnown { return "%@" }
    return byName[nominal.name] ?? (objects.contains(nominal.name) ? "%@" : nil)
  }

  /// SDK types whose values are shown as `%@`.
  private static let objects = SDKTypes.names(
    "AttributedString Date Image LocalizedStringResource Text URL UUID")

  /// The specifier of a type by its name; `nil` if the table does not list it.
  static func specifier(ofTypeNamed name: Name) -> String? { byName[name] }

  private static let byName = Dictionary(
    specifiers.map { (Name($0), $1) }, uniquingKeysWith: { first, _ in first })

  private static let specifiers = [
    "Int": "%lld", "Int64": "%lld", "UInt": "%llu", "UInt64": "%llu", "Int32": "%d",
    "Int16": "%d", "Int8": "%d", "UInt32": "%u", "UInt16": "%u", "UInt8": "%u", "Double": "%lf",
    "CGFloat": "%lf", "TimeInterval": "%lf", "Float": "%f", "Float32": "%f", "Float64": "%lf",
    "OSStatus": "%d", "CInt": "%d", "pid_t": "%d", "kern_return_t": "%d", "NSInteger": "%lld",
    "NSUInteger": "%llu", "CLongLong": "%lld", "CUnsignedInt": "%u", "CLong": "%lld",
    "uid_t": "%u", "gid_t": "%u", "mode_t": "%u", "in_port_t": "%u", "off_t": "%lld",
    "time_t": "%lld", "ssize_t": "%lld", "size_t": "%lld", "CDouble": "%lf", "CFloat": "%f",
    "CLLocationDistance": "%lf", "CLLocationDegrees": "%lf", "CLLocationSpeed": "%lf",
    "CLLocationDirection": "%lf", "CLLocationAccuracy": "%lf", "CFTimeInterval": "%lf",
    "String": "%@", "Substring": "%@",
    "Character": "%@", "CGKeyCode": "%u", "CGWindowID": "%u", "CGDirectDisplayID": "%u",
    "socklen_t": "%u", "AudioDeviceID": "%u", "AudioObjectID": "%u", "FourCharCode": "%u",
    "OSType": "%u", "CUnsignedShort": "%u", "CShort": "%d", "CUnsignedLongLong": "%llu",
    "CVReturn": "%d", "IOReturn": "%d", "errno_t": "%d", "dev_t": "%d", "ino_t": "%llu",
    "CMTimeScale": "%d", "CMTimeValue": "%lld", "AVAudioFrameCount": "%u",
    "AVAudioChannelCount": "%u", "CLBeaconMajorValue": "%u", "CLBeaconMinorValue": "%u",
  ]
}
