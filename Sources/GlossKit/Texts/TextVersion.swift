import LocalizationModel
import TranslationUnits

/// A short hash of a form's content: key and form name, source, comment, text and state.
///
/// A caller that writes a text sends the version that it has read. If the content has changed
/// since, the versions differ and ``TranslationWriter`` refuses the text.
struct TextVersion: Hashable, Sendable {
  /// The hash as eight digits of base 64: FNV-1a in 64 bits, folded to 48.
  let text: String

  /// - Parameter unit: The form as the catalog has it; its first note is the comment.
  init(_ unit: TranslationUnit) {
    // The offset basis and, below, the prime of FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ part: String) {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      // The byte 0xFF, which no UTF-8 text has, separates the parts.
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    add(unit.id ?? "")
    add(unit.source.map { PhraseLines.cell($0) } ?? "")
    add(unit.notes.first?.text ?? "")
    add(unit.isTranslatable == false ? "fixed" : "")
    // A catalog needs all forms of a text, so an untranslated form may hold a copy of the source.
    // It counts as no text.
    let target = unit.target.flatMap { $0.state == .new && $0.text == unit.source ? nil : $0 }
    add(target.map { PhraseLines.cell($0.text) } ?? "")
    add(target?.catalogState.rawValue ?? "")
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    let bits = hash ^ hash >> 48
    text = String(
      decoding: stride(from: 42, through: 0, by: -6).map { digits[Int(bits >> UInt64($0) & 63)] },
      as: UTF8.self)
  }
}
