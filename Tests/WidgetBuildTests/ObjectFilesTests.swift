import Foundation
import JSON
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("A target's objects")
struct ObjectFilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("let a = 1", to: "a.swift")
    }

    /// Whether the source's object is still there when the compiler starts, which makes it, and then ends so.
    private func isKept(stamp: String = "s", then error: BridgeError? = nil) throws -> Bool {
        let source = folder.path("a.swift")
        return try ProjectBoundary(of: folder.path).enforced { () throws(BridgeError) in
            let objects = try ObjectFiles(in: folder.path("staging"), settings: .standard, stamp: stamp)
            var isThere = false
            do throws(BridgeError) {
                _ = try objects.compiling([source], copies: [:]) { map throws(BridgeError) in
                    let json = FileManager.default.contents(atPath: map).flatMap { try? JSONValue(parsing: $0) }
                    let object = json?[source]?["object"]?.stringValue ?? ""
                    isThere = FileManager.default.fileExists(atPath: object)
                    try BuildFiles.write(Data(), to: object)
                    if let error { throw error }
                    return ""
                }
            } catch {}
            return isThere
        }
    }

    @Test("are kept for as long as its text and what it is compiled against stay, also where a file has a mistake")
    func kept() throws {
        #expect(try !isKept())
        #expect(try isKept())
        #expect(try isKept(then: .doesNotCompile("A", "/a.swift:1:1: error: no\n")))
        #expect(try isKept())
        try folder.write("let a = 2", to: "a.swift")
        #expect(try !isKept())
        #expect(try !isKept(stamp: "t"))
        #expect(try isKept(stamp: "t"))
    }

    @Test("are made anew where the compiler was cut off")
    func cutOff() throws {
        #expect(try !isKept())
        #expect(try isKept(then: .buildTimedOut(after: .seconds(1))))
        #expect(try !isKept())
        #expect(try isKept())
    }
}
