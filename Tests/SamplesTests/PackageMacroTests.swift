import Foundation
import JSON
import TestSupport
import Testing

@Suite("The macros of packages")
struct PackageMacroTests {
    private let folder: TemporaryFolder

    /// A package whose macros share a target of helpers, as SwiftPM's template and larger packages have them.
    private static let stencil = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import CompilerPluginSupport
        import PackageDescription
        let package = Package(
            name: "Stencil", products: [.library(name: "Stencil", targets: ["Stencil"])],
            dependencies: [.package(url: "https://example.org/swift-syntax.git", from: "600.0.0")],
            targets: [
                .macro(name: "StencilMacros", dependencies: [
                    "StencilHelpers", .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                    .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                ]),
                .target(name: "StencilHelpers"),
                .target(name: "Stencil", dependencies: ["StencilMacros"]),
            ])
        """,
        "Sources/Stencil/Stencil.swift": """
        @freestanding(expression)
        public macro shout(_ word: String) -> String = #externalMacro(module: "StencilMacros", type: "Shout")
        @attached(member, names: named(title))
        public macro Titled() = #externalMacro(module: "StencilMacros", type: "Titled")
        @Titled struct Inside {}
        public let inside = Inside.title
        """,
        "Sources/StencilHelpers/Helpers.swift": """
        public func loud(_ text: String) -> String { text.uppercased() + "!" }
        """,
        "Sources/StencilMacros/Plugin.swift": """
        import StencilHelpers
        import SwiftCompilerPlugin
        import SwiftSyntax
        import SwiftSyntaxBuilder
        import SwiftSyntaxMacros

        public struct Shout: ExpressionMacro {
            public static func expansion(
                of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
            ) throws -> ExprSyntax {
                guard let word = node.argumentList.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
                else { fatalError("no literal") }
                return ExprSyntax(literal: loud(word))
            }
        }

        public struct Titled: MemberMacro {
            #if canImport(SwiftSyntax600)
            public static func expansion(
                of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
                conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
            ) throws -> [DeclSyntax] {
                let name = declaration.as(StructDeclSyntax.self)?.name.text ?? "?"
                return ["static var title: String { \\(literal: "of " + name) }"]
            }
            #else
            #error("the toolchain's swift-syntax is newer")
            #endif
        }

        @main struct Plugin: CompilerPlugin {
            let providingMacros: [Macro.Type] = [Shout.self, Titled.self]
        }
        """,
    ]

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "App/.git/HEAD")
        try folder.write(
            MinimalWidget.source(
                "Stencilled", importing: ["Stencil"], showing: "Text(#shout(\"hello\") + \" \" + inside)"),
            to: "App/Widget/Widget.swift")
    }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files { try folder.write(text, to: "App/.build/checkouts/Stencil/\(name)") }
    }

    private func run(_ command: String, _ arguments: String...) throws -> ProgramRun {
        try ProgramRun(Repository.program, [command, folder.path("App/Widget")] + arguments, in: folder.url)
    }

    @Test("are compiled and expanded, in the widget and in the package itself")
    func expanded() throws {
        try write(Self.stencil)
        let picture = try run("render", "--family", "systemSmall", "--strict", "-o", folder.path("words.json"))
        #expect(picture.status == 0, "\(picture.errors)")
        let words = try JSONValue(parsing: Data(contentsOf: URL(filePath: folder.path("words.json"))))
        #expect(words["accessibility"]?.arrayValue?.compactMap { $0["label"]?.stringValue } == ["HELLO! of Inside"])
        try folder.write("// An edit.\n", to: "App/Widget/Other.swift")
        let again = try run("build", "--verbose")
        #expect(again.status == 0)
        #expect(!again.errors.contains("Building the macros"), "\(again.errors)")
    }

    @Test("that end the compiler's plugin are an error where they are used, and not the build's end")
    func crashing() throws {
        try write(Self.stencil)
        try folder.write(
            MinimalWidget.source("Stencilled", importing: ["Stencil"], showing: "Text(#shout(\"a\\(1)\") + inside)"),
            to: "App/Widget/Widget.swift")
        let build = try run("build")
        #expect(build.status == 65, "\(build.errors)")
        #expect(build.errors.contains("Shout"), "\(build.errors)")
    }

    @Test("that do not compile are left out, with what uses them")
    func leftOut() throws {
        var files = Self.stencil
        files["Sources/StencilMacros/Old.swift"] = "import SwiftSyntax\nlet old: SyntaxOfLongAgo? = nil\n"
        try write(files)
        let build = try run("build")
        #expect(build.errors.contains("The module StencilMacros is left out"), "\(build.errors)")
        #expect(build.status == 0, "\(build.errors)")
        #expect(build.errors.contains("StencilMacros.Titled") && build.errors.contains("view Stencilled.body"))
        #expect(try run("build", "--strict").status == 65)
    }
}
