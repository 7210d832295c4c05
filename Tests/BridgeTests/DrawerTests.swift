import Foundation
import JSON
import Logging
import POSIXSupport
import TestSupport
import Testing
import WidgetProtocol

@testable import Bridge

/// With a real drawing process whose time is short, and with ones that misbehave.
@Suite("The drawing of pictures") struct DrawerTests {
    private let folder: TemporaryFolder

    init() throws {
        Signals.ignoreFailedWrites()
        folder = try TemporaryFolder()
    }

    private static let real = Repository.program.deletingLastPathComponent().appending(path: "widget-bridge-draw").path

    private func drawer(_ program: String = real, limit: Duration = .milliseconds(500)) -> Drawer {
        Drawer(
            executable: program, limit: limit, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }

    private func drawing(_ drawer: Drawer, _ archive: JSONObject, path: String? = nil) -> Drawing {
        var archive = archive
        archive["version"] = 1
        archive["size"] = [100, 40]
        let json = RawJSON(.object(archive))
        let drawing = Drawing(
            DrawRequest(
                format: "png", scale: 1, cornerRadius: 0, folders: [], limit: drawer.seconds,
                archiveSize: json.bytes.count), json, path: path)
        drawer.begin(drawing)
        return drawing
    }

    /// An archive with so many images that take too long, beside one another.
    private static func slow(_ count: Int) -> JSONObject {
        var images = JSONObject()
        for number in 0..<count {
            images["\(number)"] = ["data": .string(Data(SlowImage.svg(number).utf8).base64EncodedString())]
        }
        let items = (0..<count).map { SlowImage.item("\($0)", x: $0 * 30) }
        return ["items": .array(items), "images": .object(images)]
    }

    private func error(_ drawing: Drawing) async -> BridgeError? {
        do throws(BridgeError) {
            _ = try await drawing.outcome()
            return nil
        } catch {
            return error
        }
    }

    @Test("images that take too long are marked boxes, however many they are", arguments: [1, 3])
    func slowImages(count: Int) async throws {
        let drawer = drawer()
        defer { drawer.stop() }
        let outcome = try await drawing(drawer, Self.slow(count)).outcome()
        #expect(outcome.picture.warnings.map(\.kind) == Array(repeating: .imageTooSlow, count: count))
        #expect(outcome.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && outcome.bytes.count == outcome.picture.size)
    }

    @Test("an image that brings the process down is a marked box")
    func harmfulImage() async throws {
        let number = folder.path("pid")
        let program = try folder.write(
            "#!/bin/sh\necho $$ > '\(number)'\nexec '\(Self.real)'\n", to: "draw", executable: true)
        // It is ended long before.
        let drawer = drawer(program, limit: .seconds(600))
        defer { drawer.stop() }
        let drawing = drawing(drawer, Self.slow(1))
        var pid: pid_t?
        // By then it is at the image.
        Deadline.wait(for: "the process to draw") {
            pid = (try? folder.read("pid")).flatMap { pid_t($0.trimmingCharacters(in: .newlines)) }
            return pid.map { processorTime(of: $0) >= .milliseconds(500) } == true
        }
        // What a decoder does with a file that was made for it.
        kill(try #require(pid), SIGSEGV)
        let warnings = try await drawing.outcome().picture.warnings
        #expect(warnings.map(\.kind) == [.pictureIncomplete])
        #expect(warnings.first?.message.contains("decoder") == true)
    }

    @Test("a picture that takes too long by itself is an error, and the next is drawn")
    func slowPicture() async throws {
        let drawer = drawer()
        defer { drawer.stop() }
        let blurred: JSONValue = [
            "group": [["fill": ["M", 0, 0, "L", 100, 0, "L", 100, 40, "Z"], "paint": [1, 0, 0]]],
            "effects": [["blur", 30, false]],
        ]
        let many = drawing(drawer, ["items": .array(Array(repeating: blurred, count: 20_000))])
        let failure = await error(many)
        #expect(failure?.kind == .drawingFailed, "\(String(describing: failure))")
        #expect(failure?.message.contains("0.5 s") == true, "\(String(describing: failure))")
        #expect(try await drawing(drawer, ["items": []]).outcome().picture.warnings.isEmpty)
    }

    @Test("other pictures do not wait for a slow one, but for its file")
    func order() async throws {
        let drawer = drawer(limit: .seconds(10))
        defer { drawer.stop() }
        let file = folder.path("picture.png")
        let slow = drawing(drawer, Self.slow(1), path: file)
        let second = drawing(drawer, ["scheme": "dark"], path: file)
        let others = (0..<20).map { drawing(drawer, ["items": []], path: folder.path("\($0).png")) }
        Deadline.wait(for: "the other pictures") { others.allSatisfy(\.isOver) }
        #expect(!slow.isOver && !second.isOver)
        _ = try await second.outcome()
        #expect(slow.isOver)
        let dark = try await drawing(drawer, ["scheme": "dark"]).outcome()
        #expect(try Array(Data(contentsOf: URL(filePath: file))) == dark.bytes)
    }

    @Test("an archive that is nested too deeply, or too large, is an error at once, and the next is drawn")
    func tooComplex() async throws {
        let drawer = drawer()
        defer { drawer.stop() }
        for depth in [300, 100_000] {
            let text = String(repeating: #"{"group":["#, count: depth) + String(repeating: "]}", count: depth)
            let json = RawJSON(trusted: Array(#"{"version":1,"size":[9,9],"items":[\#(text)]}"#.utf8))
            let drawing = Drawing(
                DrawRequest(
                    format: "png", scale: 1, cornerRadius: 0, folders: [], limit: 5, archiveSize: json.bytes.count),
                json, path: nil)
            drawer.begin(drawing)
            #expect(await error(drawing) == .archiveTooDeep)
        }
        let many = JSONValue.array(Array(repeating: 0, count: 1_000_001))
        #expect(await error(drawing(drawer, ["items": many])) == .archiveTooManyValues)
        let large = JSONValue.string(String(repeating: "x", count: 33 << 20))
        #expect(await error(drawing(drawer, ["url": large])) == .archiveTooLarge)
        #expect(try await drawing(drawer, ["items": []]).outcome().picture.warnings.isEmpty)
    }

    @Test("what is nested as deeply as it may be is drawn")
    func deep() async throws {
        let drawer = drawer(limit: .seconds(60))
        defer { drawer.stop() }
        var item: JSONValue = ["fill": ["M", 0, 0, "L", 100, 0, "Z"], "paint": [1, 0, 0]]
        for _ in 0..<240 { item = ["group": [item], "opacity": 0.9] }
        #expect(try await drawing(drawer, ["items": [item]]).outcome().picture.warnings.isEmpty)
    }

    @Test("a task that is cancelled waits for its picture no longer")
    func cancelling() async throws {
        let json = RawJSON(.object([:]))
        let request = DrawRequest(format: "png", scale: 1, cornerRadius: 0, folders: [], limit: 5, archiveSize: 2)
        let waiting = Drawing(request, json, path: nil)
        let task = Task { await error(waiting) }
        task.cancel()
        #expect(await task.value?.kind == .requestCancelled)
        #expect(waiting.isOver)
    }

    @Test("a picture that nobody waits for any more is not written")
    func cancelled() async throws {
        let drawer = drawer(limit: .seconds(5))
        defer { drawer.stop() }
        let cancelled = drawing(drawer, Self.slow(1), path: folder.path("cancelled.png"))
        cancelled.finish(.failure(.cancelled))
        // The same file is drawn to once the first is done with it.
        let next = drawing(drawer, ["items": []], path: folder.path("cancelled.png"))
        let size = try await next.outcome().picture.size
        #expect(try Data(contentsOf: URL(filePath: folder.path("cancelled.png"))).count == size)
    }

    @Test(
        "a process that ends, makes no sense or hangs is an error, and no more is left of it",
        arguments: ["exit 3", "echo nonsense; sleep 600", "sleep 600", #"echo '{"size":99}'; exit"#])
    func misbehaving(script: String) async throws {
        let program = try folder.write("#!/bin/sh\n\(script)\n", to: "draw", executable: true)
        let drawer = drawer(program, limit: .milliseconds(10))
        defer { drawer.stop() }
        let failure = await error(drawing(drawer, ["items": []], path: folder.path("x.png")))
        #expect(failure?.kind == .drawingFailed)
        #expect(!folder.exists("x.png"))
    }

    @Test("stopping ends what is drawn, and what waits for it")
    func stopping() async throws {
        let drawer = drawer(limit: .seconds(100))
        let drawings = (0..<8).map { drawing(drawer, Self.slow(1), path: folder.path("\($0 % 2).png")) }
        drawer.stop()
        for drawing in drawings { #expect(await error(drawing)?.kind == .drawingFailed) }
        let next = drawing(drawer, ["items": []])
        #expect(try await next.outcome().picture.pixels?.width == 100)
        drawer.stop()
    }
}
