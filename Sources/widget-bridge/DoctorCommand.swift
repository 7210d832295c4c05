import AppChecks
import ArgumentParser
import Bridge
import Children
import Foundation
import GroupStorage
import JSON
import Logging
import WidgetBuild
import WidgetHome
import WidgetProtocol

/// `widget-bridge doctor [APP]`.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        _superCommandName: "widget-bridge",
        abstract: "Says what a phone would be silent about in an app and its widgets.",
        discussion: """
            Looks at the app's project, its entitlements, its resources and its code in Swift, Dart, TypeScript, Kotlin \
            and Objective-C: groups that targets do not share, kinds that are updated and that no widget has, fonts, \
            images and strings that are missing, versions and identifiers that do not fit; and at this machine.

            The widgets are built to ask for their kinds; with --no-build the kinds are those of the sources' literals.

            Exit status: 0 where there is no error, 1 where there is one.

            Examples:
              widget-bridge doctor
              widget-bridge doctor ../my_app --no-build
              widget-bridge doctor ../my_app --json
            """
    )

    @Argument(
        help: ArgumentHelp(
            "The app's folder, its Xcode project, or the folder of a widget alone; without one, this folder.",
            valueName: "app"),
        completion: .directory)
    var appPath: String?

    @Flag(help: "Do not build the widgets.")
    var noBuild = false

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var options: ExtensionOptions

    @OptionGroup var progress: ProgressOptions

    func run() throws {
        let findings = try CommandFailure.naming { () throws -> [Finding] in
            let app = try described()
            let sandbox = Sandbox(options.sandboxing.sandbox, allowsNetwork: false)
            try sandbox.check()
            let machine = Machine(drawing: DrawingVersions.text, sandbox: sandbox)
            var findings = machine.findings(builds: app != nil && !noBuild)
            let canBuild = !findings.contains { $0.severity == .error && $0.kind != .fontsMissing }
            if let app { findings += AppChecks.findings(on: app, kinds: canBuild ? kinds(of: app, sandbox) : nil) }
            try CommandOutput.print(json ? Self.json(app, machine, findings) : Self.text(app, machine, findings))
            return findings
        }
        if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    }

    /// The app; nil where none was named and there is none here.
    private func described() throws -> AppDescription? {
        let app: AppDescription
        do {
            app = try AppDescription(readingAt: appPath ?? FileManager.default.currentDirectoryPath)
        } catch {
            // No app, but a folder of several things.
            guard appPath == nil, error.kind == .ambiguousTarget || error.kind == .projectTooLarge else { throw error }
            return nil
        }
        if app.targets.contains(where: { $0.kind == .app || $0.kind == .widget }) { return app }
        guard let appPath else { return nil }
        throw BridgeError(
            .noWidgetTarget, "\(appPath) has neither an app nor a widget extension",
            hint: "Name the app's folder, its Xcode project, or the folder of the widget's sources.")
    }

    /// The kinds that the built widgets tell; nil where one of them cannot be built.
    private func kinds(of app: AppDescription, _ sandbox: Sandbox) -> Set<String>? {
        guard !noBuild else { return nil }
        var kinds: Set<String> = []
        for widget in app.targets where widget.kind == .widget {
            do {
                try kinds.formUnion(self.kinds(of: widget, sandbox))
            } catch {
                let reason = (error as? BridgeError)?.message ?? "\(error)"
                CommandOutput.warn("\(widget.name) cannot be built, so its kinds are read from its sources: \(reason)")
                return nil
            }
        }
        return kinds
    }

    private func kinds(of widget: AppDescription.Target, _ sandbox: Sandbox) throws -> Set<String> {
        let argument = ExtensionArgument(
            widget.origin, target: widget.isOfProject ? widget.name : nil, adding: options.source,
            packages: options.package, fetchesPackages: options.fetchPackages, isStrict: options.strict)
        let built = try options.building(progress) { observer throws(BridgeError) in
            try WidgetBuilder.resolve(argument, sandbox: sandbox, observer: observer)
        }
        return try TemporaryRoot.use { root in
            var homeOptions = WidgetHome.Options()
            homeOptions.sandbox = sandbox
            let home = WidgetHome(
                root: root.path, extensions: [built], storage: GroupStorage(root: root.path), options: homeOptions,
                logger: Logger(label: "widget-bridge") { _ in SwiftLogNoOpLogHandler() })
            defer { home.stop() }
            return Set(try home.kinds() + home.controls().values.compactMap { $0["kind"]?.stringValue })
        }
    }
}

/// What it prints.
extension DoctorCommand {
    private static func json(_ app: AppDescription?, _ machine: Machine, _ findings: [Finding]) -> String {
        var object = JSONObject()
        object["app"] = app.map { .string($0.root) } ?? .null
        object["machine"] = machine.json
        object["findings"] = .array(findings.map(\.json))
        return JSONValue.object(object).text
    }

    private static func text(_ app: AppDescription?, _ machine: Machine, _ findings: [Finding]) -> String {
        var lines: [String] = []
        var last: String?
        for finding in findings {
            guard let file = finding.file else { continue }
            if file != last { lines += (last == nil ? [] : [""]) + [file] }
            last = file
            lines += text(of: finding)
        }
        if last != nil { lines.append("") }
        lines.append("This machine")
        for (name, value) in machine.parts {
            lines.append("  \(name.padding(toLength: 10, withPad: " ", startingAt: 0)) \(value)")
        }
        for finding in findings.filter({ $0.file == nil }) { lines += text(of: finding) }
        let counts = Finding.Severity.allCases.compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        let subject = app.map(\.root) ?? "There is no app here"
        lines += ["", "\(subject): \(counts.isEmpty ? "nothing found" : counts.joined(separator: ", "))"]
        return lines.joined(separator: "\n")
    }

    private static func text(of finding: Finding) -> [String] {
        let style: Terminal.Style =
            switch finding.severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        let place = finding.line.map { "\($0): " } ?? ""
        let severity = Terminal.styledInResult("\(finding.severity.rawValue):", style)
        return ["  \(place)\(severity) \(finding.message) (\(finding.kind.rawValue))", "    \(finding.mend)"]
    }
}
