import GlossKit
import LocalizationModel

/// Prints the findings of a catalog, and returns true if none is an error.
func passes(_ catalog: String) async throws -> Bool {
  let configuration = try Configuration.load(for: [catalog])
  let project = await Project(paths: [catalog], configuration: configuration)
  let check = await Check(of: project)
  for located in check.findings {
    let finding = located.finding
    let line = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
    print("\(finding.path)\(line): \(finding.severity): \(finding.message) [\(finding.rule)]")
  }
  return check.isComplete && !check.findings.contains { $0.finding.severity == .error }
}
