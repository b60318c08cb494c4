import LocalizationModel

/// Judges whether a comment is in the language that a convention asks for.
struct CommentJudge {
  enum Flaw {
    case japanese, korean, simplifiedChinese, traditionalChinese, chinese
    /// In none of those.
    case other
  }

  let system: WritingSystem

  /// - Returns: `nil` if the convention leaves the language open.
  init?(_ convention: Convention) {
    guard let system = convention.commentSystem else { return nil }
    self.system = system
  }

  /// What is wrong; `nil` if the comment is in the language, or says nothing in any language.
  ///
  /// Names in Latin letters do not count against a language, neither does what is quoted. Three
  /// letters of ten are enough: comments mention much that has no other name.
  func flaw(in comment: String) -> Flaw? {
    if isPlainlyChinese(comment) { return nil }
    let wording = Wording(comment)
    if wording.letters == 0 { return nil }
    let kana = wording.letters(of: .kana)
    let hangul = wording.letters(of: .hangul)
    let han = wording.letters(of: .han)
    switch system.main {
    case .han:
      if kana > 0 { return .japanese }
      if hangul > 0 { return .korean }
      guard han > 0, isEnough(han, wording, least: 2) else { return .other }
      guard let form = system.hanForm, wording.otherLetters.contains(where: form.excludes) else {
        return nil
      }
      return form == .simplified ? .traditionalChinese : .simplifiedChinese
    case .kana:
      if hangul > 0 { return .korean }
      // A note of some length without a single particle is no Japanese.
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

  /// Whether Chinese is asked for and all letters are Chinese, but for those of placeholders.
  private func isPlainlyChinese(_ comment: String) -> Bool {
    guard system.main == .han else { return false }
    var scalars = comment.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch scalar.value {
      case 0x25: if !Self.takeSpecifier(&scalars) { return false }
      case 0x4E00...0x9FFF: if system.hanForm?.excludes(scalar) ?? false { return false }
      case 0x0A, 0x20...0x40, 0x5B...0x60, 0x7B...0x7E, 0x2010...0x2027, 0x3000...0x3002,
        0x3008...0x3011, 0xFF01...0xFF1F:
        continue
      default: return false
      }
    }
    return true
  }

  /// Takes `@`, `d` or `lld` behind a percent sign, with a number or without.
  private static func takeSpecifier(_ scalars: inout String.UnicodeScalarView.Iterator) -> Bool {
    var next = scalars.next()
    if let digit = next, "1"..."9" ~= digit {
      guard scalars.next() == "$" else { return false }
      next = scalars.next()
    }
    if next == "l" {
      guard scalars.next() == "l" else { return false }
      return scalars.next() == "d"
    }
    return next == "@" || next == "d"
  }

  private func isEnough(_ own: Int, _ wording: Wording, least: Int) -> Bool {
    if own == 0 { return false }
    if wording.plainLatin == 0 { return true }
    return own >= least && own * 10 >= 3 * (own + wording.plainLatin)
  }
}
