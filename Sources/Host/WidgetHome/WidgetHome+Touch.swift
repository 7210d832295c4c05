import Foundation
package import JSON
import Synchronization
package import WidgetArchive
package import WidgetProtocol

extension WidgetHome {
    /// Where a widget is tapped.
    package enum TapPlace: Sendable, Hashable {
        case point(ArchivePoint)
        /// The element with that accessibility identifier or label.
        case element(String)
    }

    /// What is tapped.
    package enum TapTarget: Sendable, Hashable {
        case widget(WidgetReference)
        /// A Live Activity that was started, in one of its presentations.
        case activity(id: String, ActivityPresentation)
    }

    /// What a tap led to.
    package enum TapOutcome: Sendable {
        /// The app is opened, and told nothing.
        case none
        /// A URL, with its event where the host is told of it.
        case url(String, HomeEvent?)
        case intent(IntentOutcome)
    }

    /// What an intent led to that has run, whatever became of the rest.
    package struct IntentOutcome: Sendable {
        package let name: String
        package let parameters: JSONObject
        package let reply: PerformCall.Reply
        /// The URL that it opens, where the host is told of it.
        package var event: HomeEvent?
        package var reloads = ReloadOutcome()
        /// Why its widgets could not be reloaded at all.
        package var reloadError: BridgeError?
    }

    package struct Tap: Sendable {
        package let target: TapTarget
        package let place: TapPlace

        package init(_ target: TapTarget, at place: TapPlace) {
            self.target = target
            self.place = place
        }
    }

    package typealias TapResult = Result<(outcome: TapOutcome, warnings: [Warning]), BridgeError>

    /// Taps widgets and Live Activities as they show now, one after the other: a URL becomes an event, an intent runs, and
    /// its widgets are reloaded. URLs that follow each other are committed together.
    ///
    /// - Parameter each: told of each tap's result, in their order.
    package func tap(_ taps: [Tap], each: (Int, TapResult) -> Void) {
        var shown: [TapTarget: Shown] = [:]
        var urls: [(url: String, source: TapSource)] = []
        for (index, tap) in taps.enumerated() {
            let touched = Result { () throws(BridgeError) in
                let seen = try look(at: tap.target, remembering: &shown)
                return (seen: seen, region: try seen.region(at: tap.place))
            }
            if case .success((let seen, let region?)) = touched, case .url(let url) = region.action {
                urls.append((url, seen.source))
                continue
            }
            click(urls, first: index - urls.count, each)
            urls = []
            each(
                index,
                touched.flatMap { seen, region in
                    guard let region, case .intent(let name, let parameters) = region.action else {
                        return .success((.none, []))
                    }
                    // It may change what every widget shows.
                    shown = [:]
                    return Result { () throws(BridgeError) in
                        try perform(ArchivedIntent(name: name, parameters: parameters), isOn: region.isOn, of: seen)
                    }
                })
        }
        click(urls, first: taps.count - urls.count, each)
    }

    /// What a tap was on, as events tell of it.
    private enum TapSource {
        case widget(InstalledWidget)
        case activity(id: String, ActivityPresentation)

        var json: JSONObject {
            switch self {
            case .widget(let widget):
                ["kind": .string(widget.kind), "family": .string(widget.family.rawValue), "id": .string(widget.id)]
            case .activity(let id, let presentation):
                ["activityId": .string(id), "presentation": .string(presentation.rawValue)]
            }
        }
    }

    /// What is shown, with all that can be touched in it.
    private struct Shown {
        let source: TapSource
        let supervisor: ExtensionSupervisor
        let archive: WidgetArchive

        init(_ source: TapSource, _ drawn: DrawnEntry, of supervisor: ExtensionSupervisor) throws(BridgeError) {
            guard let json = drawn.archive.value, let archive = try? WidgetArchive(json: json) else {
                throw .internalError("an archive cannot be read")
            }
            self.source = source
            self.supervisor = supervisor
            self.archive = archive
        }

        func region(at place: TapPlace) throws(BridgeError) -> TapRegion? {
            archive.region(at: try archive.point(of: place))
        }
    }

    private func look(
        at target: TapTarget, remembering shown: inout [TapTarget: Shown]
    ) throws(BridgeError) -> Shown {
        if let known = shown[target] { return known }
        let seen: Shown
        switch target {
        case .widget(let reference):
            let widget = try widget(reference)
            seen = try Shown(.widget(widget), draw(widget), of: find(widget.kind).supervisor)
        case .activity(let id, let presentation):
            let (entry, supervisor) = try drawing(activity: id, as: presentation, in: kept[0])
            seen = try Shown(.activity(id: id, presentation), entry, of: supervisor)
        }
        shown[target] = seen
        return seen
    }

