package import LocalizationModel

extension GlossError {
  /// Why fixes, a new key or a baseline cannot be written.
  package enum ChangeReason: Hashable, Sendable {
    /// What fixes would make of a file is no catalog, or no Swift, any more.
    case brokenByFixes
    /// A key that neither a source nor a catalog has; the closest one, if one is close.
    case noSuchKey(String, suggestion: String?)
    case cannotRename(detail: String)
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
  var wording: String {
    switch self {
    case .brokenByFixes:
      "the fixes would leave a file that cannot be read, so none is made here: "
        + "mend it by hand and report this"
    case .noSuchKey(let key, let suggestion):
      "no source and no catalog has the key '\(key)'" + GlossError.question(suggestion)
    case .cannotRename(let detail): detail
    case .noBaseline: "no such baseline: 'gloss check --write-baseline' writes one"
    case .baselineExists:
      "a baseline may only shrink: take out what is mended with '--prune-baseline', "
        + "or remove the file to begin anew"
    case .noBaselineInFile:
      "not a baseline of this version: restore the file, or remove it and run "
        + "'gloss check --write-baseline'"
    }
  }
}
