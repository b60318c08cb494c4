package import GuideChecks
import LocalizationModel

extension FixChoice {
  /// Returns an error if a chosen name is unknown or belongs to a guide pack that is off; else
  /// `nil`.
  package func objection(toRunWith guides: Set<GuidePack>) -> ReportMessage? {
    for name in names {
      let pack =
        GuidePack(rawValue: name)
        ?? allGuideRules.first { $0.summary.id == name }.map(\.pack)
      if let pack {
        if guides.contains(pack) { continue }
        return Message(
          "'--only \(name)' needs a pack that is off: add '--guides \(pack.rawValue)'",
          comment: "命令行：--only 所指的规则包没有启用。%1$@：名称；%2$@：规则包")
      }
      if let unknown = Check.unknownRule(among: [name]) { return unknown }
    }
    return nil
  }
}
