import Foundation
import TestSupport

/// What the compiler makes of the macros of a source text, and says of it.
struct Expansion {
    /// The role that a macro is expanded in, as the compiler's name of the expansion has it.
    enum Role: String {
        case accessor = "a", attribute = "r", conformance = "e", freestanding = "f", member = "m", peer = "p"
    }

    /// Whether the text compiles, its macros expanded.
    let compiles: Bool
    /// The errors, where the compiler says them first.
    let errors: [String]
    private let texts: [(role: String, text: String)]

    /// Compiles a text that imports SwiftUI, SwiftData, WidgetKit and AppIntents.
    init(of source: String) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            "import AppIntents\nimport SwiftData\nimport SwiftUI\nimport WidgetKit\n" + source, to: "Source.swift")
        let build = Repository.program.deletingLastPathComponent()
        let run = try ProgramRun(
            URL(filePath: "/usr/bin/env"),
            [
                "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5", "-module-name", "Example",
                "-I", build.appending(path: "Modules").path, "-I", build.appending(path: "Facades").path,
                "-load-plugin-library", build.appending(path: "libWidgetBridgeMacros.so").path,
                "-Xfrontend", "-dump-macro-expansions", file,
            ], environment: ["TMPDIR": folder.path])
        compiles = run.status == 0
        let output = run.output + run.errors
        errors = output.matches(of: #/(?m)^\S.*?: error: (.+?)(?: \(from macro '.*'\))?$/#).map { String($0.output.1) }
        texts = output.matches(of: #/(?m)^@__swiftmacro_\S+fM([a-z])\d*_\.swift\n-{30}\n([\s\S]*?)\n-{30}$/#).map {
            (String($0.output.1), Self.normalized(String($0.output.2)))
        }
    }

    /// The expansions in a role, without empty ones, in the order in which the compiler needs them.
    func callAsFunction(_ role: Role) -> [String] {
        texts.filter { $0.role == role.rawValue && !$0.text.isEmpty }.map(\.text)
    }

    /// One space between words, and no line breaks: how expansions are laid out is the compiler's matter.
    private static func normalized(_ text: String) -> String {
        text.replacing(#/\$s\w+_/#, with: "Unique").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
