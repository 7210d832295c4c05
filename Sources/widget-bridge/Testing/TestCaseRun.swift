import Bridge
import Foundation
import JSON
import WidgetArchive
import WidgetProtocol
import WidgetTesting

/// One case, run in a session.
struct TestCaseRun {
    private let test: TestCase
    private let session: LocalSession
    private let runner: TestRunner

    init(_ test: TestCase, in session: LocalSession, runner: TestRunner) {
        (self.test, self.session, self.runner) = (test, session, runner)
    }

    func run(_ outcome: inout TestOutcome) throws {
        var count = 0
        var isDrawn = false
        for step in test.steps {
            switch step {
            case .calls(let calls, let expected, let line): try make(calls, expected, line, &outcome)
            case .draw(let name, let changes, let expectation, _):
                count += 1
                isDrawn = true
                try draw("\(test.name).\(name ?? String(count))", changes, expectation, &outcome)
            }
        }
        guard isDrawn else { return try draw(test.name, JSONObject(), test.expectation, &outcome) }
        if test.expectation.looksForTexts {
            outcome.failures += test.expectation.failures(in: try archive(test.params, &outcome))
        }
        if let events = test.expectation.events { try expect(events, &outcome) }
    }

    /// Makes a step's calls; the last one's result has to have what is expected of it.
    private func make(
        _ calls: [ProtocolCall], _ expected: JSONObject?, _ line: Int?, _ outcome: inout TestOutcome
    ) throws {
        var result = JSONValue.null
        for call in calls {
            do {
                result = try session.call(call.method, call.params) { outcome.warnings += $0 }.result
            } catch let error as BridgeError {
                throw error.about(line.map { "line \($0), \(call.method)" } ?? call.method)
            }
        }
        for (name, value) in expected?.members ?? [] {
            let found = result[name] ?? .null
            guard !found.contains(value) else { continue }
            outcome.failures.append(
                "\(line.map { "line \($0): " } ?? "")\(name) is \(found.text), and \(value.text) was expected")
        }
    }

    private func draw(
        _ name: String, _ changes: JSONObject, _ expectation: TestExpectation, _ outcome: inout TestOutcome
    ) throws {
        var params = test.params
        for (name, value) in changes.members { params[name] = value }
        params["format"] = "png"
        let drawing = try drawn(params, &outcome)
        var picture = PictureOutcome(name: name, status: .passed)
        let archive = try needsArchive(expectation) ? self.archive(params, &outcome) : nil
        if let archive {
            picture.messages += expectation.failures(in: archive)
            picture.messages += try checkFailures(of: archive, drawing)
        }
        if !picture.messages.isEmpty { picture.status = .failed }
        if test.comparison.forms.contains(.text), let archive {
            let text = TextSnapshot(archive).text
            try hold(Array(text.utf8), &picture, .text) { recorded in
                TextSnapshot.difference(String(decoding: recorded, as: UTF8.self), text)
            }
        }
        if test.comparison.forms.contains(.picture) {
            let old = runner.recorded.read(name, .picture)
            try hold(drawing.bytes, &picture, .picture) { recorded in try difference(recorded, drawing.bytes) }
            if runner.keepsPictures, picture.status == .changed { picture.recorded = old }
        }
        if runner.keepsPictures { picture.drawn = drawing.bytes }
        outcome.pictures.append(picture)
        if let events = expectation.events { try expect(events, &outcome) }
    }

    /// Compares with what was recorded, or records it.
    private func hold(
        _ drawn: [UInt8], _ picture: inout PictureOutcome, _ form: RecordedPictures.Form,
        difference: ([UInt8]) throws -> String?
    ) throws {
        let recorded = runner.recorded.read(picture.name, form)
        if let recorded, form.holds(recorded, drawn) { return }
        var message: String? = ""
        if let recorded, runner.mode != .record {
            do {
                message = try difference(recorded)
            } catch {
                // What cannot be read is recorded anew.
                if runner.mode == .verify { throw error }
            }
        }
        guard let message else { return }
        switch runner.mode {
        case .record, .recordFailed:
            try runner.recorded.write(try kept(drawn, form), picture.name, form)
            picture.status = max(picture.status, .recorded)
        case .verify where recorded == nil:
            picture.status = max(picture.status, .new)
            picture.messages.append("not recorded yet: --record does it")
        case .verify:
            picture.status = max(picture.status, .changed)
            picture.messages.append(message)
        }
    }

    /// What is recorded of what was drawn.
    private func kept(_ drawn: [UInt8], _ form: RecordedPictures.Form) throws -> [UInt8] {
        guard form == .picture else { return drawn }
        let pictures = session.pictures
        return try Blocking.wait { try await pictures.recording(of: drawn) }
    }

