import JSON
import Testing

@testable import WidgetArchive

@Suite("An archive as JSON")
struct ArchiveCodingTests {
    @Test("every case comes back as it was, through text")
    func roundTrip() throws {
        let json = SampleArchive.archive.json
        #expect(try WidgetArchive(json: JSONValue(parsing: json.bytes)) == SampleArchive.archive)
    }

    @Test("an archive of nothing but a size comes back")
    func smallest() throws {
        let archive = WidgetArchive(size: ArchiveSize(width: 1, height: 2))
        #expect(archive.json.bytes == Array(#"{"version":1,"size":[1,2],"items":[]}"#.utf8))
        #expect(try WidgetArchive(json: #require(archive.json.value)) == archive)
    }

    @Test("equal archives are equal bytes")
    func canonical() {
        var images: [ImageID: ImageResource] = [:]
        for index in (0..<50).reversed() { images[ImageID(rawValue: "\(index)")] = .data([UInt8(index)]) }
        var same: [ImageID: ImageResource] = [:]
        for index in 0..<50 { same[ImageID(rawValue: "\(index)")] = .data([UInt8(index)]) }
        let size = ArchiveSize(width: 1, height: 1)
        #expect(
            WidgetArchive(size: size, images: images).json.bytes
                == WidgetArchive(size: size, images: same).json.bytes)
    }

    @Test("numbers that JSON has no words for come back")
    func nonFinite() throws {
        let size = ArchiveSize(width: .infinity, height: -.infinity)
        #expect(try WidgetArchive(json: #require(WidgetArchive(size: size).json.value)).size == size)
    }

    @Test("a newer version is an error of its own, whatever else the archive holds")
    func newer() {
        #expect(throws: ArchiveError.newerVersion(found: 2, supported: 1)) {
            try WidgetArchive(json: ["version": 2, "items": "of another kind"])
        }
    }

    @Test(
        "what is malformed is named by its place",
        arguments: [
            (#"[]"#, "version"),
            (#"{"version":1}"#, "size"),
            (#"{"version":1,"size":[1]}"#, "size"),
            (#"{"version":1,"size":[1,"2"]}"#, "size[1]"),
            (#"{"version":1,"size":[1,2],"items":[{"fill":["M",1],"paint":[0,0,0]}]}"#, "items[0].fill"),
            (#"{"version":1,"size":[1,2],"items":[{"fill":["W"],"paint":[0,0,0]}]}"#, "items[0].fill[0]"),
            (#"{"version":1,"size":[1,2],"items":[{"fill":[],"paint":[0,0]}]}"#, "items[0].paint"),
            (#"{"version":1,"size":[1,2],"items":[{"fill":[],"paint":{"plaid":1}}]}"#, "items[0].paint"),
            (#"{"version":1,"size":[1,2],"items":[{"video":[]}]}"#, "items[0].video"),
            (#"{"version":1,"size":[1,2],"items":[{}]}"#, "items[0]"),
            (#"{"version":1,"size":[1,2],"items":[{"group":[],"blend":"mix"}]}"#, "items[0].blend"),
            (#"{"version":1,"size":[1,2],"items":[{"group":[],"effects":[["blur",1]]}]}"#, "items[0].effects[0]"),
            (#"{"version":1,"size":[1,2],"images":{"a":{"data":"%"}}}"#, "images.a"),
            (#"{"version":1,"size":[1,2],"taps":[{"frame":[0,0,1,1]}]}"#, "taps[0].intent"),
        ])
    func malformed(text: String, path: String) throws {
        let json = try JSONValue(parsing: text)
        do {
            _ = try WidgetArchive(json: json)
            Issue.record("it was read")
        } catch ArchiveError.malformed(let found, _) {
            #expect(found == path)
        }
    }
}
