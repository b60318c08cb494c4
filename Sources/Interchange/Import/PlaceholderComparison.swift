import LocalizationModel
import XLIFF

/// Whether a translation takes the arguments that the program passes for its source.
struct PlaceholderComparison {
  /// It reads what is not there, or as something else: a crash, in that language only.
  private(set) var clash: String?
  /// It leaves something out, which may be meant.
  private(set) var missing: String?

  /// - Parameters:
  ///   - source: As translators see it.
  ///   - entry: What its key takes is passed as well, though the source's text may leave it out; what
  ///     its main text takes is passed to the texts of substitutions too.
  ///   - path: Of the text; where it varies by number, the number may be left out.
  init(source: TransUnit.Text, of entry: SharedEntry, target: TransUnit.Text, path: LeafPath) {
    switch target {
    case .phrases(let phrases): compare(phrases, with: source)
    case .plain(let text): compare(text, source.joined, entry, path)
    }
  }

  private mutating func compare(
    _ target: String, _ source: String, _ entry: SharedEntry, _ path: LeafPath
  ) {
    let percent = UInt8(ascii: "%")
    guard target.hasByte(percent) || source.hasByte(percent) else { return }
    let sources = path.isEmpty ? entry.specifiers : FormatSpecifier.all(in: source)
    // As it nearly always is.
    if Self.areSame(sources, of: source, in: target) { return }
    let specifiers = FormatSpecifier.all(in: target)
    if specifiers.elementsEqual(sources, by: { $0.isAlike($1) }) { return }
    let passed = ArgumentMap(sources)
    let all = path.substitution == nil ? passed : ArgumentMap(entry.specifiers)
    let named = ArgumentMap(FormatSpecifier.all(in: entry.key))
    let taken = ArgumentMap(specifiers)
    func text(_ use: ArgumentMap.Use, of text: String) -> String {
      let all = FormatSpecifier.all(in: text)
      let range = all[use.specifier].range
      return String(decoding: Array(text.utf8)[range.start..<range.end], as: UTF8.self)
    }
    if taken.isReordered(from: passed) {
      clash =
        "the arguments come in another order than in '\(source)': number them, as in '%2$@ %1$@'"
      return
    }
    for use in taken.uses {
      let kinds = (passed.uses + all.uses + named.uses).filter { $0.number == use.number }.map(
        \.kind)
      if kinds.isEmpty {
        clash =
          "'\(text(use, of: target))' takes argument \(use.number), which '\(source)' does not have"
        return
      }
      if !kinds.contains(where: { $0.fits(use.kind) }) {
        clash =
          "'\(text(use, of: target))' takes argument \(use.number) as another type than "
          + "'\(source)' does"
        return
      }
    }
    let numbers = Set(taken.uses.map(\.number))
    let isForm = path.pluralCategory != nil
    let lacking = passed.uses.first { use in
      // "One file" says the number in words.
      if isForm, [.integer, .float, .unknown].contains(use.kind) { return false }
      return !numbers.contains(use.number)
    }
    if let lacking {
      missing = "it lacks '\(text(lacking, of: source))' of '\(source)'"
    }
  }

  /// Whether all that starts with a percent sign in a text is, byte for byte and in their order, the
  /// specifiers of another: then it need not be parsed, for none of them looks at what follows.
  private static func areSame(
    _ specifiers: [FormatSpecifier], of source: String, in target: String
  ) -> Bool {
    source.withBytes { source in
      target.withBytes { target in
        var next = 0
        var offset = 0
        while offset < target.count {
          if target[offset] != UInt8(ascii: "%") {
            offset += 1
            continue
          }
          guard next < specifiers.count else { return false }
          let range = specifiers[next].range
          // '%a' becomes '%arg' by what follows it.
          guard specifiers[next].conversion != "a", range.end <= source.count,
            offset + range.count <= target.count
          else { return false }
          for index in 0..<range.count
          where source[range.start + index] != target[offset + index] {
            return false
          }
          offset += range.count
          next += 1
        }
        return next == specifiers.count
      }
    }
  }

  /// A phrase without the app's name is refused by the compiler of App Shortcuts.
  private mutating func compare(_ phrases: [String], with source: TransUnit.Text) {
    let name = "${applicationName}"
    guard source.joined.contains(name) else { return }
    if let without = phrases.first(where: { !$0.contains(name) }) {
      clash = "the phrase '\(without)' lacks '\(name)'"
    }
  }
}
