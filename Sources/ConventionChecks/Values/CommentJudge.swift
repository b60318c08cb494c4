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
    guard let system = WritingSystem(language: convention.comment) else { return nil }
    self.system = system
  }

  /// What is wrong; `nil` if the comment is in the language, or says nothing in any language.
  ///
  /// Names in Latin letters do not count against a language, neither does what is quoted. Three
  /// letters of ten are enough: comments mention much that has no other name.
  func flaw(in comment: String) -> Flaw? {
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

  private func isEnough(_ own: Int, _ wording: Wording, least: Int) -> Bool {
    if own == 0 { return false }
    if wording.plainLatin == 0 { return true }
    return own >= least && own * 10 >= 3 * (own + wording.plainLatin)
  }
}
