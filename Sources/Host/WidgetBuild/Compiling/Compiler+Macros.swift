import Foundation
import WidgetProtocol

extension Compiler {
    /// Compiles a package's macros for this machine into a library in `folder`, of which the compiler's plugin server
    /// loads what it is asked for.
    func compile(
        _ plugin: MacroPlugin, sdk: SDK, folder: String, output: String
    ) throws(BridgeError) {
        let toolchain = try toolchain()
        let syntax = toolchain + "/lib/swift/host"
        let staging = try BuildFiles.prepared("\(folder)/\(plugin.name)")
        let support = try BuildFiles.prepared(staging + "/SwiftCompilerPlugin")
        let map = MacroPlugin.syntaxVersions.map { "module \($0) {}\n" }.joined()
        try BuildFiles.write(Data(map.utf8), to: support + "/module.modulemap")
        let entryPoint = SupportingModule(
            name: "SwiftCompilerPlugin", swiftFiles: [try GeneratedSource.compilerPlugin.write(in: support)],
            settings: CompilationSettings(languageVersion: "6"))
        var objects: [String] = []
        for module in [entryPoint] + plugin.modules {
            let object = "\(staging)/\(module.name).o"
            var arguments = [
                toolchain + "/bin/swiftc", "-parse-as-library", "-Onone", "-suppress-warnings",
                "-whole-module-optimization", "-module-name", module.name,
            ]
            arguments += module.settings.arguments + ["-I", syntax, "-I", staging, "-I", support]
            if let package = module.package { arguments += ["-package-name", WidgetTarget.moduleName(for: package)] }
            arguments += ["-emit-module-path", "\(staging)/\(module.name).swiftmodule", "-c", "-o", object]
            try run(arguments + module.swiftFiles, for: plugin, sdk, output)
            objects.append(object)
        }
        try run(
            [toolchain + "/bin/swiftc", "-emit-library", "-o", "\(folder)/\(plugin.product)", "-L", syntax] + objects,
            for: plugin, sdk, output)
    }

    private func run(
        _ program: [String], for plugin: MacroPlugin, _ sdk: SDK, _ output: String
    ) throws(BridgeError) {
        let (status, text) = try run(program: program, reading: plugin.files, sdk, output: output)
        guard status == 0 else { throw .doesNotCompile(plugin.name, text) }
    }
}

extension GeneratedSource {
    /// What a plugin of SwiftPM's begins with, where it is a program of its own: the server asks a library for its types.
    fileprivate static let compilerPlugin = GeneratedSource(
        name: "CompilerPlugin",
        text: """
            public import SwiftSyntaxMacros

            public protocol CompilerPlugin {
                init()
                var providingMacros: [any Macro.Type] { get }
                func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type
            }

            extension CompilerPlugin {
                public func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
                    fatalError("A library's types are found by their names.")
                }

                public static func main() {}
            }

            """)
}
