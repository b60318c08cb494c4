/// What a finding is recognized by in another version of the project: not by lines, which move with
/// every edit, but by what it is about.
///
/// In a catalog that is the key, the language and the leaf; in a source its text. Several findings
/// that are alike in that are told apart by their order.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private let value: UInt64

  /// 16 hexadecimal digits.
  public var description: String {
    let digits = (0..<16).map { index in
      let digit = UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * index)) & 15
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// - Parameters:
  ///   - findings: All of a run, in the order of reports.
  ///   - stablePath: Turns the path of a finding into one that is the same wherever a run starts.
  /// - Returns: One for each, in their order; no two are equal.
  public static func all(
    of findings: [LocatedFinding], stablePath: (String) -> String = { $0 }
  ) -> [Fingerprint] {
    // By the hash of what a finding is about: two that share one by chance are still told apart.
    var counts: [UInt64: Int] = [:]
    counts.reserveCapacity(findings.count)
    var path = (asGiven: "", stable: stablePath(""))
    return findings.map { located in
      if located.finding.path != path.asGiven {
        path = (located.finding.path, stablePath(located.finding.path))
      }
      var hash = PartHash()
      hash.add(located, path.stable)
      let ordinal = counts[hash.value, default: 0]
      counts[hash.value] = ordinal + 1
      hash.add(String(ordinal))
      return Fingerprint(hash)
    }
  }

  /// - Parameter text: As ``description`` spells it; `nil` if it does not.
  package init?(_ text: String) {
    let isSpelledSo = text.utf8.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
    }
    guard text.utf8.count == 16, isSpelledSo, let value = UInt64(text, radix: 16) else {
      return nil
    }
    self.value = value
  }

  private init(_ hash: PartHash) { value = hash.value }

  /// FNV-1a over parts, with a byte behind each that no text has.
  private struct PartHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ part: String) {
      for byte in part.utf8 { add(byte) }
      add(0xFF)
    }

    private mutating func add(_ byte: UInt8) {
      value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }

    /// What a finding is about.
    mutating func add(_ located: LocatedFinding, _ path: String) {
      let finding = located.finding
      add(finding.rule)
      add(path)
      if let subject = finding.subject {
        add(subject.key)
        add(subject.language ?? "")
        add(subject.leaf.description)
      } else {
        add(located.excerpt?.markedText ?? "")
      }
    }
  }
}
