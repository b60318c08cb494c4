/// A pack of rules that come from one written guide and are turned on together: `"guides"` in
/// `gloss.json`, or `--guides`.
package enum GuidePack: String, CaseIterable, Sendable {
  case observation, notifications, lifecycle
}
