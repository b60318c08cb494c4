extension String {
  /// Calls `body` with the UTF-8 bytes, which are copied only if they do not lie in a row.
  @inlinable
  @inline(__always)
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    let result = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe body(bytes.span)
    }
    return result ?? body(ContiguousArray(utf8).span)
  }

  /// Whether a byte occurs in the UTF-8.
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

  /// Whether all characters are ASCII.
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

  /// Whether both have the same bytes; those that are only canonically equivalent are different.
  package func hasBytes(of other: String) -> Bool {
    utf8.count == other.utf8.count
      && withBytes { left in
        other.withBytes { right in
          var offset = 0
          while offset < left.count, left[offset] == right[offset] { offset &+= 1 }
          return offset == left.count
        }
      }
  }
}
