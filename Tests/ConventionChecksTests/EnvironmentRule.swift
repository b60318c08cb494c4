import Foundation

/// The id of the only rule to test, or `nil` for all.
let environmentRule = ProcessInfo.processInfo.environment["GLOSS_RULE"]
