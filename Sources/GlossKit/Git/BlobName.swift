/// A blob's object name in a git repository with SHA-1 names: the hash of the header `blob COUNT\0`
/// and the bytes.
///
/// An export carries the name of each catalog's bytes, by which an import finds them in git again
/// (``ExportRefs``). The name is computed here, so that it is the same where git is not installed
/// or the repository has SHA-256 names.
struct BlobName: Hashable, Sendable, CustomStringConvertible {
  /// 40 hexadecimal digits in lower case.
  let text: String

  init(of bytes: ContiguousArray<UInt8>) {
    var hash = SHA1()
    hash.add(ContiguousArray("blob \(bytes.count)\u{0}".utf8).span)
    hash.add(bytes.span)
    text = hash.finished()
  }

  /// - Returns: `nil` unless the text has 40 hexadecimal digits in lower case.
  init?(_ text: some StringProtocol) {
    let isName =
      text.utf8.count == 40
      && text.utf8.allSatisfy {
        // The subtractions wrap around: bytes below '0' or 'a' become large numbers.
        $0 &- UInt8(ascii: "0") < 10 || $0 &- UInt8(ascii: "a") < 6
      }
    if !isName { return nil }
    self.text = String(text)
  }

  var description: String { text }
}

/// The SHA-1 hash of FIPS 180-4, with its constants and its names for variables. It only names
/// blobs, so its weakness against forgery does no harm.
private struct SHA1 {
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
  )
  /// The bytes that do not fill a block of 64 yet.
  private var block: ContiguousArray<UInt8> = []
  /// The message schedule of the current block, kept to be allocated once.
  private var schedule = ContiguousArray<UInt32>(repeating: 0, count: 80)
  /// The number of bytes added.
  private var count: UInt64 = 0

  mutating func add(_ bytes: Span<UInt8>) {
    count += UInt64(bytes.count)
    var offset = 0
    while !block.isEmpty, offset < bytes.count {
      block.append(bytes[offset])
      offset += 1
      if block.count == 64 { processBlock() }
    }
    while bytes.count - offset >= 64 {
      process(bytes, at: offset)
      offset += 64
    }
    while offset < bytes.count {
      block.append(bytes[offset])
      offset += 1
    }
  }

  mutating func finished() -> String {
    // The padding: a 1 bit, zeros, and the number of bits in the last 8 bytes of a block.
    let bits = count &* 8
    block.append(0x80)
    while block.count % 64 != 56 {
      if block.count == 64 { processBlock() } else { block.append(0) }
    }
    for shift in stride(from: 56, through: 0, by: -8) {
      block.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    processBlock()
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for word in [state.0, state.1, state.2, state.3, state.4] {
      for shift in stride(from: 28, through: 0, by: -4) {
        text.append(digits[Int(word >> UInt32(shift) & 0xF)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func processBlock() {
    let full = block
    block.removeAll(keepingCapacity: true)
    process(full.span, at: 0)
  }

  private mutating func process(_ bytes: Span<UInt8>, at start: Int) {
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
      word &<< count | word &>> (32 &- count)
    }
    var (a, b, c, d, e) = state
    var words = schedule.mutableSpan
    for index in 0..<16 {
      let offset = start &+ index &* 4
      words[index] =
        UInt32(bytes[offset]) &<< 24 | UInt32(bytes[offset &+ 1]) &<< 16
        | UInt32(bytes[offset &+ 2]) &<< 8 | UInt32(bytes[offset &+ 3])
    }
    for index in 16..<80 {
      words[index] = rotated(
        words[index &- 3] ^ words[index &- 8] ^ words[index &- 14] ^ words[index &- 16], 1)
    }
    func step(_ choice: UInt32, _ constant: UInt32, _ word: UInt32) {
      let next = rotated(a, 5) &+ choice &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
    }
    // One loop per round function, so that no iteration has to choose one.
    for index in 0..<20 { step(d ^ b & (c ^ d), 0x5A82_7999, words[index]) }
    for index in 20..<40 { step(b ^ c ^ d, 0x6ED9_EBA1, words[index]) }
    for index in 40..<60 { step(b & c | d & (b | c), 0x8F1B_BCDC, words[index]) }
    for index in 60..<80 { step(b ^ c ^ d, 0xCA62_C1D6, words[index]) }
    let old = state
    state = (old.0 &+ a, old.1 &+ b, old.2 &+ c, old.3 &+ d, old.4 &+ e)
  }
}
