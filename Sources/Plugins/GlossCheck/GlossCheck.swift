import PackagePlugin

/// The build tool plugin that checks a target with each build. Errors are lowered to warnings, so
/// that the build goes on.
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
