package import LocalizationModel

/// Messages of `gloss check` about a baseline that it wrote or read.
extension Baseline {
  /// The number of accepted findings, such as `baseline.json: 12 findings accepted`.
  package var summary: Message {
    count == 1
      ? Message("\(path): 1 finding accepted", comment: "写好基线后的说明：接受了一个发现。%@：基线文件")
      : Message(
        "\(path): \(count) findings accepted", comment: "写好基线后的说明。%1$@：基线文件；%2$lld：接受的发现数")
  }

  /// A hint on the setting and the option by which later runs use the baseline.
  package var settingHint: Message {
    Message(
      "later runs take it by \"baseline\" in gloss.json, or '--baseline \(path)'",
      comment: "写好基线后的提示：以后怎样用上它。\"baseline\" 是设置，gloss.json 是文件名；%@：基线文件")
  }

  /// The number of entries whose findings are resolved.
  ///
  /// - Parameters:
  ///   - resolvedCount: The number of entries that no finding matches any more.
  ///   - isPruned: True if the run has removed them.
  package func summary(resolvedCount: Int, isPruned: Bool) -> Message {
    switch (isPruned, resolvedCount == 1) {
    case (true, true):
      Message("\(path): 1 resolved finding removed", comment: "基线：一个发现已解决并删去。%@：基线文件")
    case (true, false):
      Message(
        "\(path): \(resolvedCount) resolved findings removed",
        comment: "基线：已解决并删去的发现。%1$@：基线文件；%2$lld：个数")
    case (false, true):
      Message(
        "\(path): 1 finding is resolved: '--prune-baseline' removes it",
        comment: "基线：一个发现已解决，可以删去。%@：基线文件")
    case (false, false):
      Message(
        "\(path): \(resolvedCount) findings are resolved: '--prune-baseline' removes them",
        comment: "基线：已解决的发现可以删去。%1$@：基线文件；%2$lld：个数")
    }
  }
}
