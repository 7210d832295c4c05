import Bridge
import Foundation
import JSON
import POSIXSupport
import WidgetHome
import WidgetProtocol

/// The lines of `widget-bridge timeline`, and the pictures of what is shown from each on.
struct ChangeTable {
    private let widget: InstalledWidget
    private let home: WidgetHome
    private let pictures: Pictures
    private let folder: String?
    private var outcome: ReloadOutcome?
    private var files: [String] = []

    init(_ widget: InstalledWidget, _ home: WidgetHome, _ pictures: Pictures, folder: String?) throws {
        (self.widget, self.home, self.pictures, self.folder) = (widget, home, pictures, folder)
        guard let folder else { return }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw BridgeError(
                .outputNotWritten,
                "The folder \(folder) cannot be made: "
                    + error.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: ".")),
                hint: "Name a folder after -o that can be written.", details: ["path": .string(folder)])
        }
    }

    /// Prints the heads, and the first timeline, which is asked for.
    mutating func begin() throws {
        let timeline = try home.timeline(of: widget)
        CommandOutput.warn(timeline.warnings)
        try print("time", "why", "entry", "left")
        let plan = try home.plan(of: widget)
        try add(at: home.options.now(), plan.lastReason?.rawValue ?? "", timeline)
    }

    /// Keeps what has become of a reload.
    mutating func note(_ outcome: ReloadOutcome) { self.outcome = outcome }

    /// Prints the reload that was made now.
    mutating func addReload() throws {
        guard let outcome else { return }
        self.outcome = nil
        CommandOutput.warn(outcome.warnings)
        let now = home.options.now()
        for failure in outcome.failed {
            try print(WireDate.text(now), failure.reason.rawValue, "failed: \(failure.error.message)", try left)
        }
        for reloaded in outcome.reloaded {
            try add(at: now, reloaded.reason.rawValue, try home.timeline(of: widget))
        }
    }

    /// Prints the entries that come up between now and a reload.
    mutating func addEntries(before date: Double) throws {
        let timeline = try home.timeline(of: widget)
        let now = home.options.now()
        for moment in Set(timeline.entries.map(\.date)).sorted() where moment > now && moment < date {
            try add(at: moment, "entry", timeline)
        }
    }

    private mutating func add(at date: Double, _ reason: String, _ timeline: StoredTimeline) throws {
        let entry = "\(timeline.entries.indexShown(at: date) + 1) of \(timeline.entries.count)"
        try print(WireDate.text(date), reason, entry, try left)
        guard let folder else { return }
        let number = String(files.count + 1)
        let name = String(repeating: "0", count: max(0, 4 - number.count)) + number
        let file = "\(folder)/\(name)-\(WireDate.text(date).replacing(":", with: "-")).png"
        let request = try PictureRequest(params: [
            "id": .string(widget.id), "date": .string(WireDate.exactText(date)), "path": .string(file),
        ])
        let (pictures, home) = (pictures, home)
        CommandOutput.warn(try Blocking.wait { try await pictures.draw(request, of: home) })
        files.append(file)
    }

    /// Writes all pictures into one that moves.
    func finish() throws(BridgeError) {
        guard let folder else { return }
        var animation = AnimatedPNG()
        for file in files {
            guard let data = FileManager.default.contents(atPath: file), animation.add(data) else {
                throw .internalError("\(file) is not the picture that was drawn")
            }
        }
        guard let data = animation.data else { return }
        let output = try OutputFile(URL(fileURLWithPath: folder).appending(path: "timeline.png").path)
        data.withUnsafeBytes { output.write($0) }
        try output.finish()
    }

    /// How many reloads the widget has left.
    private var left: String {
        get throws {
            guard let limit = home.options.budget.dailyLimit else { return "-" }
            return String(max(0, limit - (try home.plan(of: widget)).ledger.used(at: home.options.now())))
        }
    }

    private func print(_ columns: String...) throws {
        let widths = [24, 22, 10]
        var line = ""
        for (index, column) in columns.enumerated() {
            line += column
            guard index < columns.count - 1 else { break }
            line += String(repeating: " ", count: max(1, widths[index] - column.count))
        }
        try CommandOutput.print(line)
    }
}
