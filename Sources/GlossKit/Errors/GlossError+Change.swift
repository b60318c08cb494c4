package import LocalizationModel

extension GlossError {
  /// Why fixes, a new key or a baseline cannot be written.
  package enum ChangeReason: Hashable, Sendable {
    /// What fixes would make of a file is no catalog, or no Swift, any more.
    case brokenByFixes
    /// A key that neither a source nor a catalog has; the closest one, if one is close.
    case noSuchKey(String, suggestion: String?)
    case cannotRename(Message)
    /// Why no Swift symbols can be made of a catalog.
    case cannotMakeSymbols(Message)
    /// A baseline that is not there.
    case noBaseline
    /// A new baseline where there is one already.
    case baselineExists
    /// A file that should be a baseline.
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
    case .cannotRename(let why), .cannotMakeSymbols(let why): why
    case .noBaseline:
      Message(
        """
        no such baseline: 'gloss check --write-baseline' writes one
        """, comment: "错误：没有基线文件")
    case .baselineExists:
      Message(
        """
        the baseline is there and may only shrink: remove resolved findings with '--prune-baseline', \
        or delete the file to start over
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
