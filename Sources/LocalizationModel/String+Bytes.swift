extension String {
  /// Calls `body` with the UTF-8 bytes, which are copied only if the string is not contiguous.
  @inlinable
  @inline(__always)
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    let result = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe body(bytes.span)
    }
    return result ?? body(ContiguousArray(utf8).span)
  }

  /// True if a byte occurs in the text's UTF-8.
  package func hasByte(_ byte: UInt8) -> Bool {
    withBytes { bytes in
      var offset = 0
      while offset &+ 8 <= bytes.count {
        if ByteWord(at: offset, in: bytes).matches(byte) != 0 { return true }
        offset &+= 8
      }
      while offset < bytes.count {
        if bytes[offset] == byte { return true }
        offset &+= 1
      }
      return false
    }
  }

  /// True if another text occurs in this one, byte by byte.
  ///
  /// `contains` compares by characters, which is slower and misses a text before a combining mark.
  package func hasText(_ other: String) -> Bool {
    withBytes { bytes in other.withBytes { bytes.holds($0) } }
  }

  /// True if all characters are ASCII.
  package var isASCII: Bool {
    withBytes { bytes in
      var offset = 0
      while offset &+ 8 <= bytes.count {
        if ByteWord(at: offset, in: bytes).beyondASCII != 0 { return false }
        offset &+= 8
      }
      while offset < bytes.count {
        if bytes[offset] >= 0x80 { return false }
        offset &+= 1
      }
      return true
    }
  }

  /// True if two texts are equal byte by byte. Swift's `==` also treats canonical equivalents as
  /// equal, such as `é` and `e` with an accent; in catalogs and file systems these are different.
  package func hasBytes(of other: String) -> Bool {
    let (left, right) = (utf8, other.utf8)
    guard left.count == right.count else { return false }
    let isSame = unsafe left.withContiguousStorageIfAvailable { left in
      unsafe right.withContiguousStorageIfAvailable { right in
        // Often both have the same buffer: every string of a file shares the file's path.
        unsafe left.baseAddress == right.baseAddress || left.span.isEqual(to: right.span)
      }
    }
    return (isSame ?? nil) ?? left.elementsEqual(right)
  }
}

extension Span<UInt8> {
  /// True if other bytes occur in a row in these; an empty sequence always does.
  fileprivate func holds(_ other: Span<UInt8>) -> Bool {
    if other.count == 0 { return true }
    let last = count &- other.count
    var start = 0
    while start <= last {
      // Skips eight bytes if none of them equals the first byte searched for.
      if start &+ 8 <= count, ByteWord(at: start, in: self).matches(other[0]) == 0 {
        start &+= 8
        continue
      }
      if self[start] == other[0], extracting(start..<start &+ other.count).isEqual(to: other) {
        return true
      }
      start &+= 1
    }
    return false
  }

  /// True if both have the same bytes.
  package func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset &+ 8 <= count {
      if ByteWord(at: offset, in: self).bits != ByteWord(at: offset, in: other).bits {
        return false
      }
      offset &+= 8
    }
    while offset < count {
      if self[offset] != other[offset] { return false }
      offset &+= 1
    }
    return true
  }
}
