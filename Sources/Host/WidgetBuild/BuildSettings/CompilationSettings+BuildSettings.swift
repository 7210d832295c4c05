import WidgetProtocol

extension CompilationSettings {
    /// What a target's build settings say.
    init(_ settings: BuildSettings, platform: Platform) {
        self.platform = platform
        let version = settings["SWIFT_VERSION"] ?? "5"
        languageVersion = version.hasPrefix("6") ? "6" : version.hasPrefix("4") ? "4" : "5"
        conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        flags = isolationFlags(settings)
        hasStringSymbols = settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS")
        // On where a project says nothing: Xcode passes it since version 14.
        if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO", languageVersion != "6" { flags.append(Self.slashes) }
        // What such a header imports is visible in every file; none is without these.
        if settings["SWIFT_OBJC_BRIDGING_HEADER"]?.isEmpty == false {
            flags += ["Foundation", "UIKit"].flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        }
        addOtherFlags(of: settings)
        // What is no identifier would be another argument of the compiler's: `@file` one that reads more of them.
        var known: Set<String> = []
        conditions = conditions.filter { Self.isIdentifier($0) && known.insert($0).inserted }
    }

    private func isolationFlags(_ settings: BuildSettings) -> [String] {
        var features = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? Self.approachableConcurrency : []
        for level in settings.levels {
            for name in level.keys.sorted() where name.hasPrefix(Self.featurePrefix) && settings.isOn(name) {
                let feature = Self.feature(name.dropFirst(Self.featurePrefix.count))
                let isUseful = !features.contains(feature) && !Self.restrictions.contains(feature)
                if isUseful, Self.isIdentifier(feature) { features.append(feature) }
            }
        }
        if languageVersion == "6" { features.removeAll(where: Self.partOfSwift6.contains) }
        var flags = features.flatMap { ["-enable-upcoming-feature", $0] }
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { flags += ["-default-isolation", "MainActor"] }
        return flags
    }

    /// Takes from the flags that a project writes itself what changes the meaning of sources.
    private mutating func addOtherFlags(of settings: BuildSettings) {
        // One entry may hold a flag and its value.
        var words = settings.list("OTHER_SWIFT_FLAGS").flatMap { $0.split(separator: " ").map(String.init) }[...]
        while let word = words.popFirst() {
            switch word {
            case "-Xfrontend": continue
            case "-D": if let name = words.popFirst() { conditions.append(name) }
            case "-enable-upcoming-feature", "-enable-experimental-feature", "-default-isolation":
                if let name = words.popFirst(), Self.isIdentifier(name) { flags += [word, name] }
            case Self.slashes where !flags.contains(word): flags.append(word)
            case _ where word.hasPrefix("-D"): conditions.append(String(word.dropFirst(2)))
            default: continue
            }
        }
    }

    /// Whether a word is a name, with what `StrictConcurrency=complete` has behind it.
    private static func isIdentifier(_ word: String) -> Bool {
        word.utf8.count <= 255 && word.wholeMatch(of: #/[\p{L}_][\p{L}\p{N}_=:.-]*/#) != nil
    }

    /// Whether an error may come of sources that rely on being isolated to the main actor where they say nothing.
    func mayBeIsolated(by error: BridgeError) -> Bool {
        !flags.contains("-default-isolation") && error.isOfIsolation
    }

    /// The settings with what Xcode 26 turns on in every new project.
    var isolatedByDefault: CompilationSettings {
        var settings = self
        let features = Self.approachableConcurrency.filter { !flags.contains($0) }
        settings.flags += features.flatMap { ["-enable-upcoming-feature", $0] } + ["-default-isolation", "MainActor"]
        return settings
    }

    /// Whether an error may come of classes that are derived from a stand-in's and isolated by default: Apple's, which are
    /// Objective-C's, say nothing of their isolation, and may be.
    func mayBeUnisolated(by error: BridgeError) -> Bool {
        isIsolatedByDefault && error.diagnostics.contains(CompilerError.overridesNonisolated)
    }

    /// Whether what says nothing of its isolation is the main actor's.
    var isIsolatedByDefault: Bool { defaultIsolation.map { flags[$0] == "MainActor" } == true }

    /// The settings without isolation by default, in Swift 5's language mode, which asks less of what it was for.
    var unisolated: CompilationSettings {
        var settings = lenient
        if let index = settings.defaultIsolation { settings.flags[index] = "nonisolated" }
        return settings
    }

    /// Where the flags say what is isolated by default.
    private var defaultIsolation: Int? {
        flags.firstIndex(of: "-default-isolation").map { $0 + 1 }.flatMap { flags.indices.contains($0) ? $0 : nil }
    }

    private static let featurePrefix = "SWIFT_UPCOMING_FEATURE_"

    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    private static let partOfSwift6: Set = [
        "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference", "DynamicActorIsolation",
        "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
        "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures",
        "IsolatedDefaultValues", "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "BareSlashRegexLiterals",
    ]

    /// Features that only forbid: sources that compile with them compile without, and mean the same.
    private static let restrictions: Set = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonfrozenEnumExhaustivity",
    ]

    /// A feature's name in Swift from its name in Xcode, `ISOLATED_DEFAULT_VALUES`.
    private static func feature(_ name: Substring) -> String {
        switch name {
        case "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference"
        case "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations"
        default: name.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
        }
    }
}

extension BridgeError {
    /// Whether the compiler refuses something for what isolates it.
    var isOfIsolation: Bool {
        diagnostics.contains("actor-isolated") || diagnostics.contains("nonisolated context")
    }
}
