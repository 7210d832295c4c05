import Foundation
import WidgetProtocol

/// How Swift and C find the modules in C that were compiled before.
struct ClangImports {
    /// Clang's.
    private(set) var arguments: [String] = []
    /// What the linker needs for them: C++ has a library of its own.
    private(set) var linkerArguments: [String] = []
    /// The headers and the maps, which the compiler reads.
    private(set) var files: [String] = []

    /// Adds a module; a map of its headers is made in `folder` where it has none.
    mutating func add(_ module: ClangModule, in folder: String) throws(BridgeError) {
        var map = module.moduleMap
        if map == nil {
            let made = try BuildFiles.prepared("\(folder)/\(module.name)-map") + "/module.modulemap"
            let umbrella = ["\(module.headers)/\(module.name).h", "\(module.headers)/\(module.name)/\(module.name).h"]
                .first { module.headerFiles.contains($0) }
            let content = umbrella.map { "umbrella header \"\($0)\"" } ?? "umbrella \"\(module.headers)\""
            let text = "module \(module.name) {\n    \(content)\n    export *\n}\n"
            try BuildFiles.write(Data(text.utf8), to: made)
            map = made
        }
        arguments += ["-fmodule-map-file=" + (map ?? ""), "-I" + module.headers]
        linkLibraries(of: module.sources)
        files += module.headerFiles + [map].compactMap(\.self)
    }

    /// Adds a module of one header, whose map is made beside it.
    mutating func add(_ name: String, header: String) throws(BridgeError) {
        // With a map in a folder named "_…-C.h.map", the compiler of Swift 6.3 crashed.
        let folder = (header as NSString).deletingLastPathComponent
        let map = try BuildFiles.prepared("\(folder)/\(name)-map") + "/module.modulemap"
        try BuildFiles.write(Data("module \(name) {\n    header \"\(header)\"\n    export *\n}\n".utf8), to: map)
        arguments.append("-fmodule-map-file=" + map)
        files += [header, map]
    }

    /// Has the linker look for what sources need that are not of the app's.
    mutating func linkLibraries(of sources: [String]) {
        if sources.contains(where: ClangModule.isCxx), !linkerArguments.contains("-lstdc++") {
            linkerArguments.append("-lstdc++")
        }
    }

    /// Has the linker take the first of several definitions: a widget and a framework, which is one program with it here,
    /// may have the same source.
    mutating func allowSharedSources() {
        let arguments = ["-Xlinker", "-z", "-Xlinker", "muldefs"]
        if !linkerArguments.contains("muldefs") { linkerArguments += arguments }
    }
}

extension Compiler {
    /// Compiles a module's sources in C, C++ and assembler into objects in `folder`.
    func compile(
        _ module: ClangModule, imports: ClangImports, sdk: SDK, folder: String, output: String
    ) throws(BridgeError) {
        let arguments = ["-DSWIFT_PACKAGE=1"] + module.arguments + ["-I" + module.headers] + imports.arguments
        for (source, product) in zip(module.sources, module.products) {
            let (status, text) = try compile(
                source: source, arguments, to: "\(folder)/\(product)", reading: module.files + imports.files, sdk: sdk,
                output: output)
            guard status == 0 else { throw .doesNotCompile(module.name, text) }
        }
    }

    /// Compiles one source in C, C++ or assembler.
    func compile(
        source: String, _ arguments: [String], to product: String, reading files: [String], sdk: SDK, output: String
    ) throws(BridgeError) -> (status: Int32, output: String) {
        let program = try toolchain() + "/bin/" + (ClangModule.isCxx(source) ? "clang++" : "clang")
        return try run(
            program: [program, "-c", "-O1", "-fPIC", "-w"] + arguments + [source, "-o", product], reading: files, sdk,
            output: output)
    }
}
