/// Three catalogs each, and what they become.
extension ThreeWayMergeTests {
  /// An entry `k` with one text in German.
  static func text(_ value: String, _ state: String = "translated") -> String {
    localized(#""de":\#(unit(value, state))"#)
  }

  static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  static func localized(_ localizations: String) -> String {
    #""k":{"localizations":{\#(localizations)}}"#
  }

  static func plural(_ one: String, _ other: String, _ state: String = "translated") -> String {
    #""de":{"variations":{"plural":{"one":\#(unit(one, state)),"other":\#(unit(other, state))}}}"#
  }

  static func device(_ mac: String, _ other: String, _ state: String = "translated") -> String {
    #""de":{"variations":{"device":{"mac":\#(unit(mac, state)),"other":\#(unit(other, state))}}}"#
  }

  static func counted(_ text: String, _ substitutions: String, _ state: String = "translated")
    -> String
  {
    localized(
      #""de":{"stringUnit":{"state":"\#(state)","value":"\#(text)"}\#(substitutions)}"#)
  }

  static let files =
    #","substitutions":{"files":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%arg Dateien"}}}}}}"#

  static let keys: [Case] = [
    Case(
      name: "additions of both", base: #""m":{}"#, ours: #""a":{},"m":{},"x 10":{}"#,
      theirs: #""B":{},"m":{},"x 9":{}"#, merged: #""a":{},"B":{},"m":{},"x 9":{},"x 10":{}"#),
    Case(
      name: "removals of both", base: #""a":{},"b":{},"c":{}"#, ours: #""b":{},"c":{}"#,
      theirs: #""a":{},"b":{}"#, merged: #""b":{}"#),
    Case(
      name: "the same addition", base: "", ours: #""a":{"comment":"c"}"#,
      theirs: #""a":{"comment":"c"}"#, merged: #""a":{"comment":"c"}"#),
    Case(
      name: "a removal against an edit", base: text("x"), ours: "", theirs: text("y"),
      merged: text("y"), kept: ["k: kept as theirs changed it, ours had removed it"]),
    Case(
      name: "an edit against a removal", base: text("x"), ours: text("y"), theirs: "",
      merged: text("y"), kept: ["k: kept as ours changed it, theirs had removed it"]),
    Case(
      name: "normalization tells keys apart", base: "", ours: "\"\u{E9}\":{}",
      theirs: "\"e\u{301}\":{}", merged: "\"e\u{301}\":{},\"\u{E9}\":{}"),
    Case(
      name: "languages of both", base: text("x"), ours: localized(#""de":\#(unit("y"))"#),
      theirs: localized(#""de":\#(unit("x")),"fr":\#(unit("z"))"#),
      merged: localized(#""de":\#(unit("y")),"fr":\#(unit("z"))"#)),
    Case(
      name: "additions of one key with other languages", base: "",
      ours: localized(#""de":\#(unit("y"))"#), theirs: localized(#""fr":\#(unit("z"))"#),
      merged: localized(#""de":\#(unit("y")),"fr":\#(unit("z"))"#)),
    Case(
      name: "a key that is there twice", base: #""k":{"comment":"c"}"#,
      ours: #""k":{"comment":"c"},\#(text("x"))"#, theirs: #""k":{"comment":"c"}"#,
      merged: #""k":{"comment":"c","localizations":{"de":\#(unit("x"))}}"#),
    Case(
      name: "a text that is there twice with two values", base: "",
      ours: text("x") + "," + text("y"), theirs: "", merged: text("x", "needs_review"),
      conflicts: ["k · de: kept ours, 'x', not theirs, 'y'"]),
    Case(
      name: "one that they had before and we have mended", base: text("x") + "," + text("y"),
      ours: text("y"), theirs: text("x") + "," + text("y"), merged: text("y")),
  ]

  static let texts: [Case] = [
    Case(
      name: "two texts", base: text("x"), ours: text("y"), theirs: text("z"),
      merged: text("y", "needs_review"),
      conflicts: ["k · de: kept ours, 'y' (line 8), not theirs, 'z' (line 8)"]),
    Case(
      name: "two new texts", base: #""k":{}"#, ours: text("y"), theirs: text("z"),
      merged: text("y", "needs_review"),
      conflicts: ["k · de: kept ours, 'y' (line 8), not theirs, 'z' (line 8)"]),
    Case(
      name: "a text of one and the state of the other", base: text("x", "needs_review"),
      ours: text("x"), theirs: text("y", "needs_review"), merged: text("y", "needs_review")),
    Case(
      name: "a new text of one that the other wants to be looked at", base: text("x"),
      ours: text("y"), theirs: text("x", "needs_review"), merged: text("y", "needs_review")),
    Case(
      name: "a text of one and a state of both", base: text("x", "needs_review"), ours: text("x"),
      theirs: text("y"), merged: text("y")),
    Case(
      name: "two states", base: text("x", "new"), ours: text("x"),
      theirs: text("x", "machine_translated"), merged: text("x", "needs_review"),
      conflicts: [
        "k · de · state: kept ours, 'translated' (line 7), not theirs, 'machine_translated' (line 7)"
      ]),
    Case(
      name: "two source texts that extraction wrote",
      base:
        #""k":{"extractionState":"extracted_with_value","localizations":{"en":\#(unit("x", "new"))}}"#,
      ours:
        #""k":{"extractionState":"extracted_with_value","localizations":{"en":\#(unit("y", "new"))}}"#,
      theirs:
        #""k":{"extractionState":"extracted_with_value","localizations":{"en":\#(unit("z", "new"))}}"#,
      merged:
        #""k":{"extractionState":"extracted_with_value","localizations":{"en":\#(unit("y", "new"))}}"#,
      conflicts: ["k · en: kept ours, 'y' (line 9), not theirs, 'z' (line 9)"]),
    Case(
      name: "two sets of phrases",
      base: localized(#""de":{"stringSet":{"state":"translated","values":["a"]}}"#),
      ours: localized(#""de":{"stringSet":{"state":"translated","values":["a","b"]}}"#),
      theirs: localized(#""de":{"stringSet":{"state":"translated","values":["c"]}}"#),
      merged: localized(#""de":{"stringSet":{"state":"needs_review","values":["a","b"]}}"#),
      conflicts: [#"k · de: kept ours, '["a", "b"]' (line 8), not theirs, '["c"]' (line 8)"#]),
    Case(
      name: "a unit without a state", base: localized(#""de":{"stringUnit":{"value":"x"}}"#),
      ours: localized(#""de":{"stringUnit":{"value":"y"}}"#),
      theirs: localized(#""de":{"stringUnit":{"value":"z"}}"#), merged: text("y", "needs_review"),
      conflicts: ["k · de: kept ours, 'y' (line 7), not theirs, 'z' (line 7)"]),
  ]

  static let variations: [Case] = [
    Case(
      name: "cases of one text", base: localized(plural("a", "b")),
      ours: localized(plural("x", "b")), theirs: localized(plural("a", "y")),
      merged: localized(plural("x", "y"))),
    Case(
      name: "one case", base: localized(plural("a", "b")), ours: localized(plural("x", "b")),
      theirs: localized(plural("y", "b")),
      merged: localized(
        #""de":{"variations":{"plural":{"one":\#(unit("x", "needs_review")),"other":\#(unit("b"))}}}"#
      ),
      conflicts: [
        "k · de · plural.one: kept ours, 'x' (line 11), not theirs, 'y' (line 11)"
      ]),
    Case(
      name: "a text that one varies by number and the other leaves", base: text("a"),
      ours: localized(plural("x", "y")),
      theirs: localized(#""de":\#(unit("a")),"fr":\#(unit("f"))"#),
      merged: localized(#"\#(plural("x", "y")),"fr":\#(unit("f"))"#)),
    Case(
      name: "a text that one varies by number and the other changes", base: text("a"),
      ours: localized(plural("x", "y")), theirs: text("b"),
      merged: localized(plural("x", "y", "needs_review")),
      conflicts: [
        "k · de: kept ours, 'plural.one: x, plural.other: y' (line 5), not theirs, 'b' (line 5)"
      ]),
    Case(
      name: "a text that one changes and the other varies by number", base: text("a"),
      ours: text("b"), theirs: localized(plural("x", "y")), merged: text("b", "needs_review"),
      conflicts: [
        "k · de: kept ours, 'b' (line 5), not theirs, 'plural.one: x, plural.other: y' (line 5)"
      ]),
    Case(
      name: "by number here and by device there", base: text("a"),
      ours: localized(plural("x", "y")), theirs: localized(device("m", "o")),
      merged: localized(plural("x", "y", "needs_review")),
      conflicts: [
        "k · de: kept ours, 'plural.one: x, plural.other: y' (line 5), "
          + "not theirs, 'device.mac: m, device.other: o' (line 5)"
      ]),
    Case(
      name: "by device to by number, and a case changed", base: localized(device("m", "o")),
      ours: localized(plural("x", "y")), theirs: localized(device("m", "p")),
      merged: localized(plural("x", "y", "needs_review")),
      conflicts: [
        "k · de: kept ours, 'plural.one: x, plural.other: y' (line 5), "
          + "not theirs, 'device.mac: m, device.other: p' (line 5)"
      ]),
    Case(
      name: "devices of both", base: localized(device("m", "o")),
      ours: localized(
        #""de":{"variations":{"device":{"ipad":\#(unit("i")),"mac":\#(unit("m")),"other":\#(unit("o"))}}}"#
      ), theirs: localized(device("n", "o")),
      merged: localized(
        #""de":{"variations":{"device":{"ipad":\#(unit("i")),"mac":\#(unit("n")),"other":\#(unit("o"))}}}"#
      )),
    Case(
      name: "a case removed and changed", base: localized(plural("a", "b")),
      ours: localized(#""de":{"variations":{"plural":{"other":\#(unit("b"))}}}"#),
      theirs: localized(plural("x", "b")), merged: localized(plural("x", "b")),
      kept: ["k · de · plural.one: kept as theirs changed it, ours had removed it"]),
    Case(
      name: "a number inside of a device",
      base: localized(
        #""de":{"variations":{"device":{"mac":{"variations":{"plural":{"one":\#(unit("a")),"other":\#(unit("b"))}}},"other":\#(unit("o"))}}}"#
      ),
      ours: localized(
        #""de":{"variations":{"device":{"mac":{"variations":{"plural":{"one":\#(unit("x")),"other":\#(unit("b"))}}},"other":\#(unit("o"))}}}"#
      ),
      theirs: localized(
        #""de":{"variations":{"device":{"mac":{"variations":{"plural":{"one":\#(unit("a")),"other":\#(unit("y"))}}},"other":\#(unit("p"))}}}"#
      ),
      merged: localized(
        #""de":{"variations":{"device":{"mac":{"variations":{"plural":{"one":\#(unit("x")),"other":\#(unit("y"))}}},"other":\#(unit("p"))}}}"#
      )),
  ]

  static let substitutions: [Case] = [
    Case(
      name: "the text of one and a substitution of the other", base: counted("a %#@files@", files),
      ours: counted("b %#@files@", files),
      theirs: counted("a %#@files@", files.replacing("Dateien", with: "Akten")),
      merged: counted("b %#@files@", files.replacing("Dateien", with: "Akten"))),
    Case(
      name: "a substitution that one removes and the other keeps in use",
      base: counted("a %#@files@", files), ours: counted("b %#@files@", files),
      theirs: counted("c", ""), merged: counted("b %#@files@", files, "needs_review"),
      conflicts: ["k · de: kept ours, 'b %#@files@' (line 8), not theirs, 'c' (line 8)"]),
    Case(
      name: "format specifiers", base: counted("%#@files@", files),
      ours: counted("%#@files@", files.replacing("lld", with: "d")),
      theirs: counted("%#@files@", files.replacing("lld", with: "u")),
      merged: counted(
        "%#@files@",
        files.replacing("lld", with: "d").replacing("translated", with: "needs_review")),
      conflicts: [
        "k · de · substitutions.files · formatSpecifier: kept ours, 'd' (line 13), "
          + "not theirs, 'u' (line 13)"
      ]),
  ]

  static let others: [Case] = [
    Case(
      name: "comment, state and translation", base: text("x"),
      ours: #""k":{"comment":"c","localizations":{"de":\#(unit("x"))}}"#,
      theirs: #""k":{"extractionState":"stale","localizations":{"de":\#(unit("y"))}}"#,
      merged: #""k":{"comment":"c","extractionState":"stale","localizations":{"de":\#(unit("y"))}}"#
    ),
    Case(
      name: "two comments", base: #""k":{"comment":"a"}"#, ours: #""k":{"comment":"b"}"#,
      theirs: #""k":{"comment":"c"}"#, merged: #""k":{"comment":"b"}"#,
      conflicts: ["k · comment: kept ours, 'b' (line 4), not theirs, 'c' (line 4)"]),
    Case(
      name: "a person's comment against a model's", base: #""k":{"comment":"a"}"#,
      ours: #""k":{"comment":"b","isCommentAutoGenerated":true}"#, theirs: #""k":{"comment":"c"}"#,
      merged: #""k":{"comment":"c"}"#),
    Case(
      name: "a model's comment against a person's", base: #""k":{"comment":"a"}"#,
      ours: #""k":{"comment":"c"}"#, theirs: #""k":{"comment":"b","isCommentAutoGenerated":true}"#,
      merged: #""k":{"comment":"c"}"#),
    Case(
      name: "a person approves the model's comment, which ours writes anew",
      base: #""k":{"comment":"a","isCommentAutoGenerated":true}"#,
      ours: #""k":{"comment":"b","isCommentAutoGenerated":true}"#, theirs: #""k":{"comment":"a"}"#,
      merged: #""k":{"comment":"a"}"#),
    Case(
      name: "the same new comment of a model and a person", base: #""k":{}"#,
      ours: #""k":{"comment":"b","isCommentAutoGenerated":true}"#, theirs: #""k":{"comment":"b"}"#,
      merged: #""k":{"comment":"b"}"#),
    Case(
      name: "only one side changes the comment, and its author",
      base: #""k":{"comment":"a"}"#,
      ours: #""k":{"comment":"b","isCommentAutoGenerated":true}"#,
      theirs: #""k":{"comment":"a","shouldTranslate":false}"#,
      merged: #""k":{"comment":"b","isCommentAutoGenerated":true,"shouldTranslate":false}"#),
    Case(
      name: "two comments of models", base: #""k":{"comment":"a","isCommentAutoGenerated":true}"#,
      ours: #""k":{"comment":"b","isCommentAutoGenerated":true}"#,
      theirs: #""k":{"comment":"c","isCommentAutoGenerated":true}"#,
      merged: #""k":{"comment":"b","isCommentAutoGenerated":true}"#,
      conflicts: ["k · comment: kept ours, 'b' (line 4), not theirs, 'c' (line 4)"]),
    Case(
      name: "a person's comment against a removal",
      base: #""k":{"comment":"a","isCommentAutoGenerated":true}"#, ours: #""k":{}"#,
      theirs: #""k":{"comment":"c"}"#, merged: #""k":{"comment":"c"}"#,
      kept: ["k · comment: kept as theirs changed it, ours had removed it"]),
    Case(
      name: "whether to translate", base: #""k":{}"#, ours: #""k":{"shouldTranslate":false}"#,
      theirs: #""k":{"comment":"c"}"#, merged: #""k":{"comment":"c","shouldTranslate":false}"#),
    Case(
      name: "extraction states", base: #""k":{}"#, ours: #""k":{"extractionState":"manual"}"#,
      theirs: #""k":{"extractionState":"stale"}"#, merged: #""k":{"extractionState":"manual"}"#,
      conflicts: [
        "k · extractionState: kept ours, 'manual' (line 4), not theirs, 'stale' (line 4)"
      ]),
    Case(
      name: "unknown members", base: #""k":{"x":{"a":1,"b":[1]}}"#,
      ours: #""k":{"x":{"a":2,"b":[1]}}"#,
      theirs: #""k":{"x":{"a":1,"b":[1,2],"c":null}}"#,
      merged: #""k":{"x":{"a":2,"b":[1,2],"c":null}}"#),
    Case(
      name: "unknown members in conflict", base: #""k":{"x":{"a":1}}"#, ours: #""k":{"x":{"a":2}}"#,
      theirs: #""k":{"x":{"a":[3]}}"#, merged: #""k":{"x":{"a":2}}"#,
      conflicts: ["k · x.a: kept ours, '2' (line 5), not theirs, '[3]' (line 5)"]),
  ]
}
