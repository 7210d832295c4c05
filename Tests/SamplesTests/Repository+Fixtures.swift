import Foundation
import TestSupport
import Testing

extension Repository {
    static let tests = root.appending(path: "Tests/SamplesTests")
    static let fixtures = tests.appending(path: "Fixtures")
    static let misbehaving = fixtures.appending(path: "MisbehavingWidget")
    static let hostile = fixtures.appending(path: "HostileWidget")
    static let appScreens = fixtures.appending(path: "AppScreens")
}

extension Repository {
    /// Compares a picture's file with the one that was looked at and kept.
    static func expect(_ path: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try ReferencePicture.expect(
            file: path, matches: name, in: tests.appending(path: "References"), sourceLocation: sourceLocation)
    }
}

extension BridgeProcess {
    /// A bridge that runs a widget.
    static func running(_ widget: URL, root: String) throws -> BridgeProcess {
        try BridgeProcess([widget.path], root: root)
    }
}
