import Foundation

/// `widget-bridge-stub REQUEST REPLY`: leaves out what the compiler refuses, in copies of the sources.
@main enum StubTool {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { exit(64) }
        let request = try JSONDecoder().decode(Request.self, from: Data(contentsOf: URL(fileURLWithPath: arguments[1])))
        var stubbing = Stubbing(request)
        let reply = try stubbing.run()
        try JSONEncoder().encode(reply).write(to: URL(fileURLWithPath: arguments[2]))
    }
}
