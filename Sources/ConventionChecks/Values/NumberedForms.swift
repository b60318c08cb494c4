import LocalizationModel
import StringCatalog

/// The plural forms of one text, split at their specifiers. `plural-several-numbers` finds with it
/// the numbers that the words depend on, and its fix moves the forms into a substitution.
struct NumberedForms {
  /// One form with its specifiers and the text after each.
  private struct Form {
    let name: String
    let state: TranslationState
    let text: String
    /// The specifiers that read an argument, in the order of the text.
    let specifiers: [FormatSpecifier]
    /// The argument number of each specifier.
    let numbers: [Int]
    /// The text between each specifier and the next.
    let followers: [String]
  }

  private let forms: [Form]
  /// The bytes of the whole localization.
  private let range: ByteRange

  /// The form that all forms are compared with.
  private var reference: Form? { forms.first { $0.name == "other" } ?? forms.last }

  /// Splits the forms; `nil` if the localization has anything but plural forms with texts, each
  /// once, or if the fix could not rewrite one of them.
  init?(_ plural: PluralVariation) {
    let localization = plural.localization
    guard plural.variation.path.isEmpty, localization.variations.count == 1,
      !localization.repeatsNames,
      localization.substitutions.isEmpty, localization.leaves.count == plural.cases.count
    else { return nil }
    var forms: [Form] = []
    for part in plural.cases {
      guard let value = part.leaf?.value, let form = Self.form(part, value.text) else { return nil }
      forms.append(form)
    }
    self.forms = forms
    range = localization.range
  }

  private static func form(_ part: PluralVariation.Case, _ text: String) -> Form? {
    let specifiers = FormatSpecifier.all(in: text).filter {
      $0.kind != .percent && !$0.hasSpaceFlag
    }
    var numbers: [Int] = []
    for specifier in specifiers {
      guard specifier.kind == .argument, specifier.hasWrittenFields,
        (specifier.position == nil) == (specifiers[0].position == nil)
      else { return nil }
      numbers.append(specifier.position ?? numbers.count + 1)
    }
    let bytes = Array(text.utf8)
    let ends = specifiers.dropFirst().map(\.range.start) + [bytes.count]
    let followers = zip(specifiers, ends).map {
      String(decoding: bytes[$0.range.end..<$1], as: UTF8.self)
    }
    let state = part.leaf?.state?.text ?? TranslationState.translated.rawValue
    return Form(
      name: part.name.text, state: TranslationState(rawValue: state), text: text,
      specifiers: specifiers, numbers: numbers, followers: followers)
  }

  /// Returns the numbers of the arguments that the forms may depend on: an argument that some form
  /// leaves out, the first one if the text after it differs between forms, and a later one if the
  /// next word differs.
  func decidingNumbers(among numbers: Set<Int>) -> Set<Int> {
    guard let reference else { return [] }
    var deciding: Set<Int> = []
    for number in numbers {
      let places = forms.map { $0.numbers.firstIndex(of: number) }
      guard let place = reference.numbers.firstIndex(of: number) else {
        if places.contains(where: { $0 != nil }) { deciding.insert(number) }
        continue
      }
      let isFirst = !reference.numbers[..<place].contains(where: numbers.contains)
      for (form, other) in zip(forms, places) {
        guard let other else {
          deciding.insert(number)
          break
        }
        let texts = [form.followers[other], reference.followers[place]]
        let words = texts.map { isFirst ? $0 : Self.firstWord(of: $0) }
        if words[0] != words[1] { deciding.insert(number) }
      }
    }
    return deciding
  }

  private static func firstWord(of text: String) -> String {
    String(text.drop { $0.isWhitespace }.prefix { !$0.isWhitespace })
  }

  /// Returns an edit that moves the forms into a substitution for one argument; the text becomes
  /// `%#@arg1@`.
  func substitution(for number: Int) -> Fix.Edit? {
    let specifiers = forms.flatMap { zip($0.numbers, $0.specifiers).filter { $0.0 == number } }
    guard let reference, let specifier = specifiers.last?.1 else { return nil }
    let name = "arg\(number)"
    let path = LeafPath([.substitution(name)])
    var texts = TextNode()
    texts.set(.plain("%#@\(name)@"), state: reference.state, at: LeafPath())
    for form in forms {
      texts.set(
        .plain(Self.text(of: form, in: number)), state: form.state,
        at: LeafPath(path.steps + [.variation(kind: "plural", case: form.name)])
      ) { _ in (number, specifier.withoutNumber) }
    }
    return Fix.Edit(range, texts.text)
  }

  /// Returns the text as a form of a substitution for one argument: it becomes `%arg`, and the
  /// other specifiers are numbered.
  private static func text(of form: Form, in number: Int) -> String {
    form.text.replacing(
      zip(form.specifiers, form.numbers).map { specifier, own in
        (
          specifier.range,
          own == number ? "%arg" : specifier.numbered(own)
        )
      })
  }
}
