import Foundation
import FoundationCompat
import FoundationNetworking
import Testing

@Suite("Requirements that are optional on Apple's systems")
struct OptionalRequirementTests {
    private final class Delegate: NSObject, NSCacheDelegate, NSKeyedArchiverDelegate, NSKeyedUnarchiverDelegate,
        PortDelegate, FileManagerDelegate, URLSessionWebSocketDelegate
    {}

    @Test("need not be met, and are what nobody objects to")
    func defaults() throws {
        let delegate = Delegate()
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.delegate = delegate
        archiver.encode("a", forKey: "text")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.delegate = delegate
        #expect(unarchiver.decodeObject(forKey: "text") as? String == "a")

        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let manager = FileManager()
        manager.delegate = delegate
        try Data("a".utf8).write(to: folder.appending(path: "a"))
        try manager.copyItem(at: folder.appending(path: "a"), to: folder.appending(path: "b"))
        try manager.moveItem(at: folder.appending(path: "b"), to: folder.appending(path: "c"))
        try manager.removeItem(at: folder.appending(path: "a"))
        #expect(try manager.contentsOfDirectory(atPath: folder.path) == ["c"])
    }
}
