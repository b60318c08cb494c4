package import LocalizationModel

extension GlossError {
  /// The reasons why fixes, a new key or a baseline cannot be written.
  package enum ChangeReason: Hashable, Sendable {
    /// Fixes would leave a file that cannot be parsed.
    case brokenByFixes
    /// The key is in no source and no catalog; with the closest known one, if any is close.
    case noSuchKey(String, suggestion: String?)
    case cannotRename(Message)
    /// A translation cannot be approved; the message says which and why.
    case notApproved(Message)
    /// A key's texts cannot vary by plural; the message says why.
    case cannotVary(Message)
    /// The catalog's keys cannot become Swift symbols; the message says why.
    case cannotMakeSymbols(Message)
    /// The baseline does not exist.
    case noBaseline
    /// A new baseline was asked for, but there is one.
    case baselineExists
    /// The file is not a baseline of this version.
    case noBaselineInFile
  }

  package init(_ path: String, at position: SourcePosition? = nil, _ reason: ChangeReason) {
    self.init(path, at: position, .change(reason))
  }
}

extension GlossError.ChangeReason {
  var wording: Message {
    switch self {
    case .brokenByFixes:
      Message(
        """
        the fixes would leave a file that cannot be read, so none is made: edit it by hand \
        and report this
        """, comment: "错误：修复会损坏文件")
    case .noSuchKey(let key, nil):
      Message(
        "no source and no catalog has the key '\(key)': check its spelling",
        comment: "错误：源码与目录都没有所给的键。%@：键")
    case .noSuchKey(let key, let suggestion?):
      Message(
        """
        no source and no catalog has the key '\(key)', did you mean '\(suggestion)'?
        """, comment: "错误：源码与目录都没有所给的键。%1$@：键；%2$@：相近的键")
    case .cannotRename(let why), .cannotMakeSymbols(let why), .notApproved(let why),
      .cannotVary(let why):
      why
    case .noBaseline:
      Message(
        """
        no such baseline: 'gloss check --write-baseline' writes one
        """, comment: "错误：没有基线文件")
    case .baselineExists:
      Message(
        """
        this baseline exists already, and findings are only ever removed from it: remove resolved ones with \
        '--prune-baseline', or delete the file to start over
        """, comment: "错误：基线已存在")
    case .noBaselineInFile:
      Message(
        """
        not a baseline of this version: restore the file, or remove it and run 'gloss check \
        --write-baseline'
        """, comment: "错误：文件不是此版本的基线")
    }
  }
}
