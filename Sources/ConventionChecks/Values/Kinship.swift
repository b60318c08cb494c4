/// How alike languages of one script are.
enum Kinship: Comparable {
  case far
  /// Many words are the same.
  case close
  /// Texts of a few words do not tell them apart.
  case near

  /// - Parameters:
  ///   - left: A code with any script and region.
  ///   - right: Likewise.
  init(_ left: String, _ right: String) {
    let (left, right) = (Self.base(of: left), Self.base(of: right))
    func share(_ families: [Set<String>]) -> Bool {
      families.contains { $0.contains(left) && $0.contains(right) }
    }
    self =
      left == right || share(Self.nearFamilies) ? .near : share(Self.closeFamilies) ? .close : .far
  }

  private static let nearFamilies = families(
    "da nb nn no", "hr bs sl sr", "id ms", "cs sk", "es gl ca", "bg mk", "tl fil", "fa ckb",
    "hi mr ne",
    "az tr")

  private static let closeFamilies = families(
    "ru uk be bg mk sr", "kk ky mn ru be", "ca es gl it pt ro", "sv da nb nn no",
    "fa ur ar ckb", "af nl")

  private static func families(_ codes: String...) -> [Set<String>] {
    codes.map { Set($0.split(separator: " ").map(String.init)) }
  }

  private static func base(of language: String) -> String {
    String(language.prefix { $0 != "-" && $0 != "_" })
  }
}
