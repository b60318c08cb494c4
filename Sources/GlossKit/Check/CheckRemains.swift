import GuideChecks

/// What a check was made of, when it is done.
package struct CheckRemains: Sendable {
  let sources: [Boxed<CheckedSource>]
  let parts: ScanRemains?
  let scan: ProjectScan?
  let guided: GuideProject?
}
