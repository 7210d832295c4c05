import Foundation
import WidgetProtocol

/// Files of one module need different names, which files from several folders may not have.
enum SourceNames {
    /// The sources, those whose name came up before linked into `folder` under names of their own.
    static func unique(_ sources: [String], in folder: String) throws(BridgeError) -> [String] {
        var names: Set<String> = []
        var result: [String] = []
        for source in sources {
            let name = (source as NSString).lastPathComponent
            if names.insert(name).inserted {
                result.append(source)
            } else {
                let base = (name as NSString).deletingPathExtension
                result.append(try link(source, to: "\(folder)/\(base)-\(result.count).swift"))
            }
        }
        return result
    }

    private static func link(_ source: String, to path: String) throws(BridgeError) -> String {
        do {
            try BuildFiles.prepared((path as NSString).deletingLastPathComponent)
            if !FileManager.default.fileExists(atPath: path) {
                try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: source)
            }
            return path
        } catch {
            throw .cannotWrite(path, error)
        }
    }
}
