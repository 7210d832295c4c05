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

    /// Takes `/…/` for a regular expression, as Swift 6 does.
    static let slashes = "-enable-bare-slash-regex"

    /// What Xcode has for a new target.
    static let standard = CompilationSettings(flags: [slashes])

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
