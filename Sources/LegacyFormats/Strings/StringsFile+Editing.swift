import LocalizationModel

extension StringsFile {
  /// Returns a file with entries appended, inside its braces if it has them, with its line ends.
  ///
  /// - Parameters:
  ///   - bytes: A file in the text form, or no bytes.
  ///   - entries: Entries with keys that the file lacks.
  /// - Throws: ``StringsError`` if the file cannot be read.
  package static func extended(
    _ bytes: ContiguousArray<UInt8>, with entries: [Entry]
  ) throws(StringsError) -> ContiguousArray<UInt8> {
    if entries.isEmpty { return bytes }
    let added = String(decoding: StringsFile(entries).serialized(), as: UTF8.self)
    if bytes.isEmpty { return ContiguousArray(added.utf8) }
    return try StringsEncoding.edited(bytes) { text throws(StringsError) in
      var reader = StringsReader(text)
      _ = try reader.entries()
      // Entries go before the closing brace: the system cannot read a file with text after it.
      let scalars = Array(text.unicodeScalars)
      let end = reader.closingBrace ?? scalars.count
      let gap = end > 0 && (scalars[end - 1] == "\n" || scalars[end - 1] == "\r") ? "\n" : "\n\n"
      var extended = String.UnicodeScalarView()
      extended.append(contentsOf: scalars[..<end])
      extended.append(contentsOf: LineEnd(mostOf: scalars).ending(gap + added).unicodeScalars)
      extended.append(contentsOf: scalars[end...])
      return String(extended)
    }
  }

  /// Returns a file with texts changed and everything else kept: comments, order, encoding.
  ///
  /// - Parameters:
  ///   - bytes: A file in the text form.
  ///   - texts: New texts by keys of the file, each key once.
  /// - Throws: ``StringsError`` if the file cannot be read, is a property list, or lacks a key.
  package static func edited(
    _ bytes: ContiguousArray<UInt8>, setting texts: some Sequence<(key: String, value: String)>
  ) throws(StringsError) -> ContiguousArray<UInt8> {
    if try PropertyList(bytes) != nil {
      throw StringsError(
        Message(
          "a property list: save it as text, with 'key = value' lines",
          comment: "原因：文件是属性列表，不是文本。'key = value' 是格式"))
    }
    return try StringsEncoding.edited(bytes) { text throws(StringsError) in
      var reader = StringsReader(text)
      let entries = try reader.entries()
      // The last of several entries with one key counts.
      var indices: [[UInt8]: Int] = [:]
      for (index, entry) in entries.enumerated() { indices[Array(entry.key.utf8)] = index }
      var changes: [(range: Range<Int>, text: String)] = []
      for (key, value) in texts {
        guard let index = indices[Array(key.utf8)] else {
          throw StringsError(Message("it has no key '\(key)'", comment: "原因：文件里没有这个键。%@：键"))
        }
        let range = reader.valueRanges[index]
        // In `"key";` the key is the text as well, and has to stay.
        let isKeyOnly = reader.keyRanges[index] == range
        changes.append((range, (isKeyOnly ? "\(literal(key)) = " : "") + literal(value)))
      }
      var scalars = Array(text.unicodeScalars)
      // From the end, so that the ranges of earlier changes stay valid.
      for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        scalars.replaceSubrange(change.range, with: Array(change.text.unicodeScalars))
      }
      var edited = String.UnicodeScalarView()
      edited.append(contentsOf: scalars)
      return String(edited)
    }
  }
}
