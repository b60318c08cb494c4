/// The lines of two texts as small numbers: two lines have the same number if their bytes are
/// equal. ``LineDifference`` then compares integers instead of texts.
struct LineIdentities {
  /// The number of each line of the old text, in order.
  private(set) var old = ContiguousArray<Int32>()
  /// The number of each line of the new text, in order.
  private(set) var new = ContiguousArray<Int32>()
  /// One line for each number, the first that had it, in the order of numbers.
  private var samples = ContiguousArray<Sample>()
  /// A hash table with open addressing: indices into `samples`, or -1 for a free slot. It is never
  /// more than half full. Its size is a power of two, so that ``mask`` turns a hash into an index.
  private var slots: ContiguousArray<Int32>
  private let mask: Int

  private struct Sample {
    let bytes: Range<Int>
    let isOld: Bool
    let hash: Int
  }

  /// - Precondition: The texts have fewer than 2³¹ lines together.
  init(_ oldLines: TextLines, of old: Span<UInt8>, _ newLines: TextLines, of new: Span<UInt8>) {
    let total = oldLines.count + newLines.count
    precondition(total < Int(Int32.max), "line numbers have 31 bits")
    var capacity = 16
    while capacity < 2 * total { capacity *= 2 }
    slots = ContiguousArray(repeating: -1, count: capacity)
    mask = capacity - 1
    self.old.reserveCapacity(oldLines.count)
    self.new.reserveCapacity(newLines.count)
    for line in 0..<oldLines.count {
      self.old.append(number(of: oldLines[line], isOld: true, old, new))
    }
    for line in 0..<newLines.count {
      self.new.append(number(of: newLines[line], isOld: false, old, new))
    }
  }

  /// The number of different lines; every number is less.
  var count: Int { samples.count }

  /// Returns the number of a line, a new one for a line that has not occurred yet.
  private mutating func number(
    of range: Range<Int>, isOld: Bool, _ old: Span<UInt8>, _ new: Span<UInt8>
  ) -> Int32 {
    let bytes = (isOld ? old : new).extracting(range)
    let hash = Self.hash(bytes)
    var slot = hash & mask
    while slots[slot] >= 0 {
      let sample = samples[Int(slots[slot])]
      if sample.hash == hash,
        Self.areEqual(bytes, (sample.isOld ? old : new).extracting(sample.bytes))
      {
        return slots[slot]
      }
      slot = (slot + 1) & mask
    }
    let number = Int32(samples.count)
    samples.append(Sample(bytes: range, isOld: isOld, hash: hash))
    slots[slot] = number
    return number
  }

  /// The hash of a line. The standard library seeds it at random, so that no file can be crafted
  /// whose lines all collide.
  private static func hash(_ bytes: Span<UInt8>) -> Int {
    var hasher = Hasher()
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  private static func areEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for offset in left.indices where left[offset] != right[offset] { return false }
    return true
  }
}
