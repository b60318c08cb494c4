/// The text of a `.stringsdict` with one key, `files`, and one variable, `count`.
public struct LegacyRules: Sendable {
  public let text: String

  /// Makes the text.
  ///
  /// - Parameter forms: The plural forms and their texts, in the order of their names.
  public init(_ forms: [(String, String)]) {
    let forms = forms.map { "\t\t\t<key>\($0)</key>\n\t\t\t<string>\($1)</string>\n" }.joined()
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<!-- Number of files -->
      \t<key>files</key>
      \t<dict>
      \t\t<key>NSStringLocalizedFormatKey</key>
      \t\t<string>%#@count@</string>
      \t\t<key>count</key>
      \t\t<dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t<string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key>
      \t\t\t<string>d</string>
      \(forms)\t\t</dict>
      \t</dict>
      </dict>
      </plist>

      """
  }
}
