import Foundation
import FoundationNetworking
import Testing

@testable import ExtensionRuntime

@Suite struct FileURLProtocolTests {
    private let session: URLSession

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [FileURLProtocol.self]
        session = URLSession(configuration: configuration)
    }

    @Test("a session reads a file by its URL") func readsFiles() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data("Rome".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (data, response) = try await session.data(from: file)
        #expect(String(decoding: data, as: UTF8.self) == "Rome")
        #expect(response.expectedContentLength == 4)
    }

    @Test("a file that is not there is an error") func missingFile() async {
        await #expect(throws: (any Error).self) {
            try await session.data(from: URL(fileURLWithPath: "/nonexistent/cities.json"))
        }
    }
}
