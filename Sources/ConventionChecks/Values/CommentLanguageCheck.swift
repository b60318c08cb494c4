import LocalizationModel

/// A test that a comment is in the convention's language. It counts letters by script and does not
/// guess from words. The rules on comments and ``ConventionEvidence`` use it.
struct CommentLanguageCheck {
  /// The language that a comment seems to be in.
  enum Flaw {
    case japanese, korean, simplifiedChinese, traditionalChinese, chinese
    /// A language that differs from the required one and from these.
    case other
  }

  let system: WritingSystem

  /// Makes a test; `nil` if the convention allows any language.
  init?(_ convention: Convention) {
    guard let system = convention.commentSystem else { return nil }
    self.system = system
  }

  /// Returns the flaw of a comment; `nil` if it is in the required language, or has no letters.
  ///
  /// Quotations and names in Latin letters do not count. A Chinese comment needs at least as many
  /// Chinese characters as it has Latin words that are no names, because terms such as `merge` are
  /// usual in Chinese sentences. In other scripts three letters of ten are enough.
  func flaw(in comment: String) -> Flaw? {
    if isPlainlyChinese(comment) { return nil }
    if isPlainlyOther(comment) { return .other }
    let wording = Wording(comment)
    if wording.letters == 0 { return nil }
    let kana = wording.letters(of: .kana)
    let hangul = wording.letters(of: .hangul)
    let han = wording.letters(of: .han)
    switch system.main {
    case .han:
      if kana > 0 { return .japanese }
      if hangul > 0 { return .korean }
      guard han > 0, wording.plainLatin == 0 || han >= max(2, wording.plainLatinWords) else {
        return .other
      }
      guard let form = system.hanForm, wording.otherLetters.contains(where: form.excludes) else {
        return nil
      }
      return form == .simplified ? .traditionalChinese : .simplifiedChinese
    case .kana:
      if hangul > 0 { return .korean }
      // Japanese particles are kana: ten Chinese characters without any are not Japanese.
      if kana == 0, han >= 10 { return .chinese }
      return isEnough(kana + han, wording, least: 2) ? nil : .other
    case .hangul:
      if kana > 0 { return .japanese }
      if hangul == 0, han > 0 { return .chinese }
      return hangul > 0 && isEnough(hangul + han, wording, least: 1) ? nil : .other
    case .latin:
      if kana > 0, kana + han > wording.latinWords { return .japanese }
      if hangul > wording.latinWords { return .korean }
      if han > wording.latinWords { return .chinese }
      return wording.letters(of: .latin) * 2 >= wording.letters ? nil : .other
    default:
      return isEnough(wording.letters(of: system.main), wording, least: 2) ? nil : .other
    }
  }

  /// True if Chinese is required and the comment has only Chinese characters, ASCII signs and
  /// digits, common punctuation and plain placeholders. A quick check over bytes that settles most
  /// comments.
  private func isPlainlyChinese(_ comment: String) -> Bool {
    guard system.main == .han else { return false }
    return comment.withBytes { comment in
      if system.hanForm?.excluded.occur(in: comment) ?? false { return false }
      var offset = 0
      while offset < comment.count {
        switch comment[offset] {
        case 0x25: if !Self.skipSpecifier(at: &offset, in: comment) { return false }
        // A line feed, and ASCII without control characters and letters.
        case 0x0A, 0x20...0x40, 0x5B...0x60, 0x7B...0x7E: offset += 1
        case 0xE0...0xEF where offset + 2 < comment.count:
          let scalar =
            UInt32(comment[offset] & 0x0F) << 12 | UInt32(comment[offset + 1] & 0x3F) << 6
            | UInt32(comment[offset + 2] & 0x3F)
          switch scalar {
          // Chinese characters, dashes and quotation marks, Chinese and full-width punctuation.
          case 0x4E00...0x9FFF, 0x2010...0x2027, 0x3000...0x3002, 0x3008...0x3011, 0xFF01...0xFF1F:
            offset += 3
          default: return false
          }
        default: return false
        }
      }
      return true
    }
  }

  /// True if Chinese is required and the comment has only ASCII letters. The other quick check.
  private func isPlainlyOther(_ comment: String) -> Bool {
    system.main == .han && comment.isASCII && !comment.hasByte(UInt8(ascii: "%"))
      && Wording.hasLetters(comment)
  }

  /// Advances past a plain specifier, such as `%@`, `%d`, `%2$lld`; false for any other text.
  private static func skipSpecifier(at offset: inout Int, in text: Span<UInt8>) -> Bool {
    func next() -> UInt8 {
      offset += 1
      return offset < text.count ? text[offset] : 0
    }
    var byte = next()
    if UInt8(ascii: "1")...UInt8(ascii: "9") ~= byte {
      guard next() == UInt8(ascii: "$") else { return false }
      byte = next()
    }
    if byte == UInt8(ascii: "l") {
      guard next() == UInt8(ascii: "l") else { return false }
      byte = next()
      guard byte == UInt8(ascii: "d") else { return false }
    }
    offset += 1
    return byte == UInt8(ascii: "@") || byte == UInt8(ascii: "d")
  }

  /// True if a number of letters in the required script is enough beside the Latin words: at least
  /// three letters of ten.
  private func isEnough(_ count: Int, _ wording: Wording, least: Int) -> Bool {
    if count == 0 { return false }
    if wording.plainLatin == 0 { return true }
    return count >= least && count * 10 >= 3 * (count + wording.plainLatin)
  }
}
