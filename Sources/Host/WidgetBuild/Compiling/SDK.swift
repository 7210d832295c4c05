import Foundation
import POSIXSupport
package import WidgetProtocol

/// What widget sources are compiled against: the stand-ins' modules, the façades and the library that holds them.
package struct SDK: Sendable, Hashable {
    package static let libraryName = "libWidgetBridgeExtension.so"
    package static let macrosName = "libWidgetBridgeMacros.so"

    /// The stand-ins' `.swiftmodule`s.
    package var modules: String
    /// The modules with Apple's names.
    package var facades: String
    /// The folder of the library that extensions link and load, and of the one whose macros the compiler expands.
    package var libraryFolder: String

    package init(modules: String, facades: String, libraryFolder: String) {
        self.modules = modules
        self.facades = facades
        self.libraryFolder = libraryFolder
    }

    /// The SDK that belongs to an executable: in its build folder, else in `../lib/widget-bridge` as installed.
    package init(executable: String) throws(BridgeError) {
        let binaries = (Self.realPath(executable) as NSString).deletingLastPathComponent
        let installed = (binaries as NSString).deletingLastPathComponent + "/lib/widget-bridge"
        for folder in [binaries, installed] {
            let sdk = SDK(modules: folder + "/Modules", facades: folder + "/Facades", libraryFolder: folder)
            if sdk.isComplete {
                self = sdk
                return
            }
        }
        throw BridgeError(
            .sdkMissing,
            "No widget SDK (Modules, Facades, \(Self.libraryName) and \(Self.macrosName)) in \(binaries) or \(installed)",
            hint: "Run `make build` in the widget-bridge repository, or install it with `make install PREFIX=…`.")
    }

    /// The SDK of the running program.
    package static func current() throws(BridgeError) -> SDK {
        try SDK(executable: "/proc/self/exe")
    }

    private var isComplete: Bool {
        let files = FileManager.default
        return files.fileExists(atPath: modules + "/SwiftUICompat.swiftmodule")
            && files.fileExists(atPath: facades + "/SwiftUI.swiftmodule")
            && [Self.libraryName, Self.macrosName].allSatisfy { files.fileExists(atPath: libraryFolder + "/" + $0) }
    }

    /// Changes whenever the SDK was built again.
    var identity: String {
        let facadeNames = (try? FileManager.default.contentsOfDirectory(atPath: facades)) ?? []
        let libraries = [Self.libraryName, Self.macrosName].map { libraryFolder + "/" + $0 }
        let files = libraries + facadeNames.sorted().map { facades + "/" + $0 }
        return files.map(FileStamp.text).joined(separator: "\n")
    }

    private static func realPath(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
