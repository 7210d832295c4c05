import WidgetBuild

/// API that is younger than the system that the widget says it runs on.
struct AvailabilityChecks {
    let sources: AppSources

    var findings: [Finding] {
        sources.widgets.filter { $0.platform == "iOS" }.flatMap { widget in
            newer(of: widget) + [later(of: widget)].compactMap(\.self)
        }
    }

    /// What came with which version of iOS: "Availability" of a page of developer.apple.com/documentation decides.
    ///
    /// Names that nothing else bears: a word is enough to tell them.
    private static let introduced: [String: SystemVersion] = {
        let names: [(SystemVersion, [String])] = [
            (
                "16.0",
                [
                    "AccessoryWidgetBackground", "accessoryCircular", "accessoryInline", "accessoryRectangular",
                    "widgetAccentable", "widgetLabel", "ViewThatFits", "AnyLayout", "AppShortcutsProvider",
                    "AppEntity", "AppEnum", "EntityQuery", "EntityStringQuery", "NavigationStack",
                ]
            ),
            (
                "16.1",
                [
                    "ActivityAttributes", "ActivityConfiguration", "DynamicIsland", "DynamicIslandExpandedRegion",
                    "activityBackgroundTint", "activitySystemActionForegroundColor",
                ]
            ),
            (
                "17.0",
                [
                    "AppIntentConfiguration", "AppIntentTimelineProvider", "WidgetConfigurationIntent",
                    "containerBackground", "invalidatableContent",
                    "LiveActivityIntent",
                    "ContentUnavailableView", "symbolEffect",
                    "disfavoredLocations",
                ]
            ),
            (
                "18.0",
                [
                    "ControlWidget", "ControlWidgetButton", "ControlWidgetToggle", "StaticControlConfiguration",
                    "AppIntentControlConfiguration", "ControlValueProvider", "AppIntentControlValueProvider",
                    "ControlConfigurationIntent", "ControlCenter", "widgetAccentedRenderingMode",
                    "supplementalActivityFamilies", "MeshGradient", "WidgetAccentedRenderingMode",
                ]
            ),
        ]
        var introduced: [String: SystemVersion] = [:]
        for (version, list) in names { for name in list { introduced[name] = version } }
        return introduced
    }()

    private func newer(of widget: AppDescription.Target) -> [Finding] {
        let targets = widget.configurations.compactMap { $0.deploymentTarget.flatMap { SystemVersion($0) } }
        guard targets.count == widget.configurations.count, let target = targets.max() else { return [] }
        return sources.texts(of: widget).flatMap { text -> [Finding] in
            var told: Set<String> = []
            return text.tokens.indices.compactMap { index in
                guard let name = text.word(index), let version = Self.introduced[name], target < version,
                    !sources.declares(name), !text.isConditional(index), !text.isGuarded(index),
                    isUsed(index, in: text),
                    told.insert(name).inserted
                else { return nil }
                return sources.finding(
                    .error, .apiTooNew, in: text, line: text.tokens[index].line,
                    "\(name) is there since iOS \(version), and \(widget.name) runs on iOS \(target)",
                    mend:
                        "Guard it with #available(iOS \(version), *) or @available, or raise IPHONEOS_DEPLOYMENT_TARGET."
                )
            }
        }
    }

    /// Labels, and what is declared, bear names of their own.
    private func isUsed(_ index: Int, in text: SourceText) -> Bool {
        !text.isPunctuation(index + 1, ":")
            && !["let", "var", "func", "case", "import"].contains(text.word(index - 1) ?? "")
    }

    /// A widget for newer systems than its app: others do not have it.
    private func later(of widget: AppDescription.Target) -> Finding? {
        guard let app = sources.embedder(of: widget), app.platform == widget.platform,
            let own = widget.configurations.first?.deploymentTarget.flatMap({ SystemVersion($0) }),
            let others = app.configurations.first?.deploymentTarget.flatMap({ SystemVersion($0) }), others < own
        else { return nil }
        return Finding(
            .note, .deploymentTargetHigher, file: sources.relative(widget.origin),
            "\(app.name) runs on iOS \(others), \(widget.name) on iOS \(own): older phones do not have the widget",
            mend: "Lower IPHONEOS_DEPLOYMENT_TARGET of the widget where it should be there, too.")
    }
}

/// A version of a system, such as 16.1.
private struct SystemVersion: Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
    var numbers: [Int]

    init?(_ text: String) {
        numbers = Self.numbers(of: text)
        if numbers.isEmpty { return nil }
    }

    init(stringLiteral text: String) { numbers = Self.numbers(of: text) }

    /// Without the zeros at the end, so that 16.0 is 16.
    private static func numbers(of text: String) -> [Int] {
        var numbers = text.split(separator: ".").compactMap { Int($0) }
        while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
        return numbers
    }

    static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }

    var description: String { numbers.count == 1 ? "\(numbers[0]).0" : numbers.map(String.init).joined(separator: ".") }
}

extension SourceText {
    /// Whether the declaration at the top of the file around a token speaks of availability: what is guarded there is not
    /// looked into.
    fileprivate func isGuarded(_ index: Int) -> Bool {
        let open = outermostBrace(around: index)
        let end = open.flatMap(closing) ?? min(index + 64, tokens.count - 1)
        // Its attributes stand before it, behind the end of the declaration before.
        var start = open ?? index
        while start > 0, !isPunctuation(start - 1, "}") { start -= 1 }
        return (start...max(start, end)).contains { index in
            ["available", "unavailable", "canImport", "compiler", "swift"].contains(word(index) ?? "")
        }
    }
}