    /// How two pictures differ, in words; nil where they are as alike as they have to be.
    private func difference(_ recorded: [UInt8], _ drawn: [UInt8]) throws -> String? {
        let comparison = test.comparison
        let allowed = (1 - comparison.perceptualPrecision) * 100
        let pictures = session.pictures
        let result = try Blocking.wait {
            try await pictures.compare(
                recorded, with: drawn, DrawComparison(recordedSize: recorded.count, allowed: allowed, frames: []))
        }
        guard let difference = result.difference, difference.share > 1 - comparison.precision else { return nil }
        if let (old, new) = PNGSize.differing(recorded, drawn) {
            return "it is \(new) pixels, and was \(old)"
        }
        let percent = max(0.01, (difference.share * 10_000).rounded() / 100)
        // Black and white are a little further than that from each other.
        let largest = min(100, Int(difference.largest.rounded(.up)))
        return "\(percent) % of its pixels differ, by \(largest) of 100 at most"
    }

    private func checkFailures(of archive: WidgetArchive, _ drawing: Drawn) throws -> [String] {
        var backgrounds: [ArchiveColor?] = []
        if test.checks.contains(.contrast) {
            let scale = test.params["scale"]?.doubleValue ?? 3
            let frames = archive.texts.map { text in
                [text.frame.x, text.frame.y, text.frame.width, text.frame.height].map { Int(($0 * scale).rounded()) }
            }
            let pictures = session.pictures
            let result = try Blocking.wait {
                try await pictures.compare(
                    [], with: drawing.bytes, DrawComparison(recordedSize: 0, allowed: 0, frames: frames))
            }
            backgrounds = result.backgrounds.map { color in
                color.map { ArchiveColor(red: $0[0], green: $0[1], blue: $0[2]) }
            }
        }
        return ContentChecks(test.checks).failures(of: archive, warnings: drawing.warnings, backgrounds: backgrounds)
    }

    /// Whether words are looked for, or what answers taps.
    private func needsArchive(_ expectation: TestExpectation) -> Bool {
        !test.checks.isEmpty || test.comparison.forms.contains(.text) || expectation.looksForTexts
    }

    private struct Drawn {
        var bytes: [UInt8]
        var warnings: [Warning]
    }

    private func drawn(_ params: JSONObject, _ outcome: inout TestOutcome) throws -> Drawn {
        let result = try session.call("renderWidget", .object(params)) { outcome.warnings += $0 }.result
        guard let path = result["path"]?.stringValue, let bytes = FileManager.default.contents(atPath: path) else {
            throw BridgeError.internalError("a picture that was drawn is not there")
        }
        let warnings = (result["warnings"]?.arrayValue ?? []).compactMap(Warning.init(json:))
        outcome.warnings += warnings
        return Drawn(bytes: Array(bytes), warnings: warnings)
    }

    private func archive(_ params: JSONObject, _ outcome: inout TestOutcome) throws -> WidgetArchive {
        var params = params
        params["format"] = "archive"
        params["path"] = nil
        params["scale"] = nil
        let result = try session.call("renderWidget", .object(params)) { outcome.warnings += $0 }.result
        return try WidgetArchive(json: result["archive"] ?? .null)
    }

    private func expect(_ events: [JSONValue], _ outcome: inout TestOutcome) throws {
        let found = try session.call("getEvents", [:]).result.arrayValue ?? []
        guard found.count != events.count || !zip(found, events).allSatisfy({ $0.contains($1) }) else { return }
        outcome.failures.append(
            "the events are \(JSONValue.array(found).text), and \(JSONValue.array(events).text) were expected")
    }
}

extension TestExpectation {
    fileprivate var looksForTexts: Bool { !texts.isEmpty || !absentTexts.isEmpty }

    /// What is not there, or there, and was expected otherwise.
    fileprivate func failures(in archive: WidgetArchive) -> [String] {
        let words = archive.texts.map(\.string)
        return texts.filter { !words.contains($0) }.map {
            "there is no text \(BridgeError.quoted($0)); there are \(words)"
        }
            + absentTexts.filter(words.contains).map {
                "there is a text \(BridgeError.quoted($0)), which was not to be there"
            }
    }
}

/// The sizes of PNG files, which their headers have.
private enum PNGSize {
    static func differing(_ one: [UInt8], _ two: [UInt8]) -> (String, String)? {
        guard let one = size(one), let two = size(two), one != two else { return nil }
        return (one, two)
    }

    private static func size(_ file: [UInt8]) -> String? {
        guard file.count > 24 else { return nil }
        let numbers = [16, 20].map { start in file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return "\(numbers[0]) x \(numbers[1])"
    }
}

extension JSONValue {
    /// Whether this has all that the other has: of an object, its members; numbers as they count.
    fileprivate func contains(_ other: JSONValue) -> Bool {
        switch (self, other) {
        case (.object, .object(let members)):
            members.members.allSatisfy { name, value in (self[name] ?? .null).contains(value) }
        case (.array(let own), .array(let others)):
            own.count == others.count && zip(own, others).allSatisfy { $0.contains($1) }
        default: self == other || doubleValue != nil && doubleValue == other.doubleValue
        }
    }
}
