import WidgetBuild
import WidgetProtocol

/// App groups: those of the code against those of the entitlements, and the app's against the widget's.
struct GroupChecks {
    let sources: AppSources

    /// A group that the code names.
    private struct Use {
        var group: String
        var text: SourceText
        var line: Int
        /// Whether it is one for certain: a suite may be another.
        var isGroup: Bool
        /// Whether it is what widgets read, whoever else does.
        var isForWidgets = false
    }

    var findings: [Finding] {
        let uses = uses
        return uses.flatMap(findings(of:)) + differences(uses)
    }

    // MARK: What the code names

    private var uses: [Use] {
        sources.texts.flatMap { text -> [Use] in
            switch text.language {
            case .swift: swiftUses(in: text)
            case .objectiveC: objectiveCUses(in: text)
            case .dart, .javaScript, .kotlin, .java: hostUses(in: text)
            }
        }
    }

    private func swiftUses(in text: SourceText) -> [Use] {
        let functions: [String: String] = [
            "UserDefaults": "suiteName", "containerURL": "forSecurityApplicationGroupIdentifier",
            "NSPersistentCloudKitContainer": "", "identifier": "",
        ]
        return text.calls(Set(functions.keys)).compactMap { call in
            let label = functions[call.name] ?? ""
            // SwiftData's `groupContainer: .identifier("group…")`.
            if call.name == "identifier" {
                guard call.isMember, text.word(call.index - 3) == "groupContainer" else { return nil }
            }
            guard let group = sources.value(call.argument(label.isEmpty ? nil : label), in: text) else { return nil }
            return Use(
                group: group, text: text, line: call.line,
                isGroup: call.name != "UserDefaults" || group.hasPrefix("group."))
        }
    }

    /// `initWithSuiteName:@"group…"`.
    private func objectiveCUses(in text: SourceText) -> [Use] {
        let selectors: Set = ["initWithSuiteName", "containerURLForSecurityApplicationGroupIdentifier"]
        return text.tokens.indices.compactMap { index in
            guard let word = text.word(index), selectors.contains(word), text.isPunctuation(index + 1, ":"),
                text.isPunctuation(index + 2, "@"),
                let group = sources.constants.value(of: index + 2..<index + 4, in: text), group.hasPrefix("group.")
            else { return nil }
            return Use(group: group, text: text, line: text.tokens[index].line, isGroup: true)
        }
    }

    /// The functions of plugins and modules that take a group, beside other arguments.
    private static let hostFunctions: Set = [
        // home_widget; shared_preference_app_group; app_group_directory; live_activities
        "setAppGroupId", "setAppGroup", "getAppGroupDirectory", "init",
        // expo-apple-targets; flutter_widgetkit, react-native-widgetkit and react-native-shared-group-preferences
        "ExtensionStorage", "setItem", "getItem", "removeItem",
        // Kotlin/Native
        "NSUserDefaults", "containerURLForSecurityApplicationGroupIdentifier",
    ]

    /// Whether a call of one of these is that, and not of the same name.
    private static func takesGroup(_ call: SourceText.Call, _ argument: SourceText.Argument) -> Bool {
        switch call.name {
        case "setItem", "getItem", "removeItem":
            ["WidgetKit", "SharedGroupPreferences", "UserDefaults"].contains(call.receiver ?? "")
        case "init": argument.label == "appGroupId"
        default: true
        }
    }

    private func hostUses(in text: SourceText) -> [Use] {
        text.calls(Self.hostFunctions).flatMap { call in
            call.arguments.compactMap { argument -> Use? in
                guard Self.takesGroup(call, argument), let group = sources.value(argument.value, in: text) else {
                    return nil
                }
                guard group.hasPrefix("group.") || call.name == "setAppGroupId" && call.receiver == "HomeWidget" else {
                    return nil
                }
                return Use(
                    group: group, text: text, line: call.line, isGroup: true,
                    isForWidgets: call.name == "setAppGroupId" && call.receiver == "HomeWidget")
            }
        }
    }

    // MARK: What they are held against

    private func findings(of use: Use) -> [Finding] {
        if use.isGroup, !use.group.hasPrefix("group."), targets(of: use).contains(where: { $0.platform == "iOS" }) {
            return [
                sources.finding(
                    .error, .groupMalformed, in: use.text, line: use.line,
                    "\(quoted(use.group)) is no app group: on iOS their names begin with group.",
                    mend: "Name the group as the entitlements have it.")
            ]
        }
        // Of several apps, say one for testing, code may choose the group at run time.
        let alike = Dictionary(grouping: targets(of: use)) { "\($0.kind.rawValue) \($0.platform)" }
        return alike.sorted { $0.key < $1.key }.compactMap { finding(of: use, in: $1) }
    }

    private func finding(of use: Use, in targets: [AppDescription.Target]) -> Finding? {
        var all: Set<String> = []
        for target in targets {
            guard let groups = target.groups else { return nil }
            all.formUnion(groups)
        }
        guard let target = targets.first, !all.contains(use.group) else { return nil }
        guard use.isGroup else {
            guard target.kind == .widget, all.contains("group.\(use.group)") else { return nil }
            return sources.finding(
                .warning, .suiteNotGroup, in: use.text, line: use.line,
                "the suite \(quoted(use.group)) is the widget's alone: the group is \(quoted("group.\(use.group)"))",
                mend: "Name the suite \(quoted("group.\(use.group)")).")
        }
        let names = all.sorted()
        let nearest = Spelling.nearest(to: use.group, among: names)
        let has =
            names.isEmpty && target.entitlements == nil
            ? "\(target.name) has no entitlements" : "\(target.name) has \(list(names))"
        return sources.finding(
            .error, .groupNotEntitled, in: use.text, line: use.line,
            "the app group \(quoted(use.group)) is not in the entitlements: \(has)",
            mend: nearest.map { "Did you mean \(quoted($0))? Otherwise add the group to \(target.name)." }
                ?? "Add the capability App Groups with this group to \(target.name).")
    }

    /// The targets that have to have a group: those that compile the file; for another language's code its apps.
    private func targets(of use: Use) -> [AppDescription.Target] {
        if use.text.language == .swift { return sources.targets(of: use.text).filter { $0.kind != .other } }
        return sources.hosts(of: use.text).flatMap { host in
            [host] + (use.isForWidgets ? sources.widgets(in: host) : [])
        }
    }

    /// An app and its widget that share no group, though the code of both names one.
    private func differences(_ uses: [Use]) -> [Finding] {
        sources.widgets.compactMap { widget in
            guard let app = sources.embedder(of: widget), let own = widget.groups, let others = app.groups,
                !own.isEmpty || !others.isEmpty, own.isDisjoint(with: others)
            else { return nil }
            // What neither code names nobody shares.
            let names = own.union(others)
            guard uses.contains(where: { names.contains($0.group) }) else { return nil }
            let file = widget.entitlements ?? widget.infoPlist ?? widget.origin
            return Finding(
                .error, .groupsDiffer, file: sources.relative(file),
                "the app \(app.name) has \(list(others.sorted())), the widget \(widget.name) \(list(own.sorted())): "
                    + "neither sees what the other saves",
                mend: "Give both targets the same group.")
        }
    }
}

/// As messages have it.
func quoted(_ name: String) -> String { BridgeError.quoted(name) }

/// Names, or that there are none.
func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.map(quoted).joined(separator: ", ") }
