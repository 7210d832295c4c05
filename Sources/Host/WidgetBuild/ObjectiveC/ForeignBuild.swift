import Foundation
import WidgetProtocol

/// Builds what a module has in C and Objective-C: objects of its sources, a module in C of what its headers have in C, and
/// one in Swift of the rest.
struct ForeignBuild {
    /// The module's name in Swift.
    var module: String
    var code: ForeignCode
    /// The modules that the headers import, as far as they are there.
    var modules: [String]
    var compiler: Compiler
    var sdk: SDK
    /// Where modules are found.
    var folder: String
    var staging: String
    var platform: Platform

    private var objects: [String] { code.sources.indices.map { "\(module)-\($0).o" } }

    /// The files in the folder that it leaves.
    var products: [String] {
        objects + (code.headers.isEmpty ? [] : ["\(module).o", "\(module).swiftmodule", headerName])
    }

    /// The module in C.
    var clangName: String { "_\(module)_C" }
    /// The header that it is made of; nil where there is none.
    var header: String? { code.headers.isEmpty ? nil : "\(folder)/\(headerName)" }

    private var headerName: String { "\(module)-C.h" }
    private var output: String { staging + "/output" }
    private var place: String { "\(staging)/foreign-\(module)" }

    /// - Parameter clang: the modules in C that were built before.
    func run(clang: ClangImports, isStrict: Bool) throws(BridgeError) -> CompiledModule {
        var result = CompiledModule()
        try linkHeaders()
        try compileSources(&result, clang)
        guard let header else { return result }
        let headers = ForeignLexer(
            try preprocessed(), prelude: prelude, links: (folder: "\(place)/headers/", paths: code.spellings))
        var interface = ForeignInterface(
            headers, defined: try definedNames(), constants: try constants(), isBinary: code.isBinary)
        try write(&interface, to: header)
        var clang = clang
        try clang.add(clangName, header: header)
        let apple = interface.imports.subtracting(code.imports).filter {
            FileManager.default.fileExists(atPath: "\(sdk.facades)/\($0).swiftmodule")
        }
        let swift = try compile(
            interface.swift(
                importing: ["FoundationOverlay"] + modules.filter { $0 != "Foundation" } + apple.sorted() + [clangName]),
            clang)
        for name in interface.typeNames { result.losses.names[name] = name }
        for omission in swift.omissions { result.losses.names[omission.name] = omission.name }
        result.warnings += Warning.omissions(swift.omissions)
        return result
    }

    // MARK: - C

    /// Has headers found by the names that they are imported by.
    private func linkHeaders() throws(BridgeError) {
        for (spelling, path) in code.spellings {
            try link(path, to: "\(place)/headers/\(spelling)")
        }
        for name in code.imports.union(["Foundation", "UIKit"]) where AppleModules.contains(name) {
            try BuildFiles.prepared("\(place)/frameworks/\(name)")
            try BuildFiles.write(Data(), to: "\(place)/frameworks/\(name)/\(name).h")
        }
        try BuildFiles.prepared(place)
        try BuildFiles.write(Data(ForeignPrelude.text(for: platform).utf8), to: prelude)
    }

    private func link(_ source: String, to path: String) throws(BridgeError) {
        try BuildFiles.prepared((path as NSString).deletingLastPathComponent)
        guard symlink(source, path) == 0 || errno == EEXIST else { throw .cannotWrite(path) }
    }

    private var prelude: String { "\(place)/prelude.h" }
    private var arguments: [String] { ["-I\(place)/headers"] + code.arguments }

