/// Returns a key with every specifier replaced by `%@`: equal for two spellings of one key that
/// differ only in the types of their interpolations. If the code does not show such a type, `sync`,
/// `rename` and `why` find the catalog's key by it.
///
/// `%%` becomes `%`. Argument numbers, flags, widths and lengths are dropped.
package func looseKey(_ key: String) -> String {
  guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
  let bytes = ContiguousArray(key.utf8)
  var loose: ContiguousArray<UInt8> = []
  loose.reserveCapacity(bytes.count)
  appendLooseKey(bytes.span, to: &loose)
  return String(decoding: loose, as: UTF8.self)
}

/// Appends the loose spelling of a key's bytes, as ``looseKey(_:)`` returns it.
package func appendLooseKey(_ source: Span<UInt8>, to loose: inout ContiguousArray<UInt8>) {
  var offset = 0
  while offset < source.count {
    let byte = source[offset]
    guard byte == UInt8(ascii: "%") else {
      loose.append(byte)
      offset += 1
      continue
    }
    loose.append(byte)
    if offset + 1 < source.count, source[offset + 1] == UInt8(ascii: "%") {
      offset += 2
    } else if let end = endOfLooseSpecifier(in: source, from: offset) {
      loose.append(UInt8(ascii: "@"))
      offset = end
    } else {
      offset += 1
    }
  }
}

/// Returns the offset just past the specifier that starts at `start`, or `nil` if none does. Only
/// specifiers that the compiler writes for an interpolation, or accepts from the code, count: no
/// `*`, no apostrophe, no precision without digits.
private func endOfLooseSpecifier(in source: Span<UInt8>, from start: Int) -> Int? {
  var reader = FormatReader(offset: start + 1)
  var numbered = reader
  if !numbered.run(of: "0123456789", in: source).isEmpty,
    numbered.take(UInt8(ascii: "$"), in: source)
  {
    reader = numbered
  }
  _ = reader.run(of: "-+ 0#", in: source)
  _ = reader.run(of: "0123456789", in: source)
  if reader.take(UInt8(ascii: "."), in: source) {
    if reader.run(of: "0123456789", in: source).isEmpty { return nil }
  }
  _ = reader.length(in: source)
  guard reader.offset < source.count,
    "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(source[reader.offset])
  else { return nil }
  return reader.offset + 1
}
