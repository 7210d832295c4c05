import Foundation
import FoundationCompat
import Testing

@Suite("Bookmarks of files")
struct BookmarkTests {
    @Test("say where the file is, as long as it is there")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appending(path: "a.txt")
        try Data("text".utf8).write(to: url)
        let data = try url.bookmarkData(options: [.minimalBookmark], includingResourceValuesForKeys: [.nameKey])
        var isStale = true
        #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) == url && !isStale)
        var isOld = ObjCBool(true)
        let old = try NSURL(resolvingBookmarkData: data, relativeTo: nil, bookmarkDataIsStale: &isOld)
        #expect(old.path == url.path && !isOld.boolValue)
        let alias = folder.appending(path: "alias")
        try URL.writeBookmarkData(data, to: alias)
        #expect(try URL(resolvingAliasFileAt: alias) == url && URL.bookmarkData(withContentsOf: alias) == data)
        #expect(url.startAccessingSecurityScopedResource())
        url.stopAccessingSecurityScopedResource()
        try FileManager.default.removeItem(at: url)
        #expect(throws: CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])) {
            try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
        }
    }

    @Test("are refused for what is no file, is not there, or is no bookmark")
    func refused() throws {
        let web = try #require(URL(string: "https://example.org"))
        #expect(!web.startAccessingSecurityScopedResource())
        func code(_ body: () throws -> Void) -> CocoaError.Code? {
            do { try body() } catch { return (error as? CocoaError)?.code }
            return nil
        }
        #expect(code { _ = try web.bookmarkData() } == .fileReadUnsupportedScheme)
        #expect(code { _ = try URL(fileURLWithPath: "/nowhere/at/all").bookmarkData() } == .fileReadNoSuchFile)
        var isStale = false
        let other = Data("other".utf8)
        let unread = code { _ = try URL(resolvingBookmarkData: other, bookmarkDataIsStale: &isStale) }
        #expect(unread == .fileReadCorruptFile)
    }
}
