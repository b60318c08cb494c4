import LocalizationModel
import TestSupport

/// Makes catalogs whose entries are plain, or nearly so, with texts that rules look for.
struct GeneratedEntries {
  private static let texts = [
    "Save", "Save %@", "%lld files", "%1$@ of %2$lld", "%@ %@", "%2$@ %1$@", "100%", "100%% of %@",
    "%arg", "%#@a@", "% d x", "%.2f", "50％", "TODO", "TBD", "待翻译", "未翻译", "保存", "儲存", "保存,好",
    "保存 App",
    "保存App", " Save", "Save.", "Save…", "Save!", "a\\nb", "\\u0053ave", "\\u0020x", "e\\u0301",
    "the the",
    "a  b", "(a", "\\\"a\\\"", "https://a.b/c", "a@b.co", "<b>x</b>", "**x**", "3 items", " ",
    "x\\u200b",
    "NSCameraUsageDescription", "标题。max:4", "key.with.dots", "Hi?", "I", "\\/", "",
    "Сохранить файл", "ファイルを保存",
    "Enregistrer le fichier dans ce dossier", "Sichеrn", "%1$@ %@", "A &amp; B", "Ã¤", "e\\u00ad",
  ]
  private static let languages = [
    "de", "fr", "zh-Hans", "zh-Hant", "zh_CN", "el", "ja", "ko", "ar", "en", "pt-BR", "ru", "xx",
  ]
  private static let states = [
    "translated", "translated", "translated", "new", "needs_review", "machine_translated",
  ]

  private var random: SeededGenerator
  /// The text that most languages of the current entry share.
  private var usual = ""

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The text of a catalog, which may have members twice.
  mutating func catalog() -> String {
    let languages = Self.languages.filter { _ in happens(1, in: 5) }
    var keys: Set<String> = []
    let entries = (0..<12).compactMap { _ in
      usual = pick(Self.texts)
      let key = text()
      return keys.insert(key).inserted ? #""\#(key)": \#(entry(languages))"# : nil
    }.joined(separator: ", ")
    return """
      {"sourceLanguage": "\(pick(["en", "en", "de", "zh-Hans"]))", "strings": {\(entries)}, \
      "version": "1.0"}
      """
  }

  private mutating func happens(_ count: Int, in all: Int) -> Bool {
    Int.random(in: 0..<all, using: &random) < count
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts.randomElement(using: &random) ?? ""
  }

  private mutating func text() -> String { happens(1, in: 16) ? pick(Self.texts) : usual }

  private mutating func entry(_ languages: [String]) -> String {
    var members: [String] = []
    if happens(1, in: 2) { members.append(#""comment": "\#(text())""#) }
    if happens(1, in: 3) {
      members.append(#""extractionState": "\#(pick(["manual", "migrated", "stale"]))""#)
    }
    if happens(1, in: 8) { members.append(#""shouldTranslate": \#(pick(["false", "true"]))"#) }
    if happens(5, in: 6) {
      let all = languages.filter { _ in happens(9, in: 10) }.map {
        #""\#($0)": \#(localization($0))"#
      }
      members.append(#""localizations": {\#(all.joined(separator: ", "))}"#)
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func localization(_ language: String) -> String {
    guard happens(1, in: 4) else { return unit() }
    var names =
      PluralRules(language: language)?.cases.map(\.category.rawValue).sorted() ?? ["other"]
    if happens(1, in: 8) { names.removeLast() }
    let forms = names.map { #""\#($0)": \#(unit())"# }.joined(separator: ", ")
    return #"{"variations": {"plural": {\#(forms)}}}"#
  }

  private mutating func unit() -> String {
    let (state, value) = (#""state": "\#(pick(Self.states))""#, #""value": "\#(text())""#)
    switch Int.random(in: 0..<60, using: &random) {
    case 0: return "{}"
    case 1: return #"{"stringUnit": {\#(value), \#(state)}}"#
    case 2: return #"{"stringUnit": {\#(value)}}"#
    case 3: return #"{"stringUnit": {"state": "done", \#(value)}}"#
    case 4: return #"{"stringUnit": {\#(state)}, \#(value)}"#
    default: return #"{"stringUnit": {\#(state), \#(value)}}"#
    }
  }
}
