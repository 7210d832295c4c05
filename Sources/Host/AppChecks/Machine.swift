package import Children
package import JSON
import WidgetBuild
import WidgetProtocol

/// What this machine has to build and to draw widgets with.
package struct Machine: Sendable {
    private let compiler: Result<InstalledCompiler, BridgeError>
    private let standIns: Result<SDK, BridgeError>
    /// What drawing says of its fonts, icons and libraries, a line for each; nil where it does not run.
    private let drawing: String?
    private let sandbox: Sandbox

    package init(drawing: String?, sandbox: Sandbox) {
        compiler = Result { () throws(BridgeError) in try InstalledCompiler() }
        standIns = Result { () throws(BridgeError) in try .current() }
        self.drawing = drawing
        self.sandbox = sandbox
    }

    /// What is missing of it.
    ///
    /// - Parameter builds: whether something is to be built: what was built elsewhere needs no compiler.
    package func findings(builds: Bool) -> [Finding] {
        var findings: [Finding] = []
        switch compiler {
        case .failure(let error):
            findings.append(
                Finding(builds ? .error : .warning, .compilerMissing, error.message, mend: error.hint))
        case .success(let compiler) where !compiler.isNeededVersion:
            findings.append(
                Finding(
                    .error, .compilerOther,
                    "\(compiler.path) is Swift \(compiler.version ?? ""), and the stand-ins are for Swift "
                        + InstalledCompiler.neededVersion,
                    mend: "Install Swift \(InstalledCompiler.neededVersion), or name its swiftc in "
                        + "WIDGET_BRIDGE_SWIFTC."))
        case .success: break
        }
        if case .failure(let error) = standIns {
            findings.append(Finding(.error, .sdkMissing, error.message, mend: error.hint))
        }
        if !fonts.contains(where: Self.isOfSystem) {
            findings.append(
                Finding(
                    .error, .fontsMissing,
                    drawing == nil
                        ? "widget-bridge-draw does not run" : "there is no Inter, which stands for San Francisco",
                    mend: drawing == nil
                        ? "Install widget-bridge again, or run make build." : "Install Debian's package fonts-inter."))
        }
        if let warning = sandbox.warning {
            findings.append(Finding(.warning, .notSandboxed, warning.message, mend: warning.hint))
        }
        return findings
    }

    /// The fonts with their versions.
    private var fonts: [String] {
        let line = drawing?.split(separator: "\n").first { $0.hasPrefix("Fonts: ") }
        return line?.dropFirst("Fonts: ".count).split(separator: ", ").map(String.init) ?? []
    }

    /// The one that stands for the system's, and how many others there are.
    private var fontsText: String {
        guard let first = fonts.first(where: Self.isOfSystem) ?? fonts.first else { return "none" }
        return fonts.count == 1 ? first : "\(first) and \(fonts.count - 1) others"
    }

    private static func isOfSystem(_ font: String) -> Bool { font.hasPrefix("Inter ") }

    /// What there is, by its name.
    package var parts: [(name: String, value: String)] {
        let swift = try? compiler.get()
        return [
            ("Swift", swift.map { [$0.version, $0.path].compactMap(\.self).joined(separator: ", ") } ?? "none"),
            ("stand-ins", (try? standIns.get())?.modules ?? "none"),
            ("fonts", fontsText),
            ("sandbox", sandbox.confinement.rawValue),
        ]
    }

    package var json: JSONValue {
        let swift = try? compiler.get()
        var object = JSONObject()
        object["swift"] = swift.map { compiler in
            var object: JSONObject = ["path": .string(compiler.path)]
            object["version"] = compiler.version.map { .string($0) }
            return .object(object)
        }
        object["standIns"] = (try? standIns.get()).map { .string($0.modules) }
        object["fonts"] = .array(fonts.map { .string($0) })
        object["sandbox"] = .string(sandbox.confinement.rawValue)
        return .object(object)
    }
}
