package import Children
import Foundation
import JSON

/// Finds where in the sources a built extension's code is, by its line tables and the toolchain's `llvm-symbolizer`.
package struct Symbolizer: Sendable {
    /// A line of a Swift file.
    package struct Place: Sendable, Hashable {
        package var file: String
        package var line: Int
    }

    private let environment: [String: String]
    private let sandbox: Sandbox

    /// - Parameter environment: the bridge's own, which says where the compiler is.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment, sandbox: Sandbox) {
        self.environment = environment
        self.sandbox = sandbox
    }

    private static let patience = Duration.seconds(5)

    /// The lines of the addresses that are a source's, in their order; none where there is no toolchain, or where the
    /// extension has no line tables.
    ///
    /// - Parameter addresses: from where the executable is loaded.
    package func places(of addresses: [UInt], in executable: String) -> [Place] {
        guard !addresses.isEmpty, let toolchain = try? Compiler(environment: environment).toolchain(),
            let file = tmpfile()
        else { return [] }
        defer { fclose(file) }
        let program =
            [toolchain + "/bin/llvm-symbolizer", "--output-style=JSON", "--no-demangle", "--obj=" + executable]
            + addresses.map { "0x" + String($0, radix: 16) }
        let launch = sandbox.launch(
            program, environment: ChildEnvironment.confined(environment, home: "/tmp", allowsNetwork: false),
            grant: Grant(
                readable: [toolchain, (executable as NSString).deletingLastPathComponent], allowsNetwork: false,
                limits: .init(addresses: 4 << 30, memory: 1 << 30)))
        guard Command(launch).run(output: fileno(file), limit: Self.patience) == .code(0) else { return [] }
        rewind(file)
        let text = (try? FileHandle(fileDescriptor: fileno(file)).readToEnd()) ?? Data()
        guard let answers = try? JSONValue(parsing: [UInt8](text)).arrayValue else { return [] }
        return answers.compactMap { Self.place($0["Symbol"]?.arrayValue?.first) }
    }

    /// Nil for what the compiler has written itself.
    private static func place(_ symbol: JSONValue?) -> Place? {
        guard let file = symbol?["FileName"]?.stringValue, let line = symbol?["Line"]?.intValue, line > 0,
            file.hasPrefix("/"), !file.hasSuffix("<compiler-generated>")
        else { return nil }
        return Place(file: file, line: line)
    }
}
