import PackagePlugin

/// The build tool plugin that checks a target with each build and fails it for errors.
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
