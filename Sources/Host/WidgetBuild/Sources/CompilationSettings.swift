/// How a module's Swift files are compiled.
struct CompilationSettings: Sendable, Hashable {
    var platform = Platform.iOS
    var languageVersion = "5"
    /// What `#if` finds to be true.
    var conditions = ["DEBUG"]
    /// Further flags of the compiler, such as upcoming features.
    var flags: [String] = []
    /// The modules that every file sees without importing them.
    var implicitImports: Set<String> = []
    /// Whether the strings of catalogues have symbols.
    var hasStringSymbols = false

    /// Takes `/…/` for a regular expression, as Swift 6 does.
    static let slashes = "-enable-bare-slash-regex"

    /// What turns Swift 6's language mode into Swift 5's, with what means something else in the former.
    static let lenience =
        ["-swift-version", "5"]
        + [
            "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures",
            "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials", "InferSendableFromCaptures",
        ].flatMap { ["-enable-upcoming-feature", $0] }

    var isStrict: Bool { languageVersion == "6" }

    /// The same in Swift 5's language mode: the stand-ins, and Linux's C library, are not isolated in every place as
    /// Apple's are.
    var lenient: CompilationSettings {
        guard isStrict else { return self }
        var settings = self
        settings.languageVersion = "5"
        settings.flags += Self.lenience
        return settings
    }

    /// What Xcode has for a new target.
    static let standard = CompilationSettings(flags: [slashes], hasStringSymbols: true)

    var arguments: [String] {
        ["-swift-version", languageVersion] + conditions.flatMap { ["-D", $0] } + platformFlags + flags
            + implicitImports.sorted().flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }

    /// Makes available what only one system has: stand-ins mark it with these versions.
    private var platformFlags: [String] {
        switch platform {
        case .watchOS: ["-package-description-version", "1"]
        case .visionOS: ["-package-description-version", "2"]
        case .iOS, .macOS, .tvOS: []
        }
    }
}
