import Foundation

/// `widget-bridge-stub REQUEST REPLY`: leaves out what the compiler refuses, in copies of the sources.
///
/// `widget-bridge-stub MODULE PATH INTERFACE SOURCE`: writes a module's Swift by its `.swiftinterface`, of which it has a
/// copy.
@main enum StubTool {
    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count == 5 {
            let interface = String(decoding: try Data(contentsOf: URL(fileURLWithPath: arguments[3])), as: UTF8.self)
            let source = InterfaceSource(interface, of: arguments[1], path: arguments[2]).text
            return try Data(source.utf8).write(to: URL(fileURLWithPath: arguments[4]))
        }
        guard arguments.count == 3 else { exit(64) }
        let request = try JSONDecoder().decode(Request.self, from: Data(contentsOf: URL(fileURLWithPath: arguments[1])))
        var stubbing = Stubbing(request)
        let reply = try stubbing.run()
        try JSONEncoder().encode(reply).write(to: URL(fileURLWithPath: arguments[2]))
    }
}
