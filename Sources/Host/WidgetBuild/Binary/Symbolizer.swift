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

    /// Where a program was, and why it stopped there where the compiler has noted it.
    package struct Trace: Sendable {
        /// Such as `Swift runtime failure: arithmetic overflow`.
        package var reason: String?
        /// Innermost first.
        package var places: [Place] = []
    }

    private let environment: [String: String]
    private let sandbox: Sandbox

    /// - Parameter environment: the bridge's own, which says where the compiler is.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment, sandbox: Sandbox) {
        self.environment = environment
        self.sandbox = sandbox
    }

    /// What the compiler calls the functions that its own checks end in.
    private static let failure = "Swift runtime failure: "

    private static let patience = Duration.seconds(5)

    /// The lines of the addresses that are a source's, in their order; none where there is no toolchain, or where the
    /// extension has no line tables.
    ///
    /// - Parameter addresses: from where the executable is loaded, innermost first.
    package func trace(of addresses: [UInt], in executable: String) -> Trace {
        guard !addresses.isEmpty, let toolchain = try? Compiler(environment: environment).toolchain(),
            let file = tmpfile()
        else { return Trace() }
        defer { fclose(file) }
        let program =
            [toolchain + "/bin/llvm-symbolizer", "--output-style=JSON", "--no-demangle", "--obj=" + executable]
            + addresses.map { "0x" + String($0, radix: 16) }
        let launch = sandbox.launch(
            program, environment: ChildEnvironment.confined(environment, home: "/tmp", allowsNetwork: false),
            grant: Grant(
                readable: [toolchain, (executable as NSString).deletingLastPathComponent], allowsNetwork: false,
                limits: .init(addresses: 4 << 30, memory: 1 << 30)))
        guard Command(launch).run(output: fileno(file), limit: Self.patience) == .code(0) else { return Trace() }
        rewind(file)
        let text = (try? FileHandle(fileDescriptor: fileno(file)).readToEnd()) ?? Data()
        guard let answers = try? JSONValue(parsing: [UInt8](text)).arrayValue else { return Trace() }
        // Of each address what is inlined there comes first.
        let symbols = answers.map { $0["Symbol"]?.arrayValue ?? [] }
        let innermost = symbols.first?.first?["FunctionName"]?.stringValue
        return Trace(
            reason: innermost.flatMap { $0.hasPrefix(Self.failure) ? $0 : nil },
            places: symbols.flatMap { $0.compactMap(Self.place) })
    }

    /// Nil for what the compiler has written itself.
    private static func place(_ symbol: JSONValue) -> Place? {
        guard let file = symbol["FileName"]?.stringValue, let line = symbol["Line"]?.intValue, line > 0,
            file.hasPrefix("/"), !file.hasSuffix("<compiler-generated>")
        else { return nil }
        return Place(file: file, line: line)
    }
}
