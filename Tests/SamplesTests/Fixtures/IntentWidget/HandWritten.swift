import Intents
import SwiftUI
import WidgetKit

// Without a definition: the classes that Xcode would have generated.

@objc public enum TravelMode: Int {
    case unknown = 0
    case train
    case bus
}

@objc(StationIntent)
public class StationIntent: INIntent {
    @NSManaged public var name: String?
    @NSManaged public var lines: [String]?
    @NSManaged public var mode: TravelMode
    @NSManaged var limit: NSNumber?
    @NSManaged var platform: StationPlatform?
}

@objc(StationIntentResponse)
public class StationIntentResponse: INIntentResponse {
    @NSManaged public var minutes: NSNumber?
    @objc public fileprivate(set) var code = 0
}

@objc(StationPlatform)
public class StationPlatform: INObject {
    @NSManaged public var track: Int
}

struct StationProvider: IntentTimelineProvider {
    /// As Xcode has it: a slash begins a regular expression.
    private static let line = /[A-Z]\d+/

    func placeholder(in context: Context) -> ReadingEntry { ReadingEntry(date: Date(), text: "") }

    func getSnapshot(
        for configuration: StationIntent, in context: Context, completion: @escaping (ReadingEntry) -> Void
    ) {
        let first = "\(configuration.name ?? "nowhere") \(configuration.mode == .unknown ? "however" : "")"
        configuration.name = "Cornavin"
        configuration.lines = ["T12", "none", "B5"]
        configuration.mode = .bus
        configuration.limit = 2
        configuration.platform = StationPlatform(identifier: "p", display: "Platform")
        configuration.platform?.track += 3
        let response = StationIntentResponse()
        response.minutes = configuration.limit
        let copy = configuration.copy() as? StationIntent ?? StationIntent()
        configuration.name = nil
        let lines = (copy.lines ?? []).filter { $0.wholeMatch(of: Self.line) != nil }
        let words = [
            first, configuration.name ?? "unnamed", copy.name ?? "lost", lines.joined(separator: "+"),
            "\(copy.mode)", "\(copy.platform?.displayString ?? "") \(copy.platform?.track ?? 0)",
            response.minutes?.stringValue ?? "never",
        ]
        completion(ReadingEntry(date: Date(), text: words.joined(separator: ", ")))
    }

    func getTimeline(
        for configuration: StationIntent, in context: Context, completion: @escaping (Timeline<ReadingEntry>) -> Void
    ) {
        getSnapshot(for: configuration, in: context) { completion(Timeline(entries: [$0], policy: .never)) }
    }
}

struct StationWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Station", intent: StationIntent.self, provider: StationProvider()) { entry in
            Text(entry.text).minimumScaleFactor(0.2)
        }
        .supportedFamilies([.systemSmall])
    }
}
