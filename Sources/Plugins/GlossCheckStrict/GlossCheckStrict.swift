import PackagePlugin

/// Checks a target with each build; errors fail it.
@main struct GlossCheckStrict: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try BuildCheck(target, in: context, isStrict: true).map { [$0.command()] } ?? []
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GlossCheckStrict: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try [BuildCheck(target, in: context, isStrict: true).command()]
    }
  }
#endif
