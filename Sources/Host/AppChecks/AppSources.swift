import Foundation
import WidgetBuild

/// An app with its sources cut into tokens: what checks look at.
struct AppSources: Sendable {
    let app: AppDescription
    let texts: [SourceText]
    let constants: Constants
    /// The targets that a file belongs to, by its path.
    private let owners: [String: [Int]]
    /// The types and functions that its Swift declares, and the types that it gives initialisers without a label.
    private let declared: Set<String>
    private let initialized: Set<String>

    init(_ app: AppDescription) {
        self.app = app
        texts = app.sources.compactMap { SourceText($0) }
        constants = Constants(texts)
        var owners: [String: [Int]] = [:]
        for (index, target) in app.targets.enumerated() {
            for file in target.swiftFiles { owners[file, default: []].append(index) }
        }
        self.owners = owners
        var (declared, initialized): (Set<String>, Set<String>) = ([], [])
        for text in texts where text.language == .swift {
            declared.formUnion(text.declaredNames)
            initialized.formUnion(text.unlabelledInitializers)
        }
        (self.declared, self.initialized) = (declared, initialized)
    }

    /// The targets that compile a file; none for what frameworks, packages and other languages' files are.
    func targets(of text: SourceText) -> [AppDescription.Target] {
        (owners[text.path] ?? []).map { app.targets[$0] }
    }

    /// The Swift files of a target.
    func texts(of target: AppDescription.Target) -> [SourceText] {
        let files = Set(target.swiftFiles)
        return texts.filter { files.contains($0.path) }
    }

    var widgets: [AppDescription.Target] { app.targets.filter { $0.kind == .widget } }

    var apps: [AppDescription.Target] { app.targets.filter { $0.kind == .app } }

    /// The app that an extension is embedded in.
    func embedder(of target: AppDescription.Target) -> AppDescription.Target? {
        target.embedder.map { app.targets[$0] }
    }

    /// The phones' widgets that an app embeds.
    func widgets(in app: AppDescription.Target) -> [AppDescription.Target] {
        widgets.filter { widget in
            guard let embedder = embedder(of: widget) else { return false }
            return widget.platform == app.platform && embedder.origin == app.origin && embedder.name == app.name
        }
    }

    /// The phones' apps that code in another language than their projects' is for: of several in one checkout, those in
    /// whose folder it lies.
    func hosts(of text: SourceText) -> [AppDescription.Target] {
        let apps = apps.filter { $0.platform == "iOS" && $0.isOfProject }
        let folders = Set(apps.map(Self.folder))
        guard folders.count > 1 else { return apps }
        let own = folders.filter { text.path.hasPrefix($0 + "/") }.max { $0.count < $1.count }
        return apps.filter { Self.folder(of: $0) == own }
    }

    /// The folder of an app: the one above `ios`, where its project lies in that.
    private static func folder(of app: AppDescription.Target) -> String {
        let folder = (app.origin as NSString).deletingLastPathComponent
        return (folder as NSString).lastPathComponent == "ios" ? (folder as NSString).deletingLastPathComponent : folder
    }

    func value(_ range: Range<Int>?, in text: SourceText) -> String? {
        range.flatMap { constants.value(of: $0, in: text) }
    }

    /// A path as findings tell it.
    func relative(_ path: String) -> String {
        if path.hasPrefix(app.root + "/") { return String(path.dropFirst(app.root.count + 1)) }
        // Beside the folder, as what apps share with their widgets may lie.
        let (own, other) = (app.root.split(separator: "/"), path.split(separator: "/"))
        let common = zip(own, other).prefix { $0 == $1 }.count
        return String(repeating: "../", count: own.count - common) + other.dropFirst(common).joined(separator: "/")
    }

    func finding(
        _ severity: Finding.Severity, _ kind: Finding.Kind, in text: SourceText, line: Int, _ message: String,
        mend: String
    ) -> Finding {
        Finding(severity, kind, file: relative(text.path), line: line, message, mend: mend)
    }

    /// Whether the app has a type or a function of a name of Apple's.
    func declares(_ name: String) -> Bool { declared.contains(name) }

    /// Whether `Name("…")` may be the app's own initialiser.
    func initializes(_ name: String) -> Bool { declared.contains(name) || initialized.contains(name) }
}

extension SourceText {
    fileprivate var declaredNames: Set<String> {
        let kinds: Set = ["struct", "class", "enum", "func", "typealias", "actor", "protocol", "macro"]
        return tokens.indices.reduce(into: []) { names, index in
            if let kind = word(index), kinds.contains(kind), let name = word(index + 1) { names.insert(name) }
        }
    }

    /// The types whose extensions have an initialiser whose first parameter has no label.
    fileprivate var unlabelledInitializers: Set<String> {
        var names: Set<String> = []
        for index in tokens.indices where word(index) == "extension" {
            // `extension SwiftUI.Color` is Color's.
            guard let open = tokens[index...].prefix(32).indices.first(where: { isPunctuation($0, "{") }),
                let close = closing(open)
            else { continue }
            let extended = (index + 1..<open).compactMap(word)
            for member in open..<close where word(member) == "init" {
                guard let parenthesis = tokens[member...].prefix(24).indices.first(where: { isPunctuation($0, "(") })
                else { continue }
                if word(parenthesis + 1) == "_" { names.formUnion(extended) }
            }
        }
        return names
    }
}
