import LocalizationModel
import OrderedJSON
package import ProtocolServer

/// A text that a translating program is asked for: one line of JSON on its standard input.
package struct TranslationRequest: Sendable {
  /// Unique in a run.
  let id: String
  let catalog: String
  let text: LanguageTexts.Text
  /// The forms to translate.
  let forms: [LanguageTexts.Form]
  /// All that helps, as ``TextContexts`` tells it.
  let context: JSONValue
  /// Translations of similar texts.
  let similar: [TranslationMemory.Match]
  /// The answer that was refused, with the reason; `nil` the first time.
  var refusal: (texts: [String], reason: String)?

  /// True if the text has one form only, which is answered without naming it.
  var isPlain: Bool { forms.count == 1 && forms[0].path.isEmpty && text.forms.count == 1 }

  /// - Parameter languages: The language to translate into, and the source language.
  func json(
    to language: String, from source: String, plurals: [JSONValue.Member], glossary: [JSONValue]
  ) -> JSONValue {
    var json: JSONValue = [
      "id": .string(id), "language": .string(language), "sourceLanguage": .string(source),
    ]
    for member in context.members ?? [] where !["forms", "version"].contains(member.name) {
      json[member.name] = member.value
    }
    if isPlain {
      json["source"] = .string(forms[0].source)
    } else {
      json["forms"] = .array(
        forms.map {
          var form: JSONValue = ["form": .string($0.name), "source": .string($0.source)]
          if let text = $0.text { form["text"] = .string(text) }
          return form
        })
    }
    if !plurals.isEmpty { json["plurals"] = .object(plurals) }
    if !glossary.isEmpty { json["glossary"] = .array(glossary) }
    if !similar.isEmpty {
      json["similar"] = .array(
        similar.map { ["source": .string($0.source), "text": .string($0.text)] })
    }
    if let refusal {
      json["refused"] = [
        "texts": .array(refusal.texts.map { .string($0) }), "reason": .string(refusal.reason),
      ]
    }
    return json
  }

  /// The shape of a request.
  package static let schema = ValueSchema.object([
    .required("id", .text, "To be given back with the answer"),
    .required("language", .text, "The language to translate into"),
    .required("sourceLanguage", .text), .required("key", .text),
    .optional("source", .text, "The text to translate, if it has one form only"),
    .optional(
      "forms",
      .list(
        .object([
          .required("form", .text, "Such as plural.one; empty for the text around the others"),
          .required("source", .text), .optional("text", .text, "Today's translation"),
        ])), "The texts to translate, if there are several"),
    .optional("comment", .text, "What the text is, for translators"),
    .optional("use", .text, "As what and where it is shown; what its arguments are"),
    .optional("places", .texts), .optional("code", .text),
    .optional("near", .texts, "Keys beside it"), .optional("shouldTranslate", .boolean),
    .optional("text", .text, "Today's translation"), .optional("state", .text),
    .optional("others", .dictionary(of: .string()), "The text in other languages"),
    .optional("plurals", .dictionary(of: .string()), "The numbers that each plural form is for"),
    .optional("glossary", .list(.term)),
    .optional(
      "similar", .list(.object([.required("source", .text), .required("text", .text)])),
      "Finished translations of similar texts"),
    .optional(
      "refused", .object([.required("texts", .texts), .required("reason", .text)]),
      "The answer before, and why it could not be taken"),
  ])
}

/// One line of JSON on the standard output of a translating program.
struct TranslationAnswer {
  enum Content {
    /// Texts by the names of their forms; a plain text has the name "".
    case texts([String: String])
    /// The program leaves the text out, for a reason.
    case skip(String)
  }

  let id: String
  let content: Content

  /// - Throws: ``ToolFailure`` with what is wrong with the line.
  init(_ line: ContiguousArray<UInt8>) throws(ToolFailure) {
    let json: JSONValue
    do throws(JSONSyntaxError) { json = try JSONDocument(line).root.value } catch {
      throw ToolFailure("not-json", "not JSON: see byte \(error.offset)")
    }
    if let flaw = Self.schema.flaw(of: json) { throw ToolFailure("other-shape", flaw) }
    id = json["id"]?.string ?? ""
    if let reason = json["skip"]?.string {
      content = .skip(reason)
    } else if let text = json["text"]?.string {
      content = .texts(["": text])
    } else {
      let forms = json["forms"]?.members ?? []
      content = .texts(
        Dictionary(forms.map { ($0.name, $0.value.string ?? "") }) { first, _ in first })
    }
  }

  /// The shape of an answer.
  static let schema = ValueSchema.object(
    [
      .required("id", .text, "The id of the request"),
      .optional("text", .text, "The translation of a text with one form"),
      .optional("forms", .dictionary(of: .string()), "The translations by the names of the forms"),
      .optional("skip", .text, "The reason to leave the text out"),
    ], isOpen: true)
}
