import LocalizationModel

/// The changes that the fixes of a check make to a project's files: the plan that `gloss check
/// --fix` makes and then writes. Nothing is written until ``write(under:)``.
///
/// One fix can lead to another finding, or overlap with a second fix. So `FixRun` checks the
/// project again after each round, with the new texts in place of the files on the disk, until no
/// fix is left.
public struct Fixing: FilePlan {
  /// The kinds of fixes to make.
  public enum Extent: String, CaseIterable, Sendable {
    /// Fixes that are certain: they change neither what code does nor what a text says.
    case safe
    /// All fixes, also ones that may be wrong, change code or discard translations.
    case all

    func includes(_ fix: Fix) -> Bool { fix.isSafe || self == .all }
  }

  /// The files that change, sorted by path bytes.
  public internal(set) var files: [FileChange] = []
  /// The number of fixes that were made.
  public internal(set) var fixCount = 0
  /// The number of `ObservableObject` classes to migrate before the fixes, for the report.
  var modelCount = 0
  /// The changes of these classes' migrations beside their observed properties.
  var migrationRemarks: [FindingNote] = []
  /// The ids of rules, sorted, whose fixes are left out because there would be more errors after
  /// them.
  public internal(set) var withheldRules: [String] = []
  /// The kinds of fixes that were made.
  let extent: Extent
  private let boundary: ProjectBoundary
  /// The findings after the fixes.
  public internal(set) var check: Check

  /// Makes the fixes in memory; nothing is written.
  ///
  /// - Parameters:
  ///   - project: The project as it was read.
  ///   - extent: The kinds of fixes to make.
  ///   - selection: The findings to report and fix.
  public init(
    of project: Project, extent: Extent = .safe, selection: FindingSelection = FindingSelection()
  ) async {
    await self.init(of: project, extent: extent, only: nil, selection: selection)
  }

  /// Makes the fixes of some rules in memory.
  ///
  /// - Parameter choice: The rules whose fixes are made; `nil` for all.
  package init(
    of project: Project, extent: Extent = .safe, only choice: FixChoice?,
    selection: FindingSelection = FindingSelection()
  ) async {
    var run = FixRun(project, extent: extent, only: choice, selection: selection)
    self = await run.run()
  }

  init(check: Check, extent: Extent, within boundary: ProjectBoundary) {
    (self.check, self.extent, self.boundary) = (check, extent, boundary)
  }

  /// The files of the plan.
  public var fileChanges: FileChanges { FileChanges(files, within: boundary) }
  /// The failures of the check.
  public var failures: [GlossError] { check.failures }
}
