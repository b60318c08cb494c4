import LocalizationModel

extension PropertyValue {
  /// Returns the property list as XML in UTF-8, indented with tabs.
  ///
  /// - Parameter comments: Comments to write before keys of the outermost dictionary.
  /// - Throws: ``StringsError`` if a text has a character that XML cannot hold.
  package func serialized(
    comments: [String: String] = [:]
  ) throws(StringsError) -> ContiguousArray<UInt8> {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    try write(to: &text, indentation: "", comments)
    return ContiguousArray((text + "</plist>\n").utf8)
  }

  private func write(
    to xml: inout String, indentation: String, _ comments: [String: String] = [:]
  ) throws(StringsError) {
    switch self {
    case .text(let text): xml += "\(indentation)<string>\(try Self.text(text))</string>\n"
    case .dictionary(let members):
      xml += "\(indentation)<dict>\n"
      for member in members {
        if let comment = comments[member.name] {
          xml += "\(indentation)\t<!-- \(Self.comment(comment)) -->\n"
        }
        xml += "\(indentation)\t<key>\(try Self.text(member.name))</key>\n"
        try member.value.write(to: &xml, indentation: indentation + "\t")
      }
      xml += "\(indentation)</dict>\n"
    }
  }

  /// Returns a comment that XML can hold: without two hyphens in a row, and without invalid
  /// characters.
  package static func comment(_ comment: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in comment.unicodeScalars where XMLText.canHold(scalar) && scalar != "\r" {
      if scalar == "-", text.last == "-" { text.append(" ") }
      text.append(scalar)
    }
    return String(text)
  }

  private static func text(_ text: String) throws(StringsError) -> String {
    if let scalar = XMLText.unfit(in: text) {
      throw StringsError(
        Message(
          "'\(text)' has the character \(Self.name(of: scalar)), which XML cannot hold: remove it",
          comment: "原因：文字里有 XML 不能写的字符。%1$@：文字；%2$@：U+ 开头的编码"))
    }
    return XMLText.content(text)
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    "U+" + String(scalar.value, radix: 16, uppercase: true)
  }
}
