/// What a finding is recognized by in another version of the project: not by lines, which move with
/// every edit, but by what it is about.
///
/// In a catalog that is the key, the language and the leaf; in a source its text. Several findings
/// that are alike in that are told apart by their order.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// 16 hexadecimal digits.
  public let description: String

  /// - Parameters:
  ///   - findings: All of a run, in the order of reports.
  ///   - stablePath: Turns the path of a finding into one that is the same wherever a run starts.
  /// - Returns: One for each, in their order; no two are equal.
  public static func all(
    of findings: [LocatedFinding], stablePath: (String) -> String = { $0 }
  ) -> [Fingerprint] {
    var counts: [[String]: Int] = [:]
    return findings.map { located in
      let parts = parts(of: located, stablePath(located.finding.path))
      let ordinal = counts[parts, default: 0]
      counts[parts] = ordinal + 1
      return Fingerprint(parts + [String(ordinal)])
    }
  }

  /// - Parameter text: As ``description`` spells it; `nil` if it does not.
  package init?(_ text: String) {
    guard text.utf8.count == 16, UInt64(text, radix: 16) != nil, text == text.lowercased() else {
      return nil
    }
    description = text
  }

  /// FNV-1a over the parts, with a byte between two that no text has.
  private init(_ parts: [String]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    description = String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func parts(of located: LocatedFinding, _ path: String) -> [String] {
    let finding = located.finding
    if let subject = finding.subject {
      return [
        finding.rule, path, subject.key, subject.language ?? "", subject.leaf.description,
      ]
    }
    return [finding.rule, path, located.excerpt?.markedText ?? ""]
  }
}
