import ArgumentParser
import Children
import Foundation
import GroupStorage
import JSON
import Logging
import POSIXSupport
import Synchronization
import WidgetBuild
import WidgetHome
import WidgetProtocol
import WidgetTesting

/// `widget-bridge test EXTENSION`.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        _superCommandName: "widget-bridge",
        abstract: "Records pictures of widgets, and tells when they change.",
        discussion: """
            Draws each kind in each of its families, in light and dark, and each #Preview, on a fixed day; what else is \
            to be drawn, tapped and looked for stands in a widget-tests.yml beside the widget's folder (docs/testing.md).

            What differs from the recorded pictures, or was not recorded, is said, and the exit status is 1; a plan \
            that makes no sense is 65.

            Examples:
              widget-bridge test ios/MyWidget --record          records all
              widget-bridge test ios/MyWidget                   compares, as CI does
              widget-bridge test ios/MyWidget --html report.html
              widget-bridge test ios/MyWidget --record-failed   takes what has changed
            """
    )

    @Argument(help: ExtensionOptions.pathHelp, completion: .directory)
    var extensionPath: String

    @OptionGroup var options: ExtensionOptions

    @OptionGroup var network: NetworkOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup var progress: ProgressOptions

    @Option(
        help: ArgumentHelp(
            "The plan. (default: widget-tests.yml beside the widget's folder, or in the project's, if there is one)",
            valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var plan: String?

    @Flag(name: .customLong("verify"), help: "Compare with what was recorded. This is the default.")
    var verifies = false

    @Flag(name: .customLong("record"), help: "Record all pictures anew.")
    var records = false

    @Flag(name: .customLong("record-failed"), help: "Record those that have changed, or were not recorded.")
    var recordsFailed = false

    @Flag(name: .customLong("clean"), help: "Remove recorded pictures that no case has.")
    var cleans = false

    @Flag(name: .customLong("list"), help: "Print the cases' names, and draw nothing.")
    var lists = false

    @Option(help: ArgumentHelp("Only the cases with this in their names.", valueName: "text"))
    var filter: String?

    @Option(
        help: ArgumentHelp("Write a page with all pictures, before and after.", valueName: "file"),
        completion: .file(extensions: ["html"]))
    var html: String?

    @Option(
        help: ArgumentHelp("Write the results as JUnit's XML.", valueName: "file"),
        completion: .file(extensions: ["xml"]))
    var junit: String?

    func validate() throws {
        guard [verifies, records, recordsFailed].count(where: { $0 }) < 2 else {
            throw ValidationError("Name one of --verify, --record and --record-failed.")
        }
        if cleans, filter != nil { throw ValidationError("--clean needs all cases: leave out --filter.") }
    }

    func run() throws {
        fonts.apply()
        do {
            try CommandFailure.naming { try test() }
        } catch let error as TestPlanError {
            CommandOutput.fail("\(error)")
            throw ExitCode(ExitStatus.data.rawValue)
        }
    }

    private func test() throws {
        let sandbox = try options.sandboxing.resolved(allowsNetwork: !network.noNetwork)
        let (plan, file) = try readPlan()
        let built = try options.resolve(extensionPath, sandbox, progress)
        try TemporaryRoot.use { root in
            let cases = try cases(of: plan, built, sandbox, root: root.path + "/described")
            if let test = cases.first(where: { !$0.state.data.members.isEmpty && $0.state.group == nil }),
                built.appGroups?.first == nil
            {
                throw TestPlanError(
                    file: file, line: test.line, message: "the extension has no app group to save data in",
                    hint: "Name one by `group:` at the top, or give the widget its entitlements.")
            }
            if lists { return try cases.forEach { try CommandOutput.print($0.name) } }
            guard !cases.isEmpty else {
                throw ValidationError(filter.map { "No case has \($0) in its name." } ?? "There are no cases.")
            }
            let folder = (file as NSString).deletingLastPathComponent
            let recorded = RecordedPictures(folder: plan.pictures ?? "\(folder)/widget-pictures/\(built.name)")
            let runner = TestRunner(
                built: built, sandbox: sandbox, recorded: recorded,
                mode: records ? .record : recordsFailed ? .recordFailed : .verify, keepsPictures: html != nil,
                root: root.path)
            let begun = ContinuousClock.now
            let outcomes = runner.run(cases, finished: teller(of: cases.count))
            let seconds = (ContinuousClock.now - begun) / .seconds(1)
            try report(outcomes, named: built.name, recorded, file: file, seconds: seconds)
        }
    }

    private func readPlan() throws -> (TestPlan, String) {
        let file = plan ?? Self.standardPlan(extensionPath)
        let text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
        if text == nil, plan != nil { throw ValidationError("\(file) cannot be read.") }
        return (try TestPlan(text: text, file: file), file)
    }

    /// Beside the widget's folder, not in it, where Xcode would take what it finds into the widget: that of a project or
    /// an app's root is there already.
    static func standardPlan(_ path: String) -> String {
        let whole = URL(filePath: path, directoryHint: .notDirectory).standardizedFileURL.path(percentEncoded: false)
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: whole)) ?? []
        let isWidget = path.hasSuffix(".xcodeproj") || contents.contains { $0.hasSuffix(".swift") }
        let folder = isWidget ? (whole as NSString).deletingLastPathComponent : whole
        return "\(folder)/\(TestPlan.fileName)"
    }

    private func cases(
        of plan: TestPlan, _ built: BuiltExtension, _ sandbox: Sandbox, root: String
    ) throws -> [TestCase] {
        var settings = WidgetHome.Options()
        settings.sandbox = sandbox
        let home = WidgetHome(
            root: root, extensions: [built], storage: GroupStorage(root: root), options: settings,
            logger: Logger(label: "widget-bridge.test") { _ in SwiftLogNoOpLogHandler() })
        defer { home.stop() }
        let (widgets, failures) = home.descriptions()
        let previews = home.previews()
        if let failure = failures.first { throw failure.error }
        for failure in previews.failures {
            CommandOutput.warn("the previews cannot be listed, and are left out: \(failure.error.message)")
        }
        let cases = try plan.cases(
            widgets: widgets.map { (kind: $0.kind, families: $0.families) },
            previews: previews.values.compactMap { $0["name"]?.stringValue })
        guard let filter else { return cases }
        return cases.filter { $0.name.contains(filter) }
    }

    /// Tells how it goes on where somebody looks.
    private func teller(of count: Int) -> @Sendable (TestOutcome) -> Void {
        let done = Mutex(0)
        let say = progress.say
        let step = max(1, count / 20)
        return { outcome in
            let number = done.withLock { done in
                done += 1
                return done
            }
            if number.isMultiple(of: step) || number == count { say("Drawn \(number) of \(count) cases …") }
        }
    }

    private func report(
        _ outcomes: [TestOutcome], named name: String, _ recorded: RecordedPictures, file: String, seconds: Double
    ) throws {
        if let html { try Self.write(HTMLReport(outcomes, title: "Widget tests: \(name)").text, html) }
        if let junit { try Self.write(JUnitReport(outcomes, suite: name).text, junit) }
        let isOnGitHub = ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"
        for outcome in outcomes where outcome.status.isFailure {
            try CommandOutput.print("\(Terminal.styled("✗", .error)) \(outcome.test.name)")
            for message in outcome.messages {
                try CommandOutput.print("    " + message.replacing("\n", with: "\n    "))
            }
            if isOnGitHub { try CommandOutput.print(Self.annotation(outcome, file)) }
        }
        if filter == nil { try tidy(recorded, Set(outcomes.flatMap { $0.pictures.map(\.name) })) }
        let counts = TestStatus.allCases.reversed().compactMap { status -> String? in
            let count = outcomes.count { $0.status == status }
            return count == 0 ? nil : "\(count) \(status.rawValue)"
        }
        let time = (seconds * 10).rounded() / 10
        let cases = outcomes.count == 1 ? "1 case" : "\(outcomes.count) cases"
        try CommandOutput.print("\(cases): \(counts.joined(separator: ", ")) (\(time) s)")
        let failures = outcomes.filter { $0.status.isFailure }
        guard !failures.isEmpty else { return }
        CommandOutput.say(advice(failures, recorded))
        throw ExitCode(1)
    }

    /// What to do next.
    private func advice(_ failures: [TestOutcome], _ recorded: RecordedPictures) -> String {
        let command = "widget-bridge test \(extensionPath)"
        if failures.allSatisfy({ $0.status == .new }) {
            return "Record them: \(command) --record-failed, and look at \(recorded.folder)."
        }
        guard failures.contains(where: { $0.status == .changed }) else {
            return "Mend what failed, or leave it out by exclude: or skip: in the plan (docs/testing.md)."
        }
        guard let html else {
            return "See what has changed: \(command) --html report.html. If it is right so: --record-failed."
        }
        return "If what \(html) shows is right: \(command) --record-failed."
    }

    /// Removes what no case has any more, or says it.
    private func tidy(_ recorded: RecordedPictures, _ names: Set<String>) throws {
        let unused = recorded.unused(by: names)
        guard !unused.isEmpty else { return }
        guard cleans else {
            return CommandOutput.warn(
                "No case has \(unused.prefix(5).joined(separator: ", "))\(unused.count > 5 ? ", …" : "") in "
                    + "\(recorded.folder). --clean removes what no case has.")
        }
        for file in unused {
            try recorded.remove(file)
            try CommandOutput.print("removed \(recorded.folder)/\(file)")
        }
    }

    /// <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>
    private static func annotation(_ outcome: TestOutcome, _ file: String) -> String {
        func escaped(_ text: String) -> String {
            text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
        }
        // By its path in the repository, which is where the command runs.
        let folder = FileManager.default.currentDirectoryPath + "/"
        let path = file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
        let place = outcome.test.line.map { "file=\(path),line=\($0)," } ?? ""
        let title = escaped(outcome.test.name).replacing(",", with: "%2C").replacing(":", with: "%3A")
        return "::error \(place)title=\(title)::\(escaped(outcome.messages.joined(separator: "\n")))"
    }

    private static func write(_ text: String, _ path: String) throws {
        let bytes = Array(text.utf8)
        if let stream = try OutputStream(path: path) { return try stream.write(bytes) }
        let whole = URL(filePath: path, directoryHint: .notDirectory).standardizedFileURL.path(percentEncoded: false)
        let folder = (whole as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = try OutputFile(whole)
        bytes.withUnsafeBytes(file.write)
        try file.finish()
    }
}
