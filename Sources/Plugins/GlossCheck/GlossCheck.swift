import PackagePlugin

/// Checks a target with each build. Findings are warnings: the build goes on.
@main struct GlossCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try BuildCheck(target, in: context, isStrict: false).map { [$0.command()] } ?? []
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GlossCheck: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try [BuildCheck(target, in: context, isStrict: false).command()]
    }
  }
#endif
