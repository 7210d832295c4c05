/// The macros of a Swift package: a library that the toolchain's plugin server loads for the compiler.
struct MacroPlugin: Sendable, Hashable {
    /// What it is made of, each module behind those that it needs: the target of macros comes last.
    let modules: [SupportingModule]

    var name: String { modules.last?.name ?? "" }

    /// The compiler looks for a module's macros in the library of its name.
    var product: String { "lib\(name).so" }

    var files: [String] { modules.flatMap(\.swiftFiles) }

    /// Whether a module is one of swift-syntax's, which the toolchain has in its own version.
    static func isSwiftSyntax(_ module: String) -> Bool {
        syntaxModules.contains(module) || syntaxVersions.contains(module)
    }

    private static let syntaxModules: Set = [
        "SwiftBasicFormat", "SwiftCompilerPlugin", "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics",
        "SwiftIDEUtils", "SwiftIfConfig", "SwiftOperators", "SwiftParser", "SwiftParserDiagnostics", "SwiftRefactor",
        "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
    ]

    /// Empty modules by which swift-syntax tells its version, for `#if canImport(SwiftSyntax600)`.
    static let syntaxVersions = ["509", "510", "600", "601", "602", "603"].map { "SwiftSyntax" + $0 }
}
