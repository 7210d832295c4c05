import Foundation
import POSIXSupport

/// The files of the page, read when the server starts: no path of a request is looked up on disk.
package struct PageFiles: Sendable {
    package struct File: Sendable, Hashable {
        package var type: String
        package var bytes: [UInt8]
    }

    /// Whether the page itself is there.
    package var hasPage: Bool { byPath["/"] != nil }

    /// By their paths in addresses, `/` for the page itself.
    package let byPath: [String: File]

    package static let none = PageFiles(byPath: [:])

    private init(byPath: [String: File]) { self.byPath = byPath }

    /// Everything in a folder of a known type.
    package init(folder: String) {
        // What lies in a link's folder is listed through no link.
        let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        var files: [String: File] = [:]
        for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
            guard let type = Self.types[(name as NSString).pathExtension],
                let data = FileManager.default.contents(atPath: folder + "/" + name)
            else { continue }
            files["/" + name] = File(type: type, bytes: [UInt8](data))
        }
        files["/"] = files["/index.html"]
        byPath = files
    }

    /// The folder of the page that belongs to the running program: beside it where it was built, or where `make install`
    /// puts it.
    package static let ownFolder: String = {
        let folder = OwnProgram.folders[0]
        let built = folder + "/widget-bridge_widget-bridge-live.resources/Page"
        return access(built, R_OK) == 0 ? built : folder + "/page"
    }()

    private static let types = [
        "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "svg": "image/svg+xml", "png": "image/png", "json": "application/json", "woff2": "font/woff2",
    ]
}