    /// Compiles the sources one by one; in the place of one that does not compile there is nothing.
    private func compileSources(_ result: inout CompiledModule, _ clang: ClangImports) throws(BridgeError) {
        let empty = "\(place)/empty.c"
        try BuildFiles.write(Data(), to: empty)
        for (source, object) in zip(code.sources, objects) {
            let product = "\(folder)/\(object)"
            let (status, text) = try compiler.compile(
                source: source, arguments + clang.arguments, to: product, reading: code.files + clang.files, sdk: sdk,
                output: output)
            if status == 0 { continue }
            let reason = text.split(separator: "\n").lazy.compactMap { $0.firstMatch(of: #/error: (.+)/#)?.output.1 }
            result.warnings.append(.doesNotCompile(source, String(reason.first ?? "Clang has failed")))
            _ = try compiler.compile(source: empty, [], to: product, reading: [empty], sdk: sdk, output: output)
        }
    }

    /// What the compiled sources define.
    private func definedNames() throws(BridgeError) -> Set<String> {
        if objects.isEmpty { return [] }
        let program = [
            try compiler.toolchain() + "/bin/llvm-nm", "--defined-only", "--extern-only", "--just-symbol-name",
        ]
        let (status, text) = try compiler.run(
            program: program + objects.map { "\(folder)/\($0)" }, reading: [], sdk, output: output)
        return status == 0 ? Set(text.split(separator: "\n").map(String.init)) : []
    }

    private func constants() throws(BridgeError) -> [String: String] {
        var found: [String: String] = [:]
        for source in code.implementations {
            guard let text = try ProjectFiles.text(source, .resource) else { continue }
            found.merge(ForeignInterface.constants(in: text)) { first, _ in first }
        }
        return found
    }

    // MARK: - Headers

    /// The headers and what they include, in one, macros expanded; those that cannot be read so are left out.
    private func preprocessed() throws(BridgeError) -> String {
        let headers = code.headers.filter { !$0.contains { $0 == "\"" || $0.isNewline } }
        if let text = try preprocess(headers) { return text }
        var readable: [String] = []
        for header in headers where try preprocess([header]) != nil { readable.append(header) }
        return try preprocess(readable) ?? ""
    }

    private func preprocess(_ headers: [String]) throws(BridgeError) -> String? {
        let (umbrella, result) = ("\(place)/umbrella.h", "\(place)/preprocessed")
        try BuildFiles.write(Data(headers.map { "#import \"\($0)\"\n" }.joined().utf8), to: umbrella)
        let program =
            [
                try compiler.toolchain() + "/bin/clang", "-E", "-dD", "-x", "objective-c", "-fblocks", "-fobjc-arc",
                "-fobjc-runtime=ios", "-w", "-include", prelude, "-I\(place)/frameworks",
                // A header that is not there, such as Apple's, is none.
                "-Xclang", "-MG", "-Xclang", "-dependency-file", "-Xclang", "\(place)/dependencies", "-Xclang", "-MT",
                "-Xclang", "headers",
            ] + arguments + [umbrella, "-o", result]
        let (status, _) = try compiler.run(program: program, reading: code.files, sdk, output: output)
        guard status == 0, let data = FileManager.default.contents(atPath: result),
            data.count <= BuildLimits.Size.description.rawValue
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// Writes the header in C, without what Clang refuses of it.
    private func write(_ interface: inout ForeignInterface, to header: String) throws(BridgeError) {
        let clang = try compiler.toolchain() + "/bin/clang"
        for _ in 0..<Self.mostRounds {
            try BuildFiles.write(Data(interface.header.utf8), to: header)
            let (status, text) = try compiler.run(
                program: [clang, "-fsyntax-only", "-x", "c", "-w", "-fblocks", "-ferror-limit=0", header],
                reading: [header], sdk, output: output)
            if status == 0 { return }
            let lines = text.matches(of: #/:(\d+):\d+: (?:fatal )?error: /#).compactMap { Int($0.output.1) }
            guard interface.refuse(lines: lines) else { break }
        }
        try BuildFiles.write(Data(), to: header)
    }

    /// Compiles the Swift, without what the compiler refuses of it.
    private func compile(_ swift: SwiftInterface, _ clang: ClangImports) throws(BridgeError) -> SwiftInterface {
        var swift = swift
        let source = "\(place)/\(module).swift"
        var settings = CompilationSettings.standard
        settings.platform = platform
        let module = SupportingModule(name: module, swiftFiles: [source], settings: settings)
        for round in 0...Self.mostRounds {
            // Rather than nothing of the module, there is nothing of its Swift.
            if round == Self.mostRounds {
                swift.omissions += swift.declarations.map {
                    SwiftInterface.Omission(name: $0.name, place: $0.place, reason: "its Swift does not compile")
                }
                swift.declarations = []
            }
            try BuildFiles.write(Data(swift.text.utf8), to: source)
            do {
                _ = try compiler.compileModule(
                    [source], overlay: nil, module: module, platform: platform, sdk: sdk, clang: clang, folder: folder,
                    output: output)
                break
            } catch  where error.kind == .compilationFailed {
                let errors = CompilerError.all(in: error.diagnostics).filter { $0.file == source }
                if round == Self.mostRounds { throw error }
                if !swift.correct(errors.map { ($0.line, $0.message) }) {
                    swift.omissions += swift.declarations.map {
                        SwiftInterface.Omission(name: $0.name, place: $0.place, reason: "its Swift does not compile")
                    }
                    swift.declarations = []
                }
            }
        }
        return swift
    }

    /// Each takes what refers to what was taken out the time before.
    private static let mostRounds = 8
}

extension Warning {
    /// - Parameter reason: what Clang says first.
    fileprivate static func doesNotCompile(_ source: String, _ reason: String) -> Warning {
        Warning(
            .sourceLeftOut, "\(source) is left out: it does not compile here: \(reason)",
            hint: "What the widget calls of it ends in an error that names it.", file: source)
    }

    /// What headers declare and Swift does not see, one warning for each header.
    fileprivate static func omissions(_ omissions: [SwiftInterface.Omission]) -> [Warning] {
        Dictionary(grouping: omissions, by: \.place.file).sorted { $0.key < $1.key }.map { file, all in
            let shown = all.prefix(5).map { "\($0.name) (\($0.reason))" }.joined(separator: ", ")
            let more = all.count > 5 ? ", and \(all.count - 5) more" : ""
            return Warning(
                .sourceLeftOut, "Swift sees \(file) without \(shown)\(more)",
                hint: "Where the widget uses these, that is left out of it.", file: file, line: all[0].place.line)
        }
    }
}
