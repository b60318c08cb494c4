import Foundation
import Testing

/// Something wrong in a project, and what the tool is to say about it.
struct BadInput: CustomTestStringConvertible, Sendable {
  let name: String
  /// Added to the sample project, or put in the place of its files.
  let file: String
  let bytes: Data
  /// The whole line.
  let error: String

  init(_ name: String, _ file: String, _ bytes: Data, _ error: String) {
    self.name = name
    self.file = file
    self.bytes = bytes
    self.error = error
  }

  init(_ name: String, _ file: String, _ text: String, _ error: String) {
    self.init(name, file, Data(text.utf8), error)
  }

  var testDescription: String { name }

  static let sources = [
    BadInput(
      "not UTF-8", "App/Bad.swift", Data("let x = \"".utf8) + [0xFF] + Data("\"\n".utf8),
      "App/Bad.swift:1:10: error: the text is not valid UTF-8 from here on: save it as UTF-8"),
    BadInput(
      "UTF-16", "App/Bad.swift", Data([0xFF, 0xFE, 0x6C, 0x00]),
      "App/Bad.swift: error: the text is UTF-16: save it as UTF-8"),
    BadInput(
      "UTF-16 without a mark", "App/Bad.swift",
      Data("let x = 1\n".utf16.flatMap { [UInt8($0), 0] }),
      "App/Bad.swift: error: the text is UTF-16: save it as UTF-8"),
    BadInput(
      "UTF-16 without a mark, in Chinese", "App/Bad.swift",
      Data("// 注释\nlet x = 1\n".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
      "App/Bad.swift: error: the text is UTF-16: save it as UTF-8"),
    BadInput(
      "literal without an end", "App/Bad.swift", "let y = 1\nlet x = \"abc\n",
      "App/Bad.swift:2:9: error: this string literal is not closed: close its quotes (swift-syntax)"
    ),
    BadInput(
      "multi-line literal without an end", "App/Bad.swift", "let x = \"\"\"\n  abc\n",
      "App/Bad.swift:1:9: error: this string literal is not closed: close its quotes (swift-syntax)"
    ),
    BadInput(
      "comment without an end", "App/Bad.swift", "/* abc\n",
      "App/Bad.swift:1:1: error: this comment is not closed: close it with '*/' (swift-syntax)"),
    BadInput(
      "deep nesting", "App/Bad.swift",
      "let x = " + String(repeating: "(", count: 10_000) + "Text(\"Deep\")"
        + String(repeating: ")", count: 10_000),
      "App/Bad.swift:1:265: error: code nests deeper than 256 levels here; what is inside is not "
        + "read (swift-syntax)"),
  ]

  private static let catalog = "App/Localizable.xcstrings"

  static let catalogs = [
    BadInput("empty", catalog, "", "\(catalog):1:1: error: not valid JSON: the file is empty"),
    BadInput(
      "cut in half", catalog, #"{ "strings" : { "A" : { "comm"#,
      "\(catalog):1:25: error: not valid JSON: the string is not closed: the file may be cut off: restore it"
    ),
    BadInput(
      "a key twice", catalog,
      #"{ "strings" : {"# + "\n" + #""A" : { "comment" : "a" },"# + "\n"
        + #""A" : { "comment" : "b" } } }"#,
      "\(catalog):3:1: error: 'A' is already there in line 2, with another value: remove one of "
        + "the two"),
    BadInput(
      "conflict markers", catalog,
      "{\n<<<<<<< HEAD\n  \"strings\" : {}\n=======\n  \"strings\" : {\"A\" : {}}\n>>>>>>> x\n}",
      "\(catalog):2:1: error: not valid JSON: a merge conflict marker '<<<<<<<': resolve the "
        + "conflict, then run again"),
    BadInput(
      "not UTF-8", catalog, Data(#"{ "strings" : { "A"#.utf8) + [0xFF] + Data(#"" : {} } }"#.utf8),
      "\(catalog):1:19: error: not valid JSON: bytes that are not UTF-8: save the file as UTF-8"),
    BadInput(
      "an array", catalog, "[]",
      "\(catalog):1:1: error: the catalog must be an object, not an array"),
    BadInput(
      "'strings' of a wrong type", catalog, #"{ "strings" : [] }"#,
      "\(catalog):1:15: error: 'strings' must be an object, not an array"),
    BadInput(
      "an entry of a wrong type", catalog, #"{ "strings" : { "A" : 5 } }"#,
      "\(catalog):1:23: error: the entry 'A' must be an object, not a number"),
    BadInput(
      "localizations of a wrong type", catalog,
      #"{ "strings" : { "A" : { "localizations" : [] } } }"#,
      "\(catalog):1:43: error: 'localizations' of 'A' must be an object, not an array"),
    BadInput(
      "a language of a wrong type", catalog,
      #"{ "strings" : { "A" : { "localizations" : { "de" : "a" } } } }"#,
      "\(catalog):1:52: error: 'de' of 'A' must be an object, not a string"),
    BadInput(
      "a comment of a wrong type", catalog, #"{ "strings" : { "A" : { "comment" : [] } } }"#,
      "\(catalog):1:37: error: 'comment' of 'A' must be a string, not an array"),
    BadInput(
      "a version of a wrong type", catalog, #"{ "strings" : {}, "version" : 1.0 }"#,
      "\(catalog):1:31: error: 'version' must be a string, not a number"),
    BadInput(
      "deep nesting", catalog,
      #"{ "strings" : "# + String(repeating: "[", count: 10_000),
      "\(catalog):1:270: error: not valid JSON: nested deeper than 256 levels"),
  ]
}
