import Foundation

/// A module in C that the app's Swift imports: a target of a Swift package.
struct ClangModule: Sendable, Hashable {
    var name: String
    /// The folder of its public headers.
    var headers: String
    /// Its own module map; nil where one has to be made of its headers.
    var moduleMap: String?
    /// In C, C++ and assembler.
    var sources: [String]
    /// Every header, which the build depends on.
    var headerFiles: [String]
    /// What its own sources are compiled with.
    var arguments: [String]

    /// The names of the files that it is compiled to, one for each source.
    var products: [String] { sources.indices.map { "\(name)-\($0).o" } }

    /// Whether a source is in C++.
    static func isCxx(_ source: String) -> Bool {
        !["c", "S", "s"].contains((source as NSString).pathExtension)
    }

    var files: [String] { sources + headerFiles + [moduleMap].compactMap(\.self) }
}
