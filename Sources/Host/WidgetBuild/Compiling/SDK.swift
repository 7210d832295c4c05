import Foundation
import POSIXSupport
package import WidgetProtocol

/// What widget sources are compiled against: the stand-ins' modules, the façades and the library that holds them.
package struct SDK: Sendable, Hashable {
    package static let libraryName = "libWidgetBridgeExtension.so"
    package static let cryptoName = "libWidgetBridgeCrypto.so"
    package static let macrosName = "libWidgetBridgeMacros.so"
    package static let stubName = "widget-bridge-stub"
    private static let libraryNames = [libraryName, cryptoName, macrosName]

    /// The `.swiftmodule`s of the stand-ins and of what these need: none of the bridge's own, nor of its packages'.
    package var modules: String
    /// The modules with Apple's names.
    package var facades: String
    /// The folder of the libraries that extensions link and load, and of the one whose macros the compiler expands.
    package var libraryFolder: String

    package init(modules: String, facades: String, libraryFolder: String) {
        self.modules = modules
        self.facades = facades
        self.libraryFolder = libraryFolder
    }

    /// The SDK that belongs to an executable: in its build folder, else in `../lib/widget-bridge` as installed.
    package init(executable: String) throws(BridgeError) {
        let folders = Self.folders(of: executable)
        for folder in folders {
            let sdk = SDK(modules: folder + "/StandIns", facades: folder + "/Facades", libraryFolder: folder)
            if sdk.isComplete {
                self = sdk
                return
            }
        }
        throw BridgeError(
            .sdkMissing,
            "No widget SDK (StandIns, Facades, \(Self.libraryNames.joined(separator: ", "))) in \(folders[0]) or \(folders[1])",
            hint: "Run `make build` in the widget-bridge repository, or install it with `make install PREFIX=…`.")
    }

    /// The SDK of the running program.
    package static func current() throws(BridgeError) -> SDK {
        try SDK(executable: "/proc/self/exe")
    }

    /// Where the running program has the library that extensions load; nil where it is missing.
    package static let loadedFrom: String? = folders(of: "/proc/self/exe").first {
        FileManager.default.fileExists(atPath: $0 + "/" + libraryName)
    }

    /// The folders in which extensions find their libraries, first that of what stands in for the system's.
    package static let loadPath: String? = loadedFrom.map { "\($0)/lazy:\($0)" }

    /// The folders that may hold the SDK of an executable.
    private static func folders(of executable: String) -> [String] { OwnProgram.folders(of: realPath(executable)) }

    /// Whether one of the stand-ins' modules, or of what they need, has that name.
    func hasModule(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(modules)/\(name).swiftmodule")
    }

    /// Of what the stand-ins need, the modules of packages, which widgets import by these names, too.
    static let packages: Set = ["Crypto", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]

    private var isComplete: Bool {
        let files = FileManager.default
        return files.fileExists(atPath: modules + "/SwiftUICompat.swiftmodule")
            && files.fileExists(atPath: facades + "/SwiftUI.swiftmodule")
            && Self.libraryNames.allSatisfy { files.fileExists(atPath: libraryFolder + "/" + $0) }
    }

    /// The folder of the module that Tuist's manifests import: its source, which the user's toolchain compiles.
    var projectDescription: String { libraryFolder + "/ProjectDescription" }

    /// Changes whenever the SDK was built again.
    var identity: String {
        let facadeNames = (try? FileManager.default.contentsOfDirectory(atPath: facades)) ?? []
        let libraries = (Self.libraryNames + [Self.stubName]).map { libraryFolder + "/" + $0 }
        let files = libraries + facadeNames.sorted().map { facades + "/" + $0 }
        return files.map(FileStamp.text).joined(separator: "\n")
    }

    private static func realPath(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
