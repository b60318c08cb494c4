import GlossCommandLine
import GlossKit
import GlossReports
import LocalizationModel
import StringCatalog

/// `gloss sync`
struct SyncCommand {
  private let writes: Bool
  private let showsDiff: Bool
  private let stale: StalePolicy
  private let isVerbose: Bool
  private let terminal: Terminal

  init(
    _ invocation: Invocation, _ terminal: Terminal, isVerbose: Bool, configured: StaleSetting?
  ) {
    showsDiff = invocation[Commands.dryRun]
    writes = !invocation[Commands.check] && !showsDiff
    let isGiven = invocation.gives(Commands.stale)
    stale = isGiven ? invocation[Commands.stale] : StalePolicy(configured) ?? .xcode
    self.isVerbose = isVerbose
    self.terminal = terminal
  }

  func run(_ project: Project) async -> ExitCode {
    let sync = await Sync(of: project, options: Sync.Options(stale: stale))
    if writes {
      do throws(GlossError) {
        try sync.write()
      } catch {
        terminal.report(sync.failures + [error])
        return .notDone
      }
    }
    let report = SyncReport(
      sync.catalogs.map { catalog in
        SyncReport.Catalog(path: catalog.path, changes: catalog.changes.map(SyncReport.Change.init))
      }, unfilled: sync.unfilledCatalogs.count, tense: writes ? .changed : .wouldChange)
    var text = TerminalText(hasColour: terminal.hasColour(.output))
    if showsDiff {
      for catalog in sync.catalogs {
        UnifiedDiff(from: catalog.oldBytes, to: catalog.newBytes)
          .write(path: catalog.path, to: &text)
      }
    } else {
      report.write(listingKeys: !writes || isVerbose, to: &text)
    }
    terminal.write(text.bytes, to: .output)
    terminal.report(sync.findings, noteLimit: isVerbose ? .max : 10, to: .error)
    terminal.report(sync.failures)
    if !sync.catalogs.isEmpty || sync.isComplete { terminal.note(report.summary) }
    if !sync.isComplete { return .notDone }
    return !writes && sync.isOutOfDate ? .findings : .clean
  }
}

extension StalePolicy {
  fileprivate init?(_ setting: StaleSetting?) {
    guard let setting else { return nil }
    self.init(rawValue: setting.rawValue)
  }
}

extension SyncReport.Change {
  fileprivate init(_ change: CatalogChange) {
    let (kind, detail): (Kind, String?) =
      switch change.kind {
      case .added: (.added, nil)
      case .removed: (.removed, nil)
      case .markedStale: (.stale, nil)
      case .revived: (.revived, nil)
      case .commentChanged(let old, let new): (.commentChanged, Self.arrow(old, new))
      case .valueChanged(let old, let new): (.valueChanged, Self.arrow(old, new))
      }
    self.init(key: change.key, kind: kind, detail: detail)
  }

  private static func arrow(_ old: String?, _ new: String?) -> String {
    "\(old.map { "'\($0)'" } ?? "none") → \(new.map { "'\($0)'" } ?? "none")"
  }
}
