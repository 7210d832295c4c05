import Children
import Foundation
import JSON
package import WidgetProtocol

/// The compiler that builds would take, without having built anything.
package struct InstalledCompiler: Sendable {
    package var path: String
    /// Such as `6.3.1`; nil where it does not say.
    package var version: String?

    /// What stand-ins are compiled with, and so what they are imported by.
    package static let neededVersion = "6.3"

    package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(BridgeError) {
        let compiler = try Compiler(environment: environment)
        path = compiler.path
        let text = try compiler.targetInformation()?["compilerVersion"]?.stringValue
        version = text?.firstMatch(of: #/Swift version ([0-9.]+)/#).map { String($0.output.1) }
    }

    /// Whether it imports the stand-ins; taken for granted where it does not say.
    package var isNeededVersion: Bool {
        version.map { $0 == Self.neededVersion || $0.hasPrefix(Self.neededVersion + ".") } ?? true
    }
}

extension Compiler {
    /// The folder of the compiler's programs, libraries and modules, which a sandbox has to show it.
    ///
    /// What stands for a compiler and starts another, as swiftly does, is asked for that one.
    func toolchain() throws(BridgeError) -> String {
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            let root = Self.folder(above: String(cString: resolved), 2)
            if FileManager.default.fileExists(atPath: root + "/bin/swift-frontend") { return root }
        }
        guard let information = try targetInformation(),
            let resources = information["paths"]?["runtimeResourcePath"]?.stringValue,
            case let root = Self.folder(above: resources, 2),
            FileManager.default.fileExists(atPath: root + "/bin/swiftc")
        else {
            throw BridgeError(
                .compilerMissing, "\(path) does not say which toolchain it is of, so it cannot run in the sandbox",
                hint: "Name the swiftc of a toolchain's bin folder in WIDGET_BRIDGE_SWIFTC, "
                    + "or say --sandbox off where the sources are trusted.")
        }
        return root
    }

    /// What it says of itself, as JSON; nil where it says nothing of the kind.
    fileprivate func targetInformation() throws(BridgeError) -> JSONValue? {
        guard let file = tmpfile() else { return nil }
        defer { fclose(file) }
        let command = Command([path, "-print-target-info"], environment: ProcessInfo.processInfo.environment)
        let end = try run(command, output: fileno(file))
        guard end == .code(0), fseek(file, 0, SEEK_END) == 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: max(0, ftell(file)))
        rewind(file)
        guard fread(&bytes, 1, bytes.count, file) == bytes.count else { return nil }
        return try? JSONValue(parsing: bytes)
    }

    private static func folder(above path: String, _ levels: Int) -> String {
        (0..<levels).reduce(path) { path, _ in (path as NSString).deletingLastPathComponent }
    }
}