    /// Tells the host of the URLs of taps.
    ///
    /// - Parameter first: the number of the first tap.
    private func click(
        _ urls: [(url: String, source: TapSource)], first: Int, _ each: (Int, TapResult) -> Void
    ) {
        if urls.isEmpty { return }
        var warnings = [[Warning]](repeating: [], count: urls.count)
        let details = urls.indices.map { clickDetails(urls[$0].url, urls[$0].source.json, &warnings[$0]) }
        let result = Result { () throws(BridgeError) in
            try events.record(.widgetClicked, details.compactMap(\.self))
        }
        var recorded = (try? result.get())?.makeIterator()
        for (index, (url, _)) in urls.enumerated() {
            let event = details[index] == nil ? nil : recorded?.next()
            each(first + index, result.map { _ in (.url(url, event), warnings[index]) })
        }
    }

    /// Runs what a tap leads to.
    ///
    /// - Parameter isOn: what the toggle shows that was tapped; nil for what is none.
    private func perform(
        _ intent: ArchivedIntent, isOn: Bool?, of shown: Shown
    ) throws(BridgeError) -> (outcome: TapOutcome, warnings: [Warning]) {
        var warnings: [Warning] = []
        // What the intent asked of the widget center is done, also where it did not come to its end.
        defer { requests.wake() }
        if case .widget(let widget) = shown.source, let isOn { show(widget, tapped: intent, isOn: !isOn) }
        defer { if case .widget(let widget) = shown.source { toggled.withLock { $0[widget.id] = nil } } }
        let parameters = (try? JSONValue(parsing: intent.parameters))?.objectValue ?? [:]
        var outcome = try run(intent.name, parameters, from: shown.source.json, shown.supervisor, &warnings)
        do throws(BridgeError) {
            try takeRequests()
            // As on a phone, whatever the intent has come to.
            if case .widget(let widget) = shown.source {
                outcome.reloads = try reload(kind: widget.kind, for: .intent)
            }
        } catch {
            outcome.reloadError = error
        }
        return (.intent(outcome), warnings + outcome.reloads.warnings)
    }

    /// Tells the host of a URL; nil for one that it is not to be told of.
    ///
    /// - Parameter source: what the event says of where the URL comes from.
    func clicked(
        _ url: String, _ source: JSONObject, _ warnings: inout [Warning]
    ) throws(BridgeError) -> HomeEvent? {
        guard let details = clickDetails(url, source, &warnings) else { return nil }
        return try events.record(.widgetClicked, details)
    }

    /// What the event of a URL says; nil for one that the host is not to be told of.
    private func clickDetails(_ url: String, _ source: JSONObject, _ warnings: inout [Warning]) -> JSONObject? {
        if !Self.hasHomeWidgetItem(url) {
            warnings.append(.urlWithoutHomeWidget(url, isTold: !options.needsHomeWidgetItem))
            if options.needsHomeWidgetItem { return nil }
        }
        var details: JSONObject = ["url": .string(url)]
        for (name, value) in source.members { details[name] = value }
        return details
    }
}

extension WidgetHome {
    /// Whether home_widget's plugin takes a URL for a widget's: it looks for a query item of that name, with or without a
    /// value.
    static func hasHomeWidgetItem(_ url: String) -> Bool {
        URLComponents(string: url)?.queryItems?.contains { $0.name == "homeWidget" } ?? false
    }
}

extension Warning {
    static func lostClick(_ error: BridgeError) -> Warning {
        Warning(
            .storageFailed, "The intent opens a URL, and the host is not told of it: \(error.message)",
            hint: error.hint)
    }

    fileprivate static func urlWithoutHomeWidget(_ url: String, isTold: Bool) -> Warning {
        Warning(
            .urlWithoutHomeWidget,
            isTold
                ? "home_widget's plugin would not tell its app of the URL \(BridgeError.quoted(url))"
                : "The host is not told of the URL \(BridgeError.quoted(url))",
            hint: "For a Flutter app with home_widget, add a query item homeWidget to it: app://open?homeWidget.",
            subject: url)
    }
}

extension WidgetArchive {
    fileprivate func point(of place: WidgetHome.TapPlace) throws(BridgeError) -> ArchivePoint {
        switch place {
        case .point(let point):
            guard ArchiveRect(x: 0, y: 0, width: size.width, height: size.height).contains(point) else {
                throw .invalidParams(
                    "x and y are outside of the widget, which is \(size.width) by \(size.height) points")
            }
            return point
        case .element(let name):
            if let center = center(ofElement: name) { return center }
            let nearest = Spelling.nearest(to: name, among: elementNames)
            throw BridgeError(
                .unknownElement, "The widget shows no element \(BridgeError.quoted(name))",
                hint: nearest.map { "Did you mean \(BridgeError.quoted($0))?" }
                    ?? "Give an element's accessibility label or identifier, or x and y.",
                details: ["elements": .array(elementNames.map { .string($0) })])
        }
    }
}
