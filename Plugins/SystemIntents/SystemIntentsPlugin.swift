import PackagePlugin

/// Has the descriptions of Apple's intents among a target's files written as Swift, a file for each.
@main
struct SystemIntentsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "system-intents")
        return target.sourceFiles(withSuffix: "json").map { file in
            let name = file.url.deletingPathExtension().lastPathComponent
            let output = context.pluginWorkDirectoryURL.appending(path: "System\(name).swift")
            return .buildCommand(
                displayName: "Writing the intents of \(name)", executable: tool.url,
                arguments: [file.url.path, output.path], inputFiles: [file.url], outputFiles: [output])
        }
    }
}
