import Foundation
import WidgetProtocol

/// What a target has in C and in Objective-C: the headers that its Swift sees, and its sources.
struct ForeignCode: Sendable, Hashable {
    /// The headers whose declarations Swift sees: a bridging header, or a module's public headers.
    var headers: [String] = []
    /// In C, C++ and assembler.
    var sources: [String] = []
    /// In Objective-C, which is not compiled: the values of constants are read from them.
    var implementations: [String] = []
    /// Every header that these include, and the precompiled one: the build depends on them.
    var included: [String] = []
    /// Where the headers lie whose spelling does not say so, by how `#import` spells them.
    var spellings: [String: String] = [:]
    /// The modules that the headers import.
    var imports: Set<String> = []
    /// What Clang is given: definitions, folders of headers, the language's version.
    var arguments: [String] = []
    /// Whether the headers are a binary framework's, which has no sources.
    var isBinary = false

    var isEmpty: Bool { headers.isEmpty && sources.isEmpty }

    var files: [String] { headers + sources + implementations + included }

    /// Whether a source is compiled by Clang.
    static func isCompiled(_ source: String) -> Bool {
        ["c", "cc", "cpp", "cxx", "s", "S"].contains((source as NSString).pathExtension)
    }

    /// Whether a source is in Objective-C.
    static func isObjectiveC(_ source: String) -> Bool { ["m", "mm"].contains((source as NSString).pathExtension) }

    static func isHeader(_ path: String) -> Bool { ["h", "hh", "hpp"].contains((path as NSString).pathExtension) }
}

extension ForeignCode {
    /// Takes what is compiled and what is read from sources in other languages, and finds the headers that they include.
    ///
    /// - Parameters:
    ///   - module: the module that the headers are of, whose own they name by `<Module/Header.h>`.
    ///   - known: headers that may be named without their folder, as Xcode's header maps have them.
    ///   - folders: where else headers are looked for.
    ///   - prefix: the header that comes before every source.
    init(
        headers: [String], sources: [String], module: String, known: [String], folders: [String] = [],
        arguments: [String] = [], prefix: String? = nil
    ) throws(BridgeError) {
        self.headers = headers
        self.sources = sources.filter(Self.isCompiled)
        implementations = sources.filter(Self.isObjectiveC)
        self.arguments = arguments + folders.map { "-I" + $0 }
        var search = HeaderSearch(module: module, known: known + headers, folders: folders)
        for header in headers { try search.visit(header) }
        imports = search.imports.subtracting([module])
        for source in self.sources { try search.visit(source) }
        if let prefix, try ProjectFiles.exists(prefix) {
            try search.visit(prefix)
            self.arguments += ["-include", prefix]
        }
        included = search.files.filter { !headers.contains($0) && !self.sources.contains($0) }
        spellings = search.spellings
    }
}

extension SupportingModule {
    /// The module by which Swift sees the headers of another module, or of the widget's bridging header.
    init(headersOf module: String, _ code: ForeignCode, settings: CompilationSettings, isFromElsewhere: Bool) {
        self.init(
            name: "_\(module)Headers", isFromElsewhere: isFromElsewhere, swiftFiles: [], settings: settings,
            foreign: code)
    }
}
