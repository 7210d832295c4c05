import Foundation

/// A model of Core ML's among a target's files, for which Xcode writes classes when it compiles it; nothing here does.
enum MachineLearningModel {
    static func isModel(_ path: String) -> Bool {
        ["mlmodel", "mlpackage"].contains((path as NSString).pathExtension.lowercased())
    }

    /// The classes that Xcode writes: one named as the file is, with `_` for what no name may have, and those of what it
    /// takes and gives.
    static func classes(in resources: [String]) -> [String] {
        resources.filter(isModel).flatMap { path in
            let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            let name = file.replacing(#/[^\p{L}\p{N}_]/#, with: "_")
            return [name, name + "Input", name + "Output"]
        }
    }
}
