import WidgetBuild
import WidgetProtocol

/// The kinds that code updates against those there are.
struct KindChecks {
    let sources: AppSources
    /// The kinds that the built widgets tell; nil where nothing was built.
    let built: Set<String>?

    private struct Use {
        var kind: String
        var text: SourceText
        var line: Int
        /// Whether iOS is surely meant.
        var isForPhones = true
    }

    var findings: [Finding] {
        guard !sources.widgets.isEmpty else { return [] }
        let declared = built.map { (kinds: $0, computed: [Finding]()) } ?? declaredKinds
        let uses = uses
        if let computed = declared.computed.first { return uses.isEmpty ? [] : [computed] }
        return uses.filter { !declared.kinds.contains($0.kind) }.compactMap { use in
            let names = declared.kinds.sorted()
            let nearest = Spelling.nearest(to: use.kind, among: names)
            guard use.isForPhones || nearest != nil else { return nil }
            return sources.finding(
                use.isForPhones ? .error : .warning, .unknownKind, in: use.text, line: use.line,
                "no widget has the kind \(quoted(use.kind)): nothing is updated; there are \(list(names))",
                mend: nearest.map { "Did you mean \(quoted($0))?" } ?? "Name one of these.")
        }
    }

    /// The kinds of the sources' literals, and the places where one is made at run time.
    private var declaredKinds: (kinds: Set<String>, computed: [Finding]) {
        let configurations: Set = [
            "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration", "StaticControlConfiguration",
            "AppIntentControlConfiguration",
        ]
        var (kinds, computed): (Set<String>, [Finding]) = ([], [])
        for text in sources.texts where text.language == .swift {
            for call in text.calls(configurations, isCertain: false) {
                guard let argument = call.argument("kind") else { continue }
                if let kind = sources.value(argument, in: text) {
                    kinds.insert(kind)
                } else {
                    computed.append(
                        sources.finding(
                            .note, .kindsComputed, in: text, line: call.line,
                            "the kind is made at run time, so that the kinds which code updates cannot be compared",
                            mend: "Leave --no-build out: the built widget tells its kinds."))
                }
            }
        }
        // Sources that declare no widget are not all that there are.
        if kinds.isEmpty, computed.isEmpty { return (kinds, [none]) }
        return (kinds, computed)
    }

    private var none: Finding {
        Finding(
            .note, .kindsComputed, file: sources.widgets.first.map { sources.relative($0.origin) },
            "no source declares a widget's kind, so that the kinds which code updates cannot be compared",
            mend: "Leave --no-build out: the built widget tells its kinds.")
    }

    private var uses: [Use] { sources.texts.flatMap(uses(in:)) }

    private func uses(in text: SourceText) -> [Use] {
        switch text.language {
        case .swift:
            return text.calls(["reloadTimelines", "reloadControls"]).compactMap { call in
                sources.value(call.argument("ofKind"), in: text).map { Use(kind: $0, text: text, line: call.line) }
            }
        case .dart:
            return text.calls(["updateWidget", "reloadTimelines"]).compactMap { call in
                if call.name == "reloadTimelines" {
                    guard call.receiver == "WidgetKit" else { return nil }
                    return sources.value(call.argument(nil), in: text)
                        .map { Use(kind: $0, text: text, line: call.line) }
                }
                guard call.receiver == "HomeWidget" else { return nil }
                if let argument = call.argument("iOSName") {
                    return sources.value(argument, in: text).map { Use(kind: $0, text: text, line: call.line) }
                }
                // The plugin takes the name for iOS's too; it may have been meant for Android's.
                return sources.value(call.argument("name"), in: text)
                    .map { Use(kind: $0, text: text, line: call.line, isForPhones: false) }
            }
        case .javaScript, .kotlin, .java:
            return text.calls(["reloadWidget", "reloadTimelines", "reloadTimelinesOfKind", "reloadControls"])
                .compactMap { call in
                    guard call.name != "reloadWidget" || call.receiver == "ExtensionStorage" else { return nil }
                    return sources.value(call.argument(nil), in: text)
                        .map { Use(kind: $0, text: text, line: call.line) }
                }
        case .objectiveC: return []
        }
    }
}
