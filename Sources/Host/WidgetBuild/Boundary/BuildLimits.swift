/// How much of a project a build takes in: each is beyond what apps have, and keeps the work within about a second.
enum BuildLimits {
    /// What a whole build counts.
    enum Count: String, CaseIterable, Sendable {
        /// Names in folders; a React Native app without its dependencies has some 20,000.
        case entries = "files and folders"
        /// Values of project files and property lists, aliases and templates laid out: a project file of 5 MB has 300,000.
        case values = "values in its project files"
        /// Characters that variables, modifiers and templates are expanded from and to, and the like.
        case steps = "steps of expanding its settings and templates"
        /// Bytes of what goes into the build.
        case bytes = "bytes that go into the build"

        var most: Int {
            switch self {
            case .entries: 400_000
            case .values: 2_000_000
            case .steps: 4_000_000
            case .bytes: 256 << 20
            }
        }
    }

    /// How large a file may be, by what it is.
    enum Size: Int, Sendable {
        /// Swift files: generated ones of 2 MB are known.
        case source = 0x80_0000
        /// Project files, asset catalogues' JSON, string tables.
        case description = 0x100_0000
        /// What Foundation reads, at about 10 MB/s: Info.plist, entitlements, intent definitions; and `.xcconfig`, YAML, XML.
        case slow = 0x20_0000
        /// Images, fonts, data.
        case resource = 0x800_0000
    }

    /// How deep lists, groups, mappings and elements may be in each other: recursion goes as deep, and a thread's stack is
    /// 8 MB.
    static let depth = 256

    /// The longest path of Linux, PATH_MAX.
    static let path = 4096

    /// The longest text that a setting or a template may come to, in bytes; a list of search paths takes some KB.
    static let text = 1 << 18

    /// How many files one `.xcconfig` or specification may include, directly or not.
    static let includes = 256

    /// What is looked at of a compiler's output, in bytes: errors repeat the line that they are about.
    static let diagnostics = 1 << 20

    /// How long a PDF may take to become a drawing.
    static let conversion = Duration.seconds(5)
}
