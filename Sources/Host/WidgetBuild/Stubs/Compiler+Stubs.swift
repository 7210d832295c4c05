import Children
import Foundation
import JSON
import WidgetProtocol

extension Compiler {
    /// Runs the program that leaves parts out of sources.
    func leaveOut(
        _ request: StubRequest, sources: [String], sdk: SDK, folder: String
    ) throws(BridgeError) -> StubReply {
        let (question, answer) = (folder + "/request.json", folder + "/reply.json")
        try BuildFiles.write(Data(request.json.serialized()), to: question)
        try runStub([question, answer], sources: sources, sdk: sdk, folder: folder)
        guard let data = FileManager.default.contents(atPath: answer),
            let reply = (try? JSONValue(parsing: data)).flatMap(StubReply.init(json:))
        else { throw .stubsFailed("it has answered nothing") }
        return reply
    }

    /// Has the program write the Swift of a module by its textual interface.
    ///
    /// - Parameter folder: a folder of its own.
    /// - Returns: the source's path.
    func writeSource(ofInterface path: String, module: String, sdk: SDK, folder: String) throws(BridgeError) -> String {
        let source = "\(folder)/\(module).swift"
        let copy = try BuildFiles.prepared(folder) + "/\(module).swiftinterface"
        try BuildFiles.write(try ProjectFiles.read(path, .source), to: copy)
        try runStub([module, path, copy, source], sources: [], sdk: sdk, folder: folder)
        return source
    }

    private func runStub(
        _ arguments: [String], sources: [String], sdk: SDK, folder: String
    ) throws(BridgeError) {
        let output = open(folder + "/output", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard output >= 0 else { throw .cannotWrite(folder) }
        defer { close(output) }
        let toolchain = try toolchain()
        let program = [sdk.libraryFolder + "/" + SDK.stubName] + arguments
        // It is linked with the syntax of the toolchain's own.
        let libraries = toolchain + "/lib/swift/host:" + toolchain + "/lib/swift/linux"
        let environment = ProcessInfo.processInfo.environment.merging(["LD_LIBRARY_PATH": libraries]) { $1 }
        let launch =
            confined.areConfined
            ? try confined.program(
                of: toolchain, program, environment: environment, sources: sources, sdk: sdk,
                staging: (folder as NSString).deletingLastPathComponent, temporary: folder)
            : Launch(arguments: program, environment: environment)
        let end = try run(Command(launch), output: output)
        guard end == .code(0) else {
            let words = FileManager.default.contents(atPath: folder + "/output") ?? Data()
            throw .stubsFailed(String(decoding: words.prefix(500), as: UTF8.self))
        }
    }
}

extension SDK {
    /// Whether the program is there that leaves parts out of sources.
    var canStub: Bool { FileManager.default.fileExists(atPath: libraryFolder + "/" + Self.stubName) }
}

extension BridgeError {
    fileprivate static func stubsFailed(_ reason: String) -> BridgeError {
        .internalError("\(SDK.stubName) has failed: \(reason)")
    }
}
