import Foundation

/// The running program, and what belongs to it: beside it where it was built, else where `make install` puts it.
package enum OwnProgram {
    /// Its path.
    package static let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""

    /// The folders that may hold what belongs to it, the likelier one first.
    package static let folders = folders(of: path)

    /// The path of a program that belongs to it, whether it is there or not.
    package static func companion(_ name: String) -> String {
        let paths = folders.map { $0 + "/" + name }
        return paths.first { access($0, X_OK) == 0 } ?? paths[paths.count - 1]
    }

    /// The folders that may hold what belongs to a program.
    package static func folders(of program: String) -> [String] {
        let own = (program as NSString).deletingLastPathComponent
        return [own, (own as NSString).deletingLastPathComponent + "/lib/widget-bridge"]
    }
}
