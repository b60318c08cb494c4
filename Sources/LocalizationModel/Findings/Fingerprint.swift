/// The identity of a finding across versions of the project, which baselines store. It ignores
/// lines, which move with every edit.
///
/// In a catalog it is made from the key, the language and the path of the text in the localization,
/// in a source from the text that the finding marks, each with rule and path. Findings that are
/// equal in all of these are numbered in their order.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private let value: UInt64

  /// The fingerprint as 16 lower-case hexadecimal digits.
  public var description: String {
    let digits = (0..<16).map { index in
      let digit = UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * index)) & 15
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Returns the fingerprints of findings: one for each, in their order, all different.
  ///
  /// - Parameters:
  ///   - findings: All findings of a run, in the order of reports.
  ///   - stablePath: Turns a finding's path into one that does not depend on the working directory.
  package static func all(
    of findings: [LocatedFinding], stablePath: (String) -> String = { $0 }
  ) -> [Fingerprint] {
    // Counted by hash: two different findings with the same hash still get different numbers.
    var counts: [UInt64: Int] = [:]
    counts.reserveCapacity(findings.count)
    var path = (asGiven: "", stable: stablePath(""))
    return findings.map { located in
      if located.finding.path != path.asGiven {
        path = (located.finding.path, stablePath(located.finding.path))
      }
      var hash = TextHash()
      hash.add(located, path.stable)
      let ordinal = counts[hash.value, default: 0]
      counts[hash.value] = ordinal + 1
      hash.add(String(ordinal))
      return Fingerprint(hash)
    }
  }

  /// Parses a fingerprint; `nil` unless the text is one as ``description`` spells it.
  package init?(_ text: String) {
    let isHexadecimal = text.utf8.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
    }
    guard text.utf8.count == 16, isHexadecimal, let value = UInt64(text, radix: 16) else {
      return nil
    }
    self.value = value
  }

  private init(_ hash: TextHash) { value = hash.value }

  /// An FNV-1a hash over several texts. Each text is followed by a byte that UTF-8 never holds, so
  /// that `ab`, `c` differs from `a`, `bc`. (Swift's `Hasher` differs from run to run.)
  private struct TextHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ part: String) {
      for byte in part.utf8 { add(byte) }
      add(0xFF)
    }

    private mutating func add(_ byte: UInt8) {
      value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }

    /// Adds the texts that identify a finding.
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
