/// How a module's Swift files are compiled.
struct CompilationSettings: Sendable, Hashable {
    var platform = Platform.iOS
    var languageVersion = "5"
    /// What `#if` finds to be true.
    var conditions = ["DEBUG"]
    /// Further flags of the compiler, such as upcoming features.
    var flags: [String] = []

    var arguments: [String] {
        ["-swift-version", languageVersion] + conditions.flatMap { ["-D", $0] } + flags
    }
}
