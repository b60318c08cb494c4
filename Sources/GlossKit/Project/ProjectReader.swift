/// Reads a project anew from the disk. Long-running work calls it before each write, because people
/// may have edited the project meanwhile.
package typealias ProjectReader = @Sendable () async throws(GlossError) -> Project
