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
        if module.sources.contains(where: ClangModule.isCxx) { linkerArguments = ["-lstdc++"] }
        files += module.headerFiles + [map].compactMap(\.self)
    }
}

extension Compiler {
    /// Compiles a module's sources in C, C++ and assembler into objects in `folder`.
    func compile(
        _ module: ClangModule, imports: ClangImports, sdk: SDK, folder: String, output: String
    ) throws(BridgeError) {
        let programs = try toolchain() + "/bin/"
        for (source, product) in zip(module.sources, module.products) {
            let arguments =
                [
                    programs + (ClangModule.isCxx(source) ? "clang++" : "clang"), "-c", "-O1", "-fPIC", "-w",
                    "-DSWIFT_PACKAGE=1",
                ]
                + module.arguments + ["-I" + module.headers] + imports.arguments
            let (status, text) = try run(
                program: arguments + [source, "-o", "\(folder)/\(product)"],
                reading: module.files + imports.files, sdk, output: output)
            guard status == 0 else { throw .doesNotCompile(module.name, text) }
        }
    }
}
