/// Rules of one guide, which a project turns on together.
package enum GuidePack: String, CaseIterable, Sendable {
  case observation, notifications, lifecycle
}
