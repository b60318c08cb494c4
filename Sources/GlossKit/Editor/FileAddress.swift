import ProjectLayout

/// The address of a file as the Language Server Protocol spells it: `file:///App/a.swift`.
enum FileAddress {
  /// Returns the path of an address; `nil` for one that names no file of this machine.
  static func path(of uri: String) -> AbsolutePath? {
    let scheme = "file://"
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    var rest = uri.utf8.dropFirst(scheme.utf8.count)
    if let host = rest.firstIndex(of: UInt8(ascii: "/")), host != rest.startIndex {
      guard String(rest[..<host])?.lowercased() == "localhost" else { return nil }
      rest = rest[host...]
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    var bytes: [UInt8] = []
    var index = rest.startIndex
    while index < rest.endIndex {
      let byte = rest[index]
      index = rest.index(after: index)
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let end = rest.index(index, offsetBy: 2, limitedBy: rest.endIndex),
        let digits = String(rest[index..<end]), let value = UInt8(digits, radix: 16), value != 0
      else { return nil }
      bytes.append(value)
      index = end
    }
    guard let path = String(validating: bytes, as: UTF8.self) else { return nil }
    return AbsolutePath(path)
  }

  /// Returns the address of a file.
  static func uri(of path: AbsolutePath) -> String {
    var uri = "file://"
    for byte in path.text.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9", "/", "-", ".", "_", "~":
        uri.unicodeScalars.append(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }
}
