/// Reads a project anew from the disk, its configuration included. Long-running work calls it
/// before each write.
package typealias ProjectReader = @Sendable () async throws(GlossError) -> Project
