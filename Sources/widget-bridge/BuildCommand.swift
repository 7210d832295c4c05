import ArgumentParser
import Foundation
import WidgetBuild

/// `widget-bridge build FOLDER [-o DIR]`.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Builds a widget-extension folder as Xcode has it.",
        discussion: "Prints the folder of the built extension. What did not change is not built again."
    )

    @Argument(help: "The folder with the extension's Swift files.", completion: .directory)
    var folder: String

    @Option(name: .shortAndLong, help: "Copy the built extension to this folder.", completion: .directory)
    var output: String?

    func run() throws {
        do {
            let builder = WidgetBuilder(sdk: try .current(), progress: BuildProgress.print)
            var built = try builder.build(folder)
            if let output { built = try builder.install(built, at: output) }
            print(URL(fileURLWithPath: built.executablePath).deletingLastPathComponent().path)
        } catch {
            throw CommandFailure.exit(error)
        }
    }
}

/// Tells a person on standard error what takes long.
enum BuildProgress {
    static let print: @Sendable (String) -> Void = { line in
        FileHandle.standardError.write(Data((line.hasSuffix("\n") ? line : line + "\n").utf8))
    }
}
