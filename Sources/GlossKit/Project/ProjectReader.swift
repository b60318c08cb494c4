/// Reads a project as it is on the disk now, its settings included.
package typealias ProjectReader = @Sendable () async throws(GlossError) -> Project
