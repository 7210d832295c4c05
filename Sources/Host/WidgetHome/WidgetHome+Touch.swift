import Foundation
package import JSON
package import WidgetArchive
package import WidgetProtocol

extension WidgetHome {
    /// Where a widget is tapped.
    package enum TapPlace: Sendable, Hashable {
        case point(ArchivePoint)
        /// The element with that accessibility identifier or label.
        case element(String)
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

    /// A tap on a widget.
    package struct Tap: Sendable {
        package let widget: WidgetReference
        package let place: TapPlace

        package init(_ widget: WidgetReference, at place: TapPlace) {
            self.widget = widget
            self.place = place
        }
    }

    package typealias TapResult = Result<(outcome: TapOutcome, warnings: [Warning]), BridgeError>

    /// Taps widgets as they show now, one after the other: a URL becomes an event, an intent runs and its widgets are
    /// reloaded. URLs that follow each other are committed together.
    ///
    /// - Parameter each: told of each tap's result, in their order.
    package func tap(_ taps: [Tap], each: (Int, TapResult) -> Void) {
        var shown: [WidgetReference: ShownWidget] = [:]
        var urls: [(url: String, widget: InstalledWidget)] = []
        for (index, tap) in taps.enumerated() {
            let touched = Result { () throws(BridgeError) in
                let seen = try look(at: tap.widget, remembering: &shown)
                return (widget: seen.widget, action: try seen.action(at: tap.place))
            }
            if case .success((let widget, .url(let url)?)) = touched {
                urls.append((url, widget))
                continue
            }
            click(urls, first: index - urls.count, each)
            urls = []
            each(
                index,
                touched.flatMap { widget, action in
                    guard case .intent(let name, let text)? = action else { return .success((.none, [])) }
                    // It may change what every widget shows.
                    shown = [:]
                    let parameters = (try? JSONValue(parsing: text))?.objectValue ?? [:]
                    return Result { () throws(BridgeError) in try perform(name, parameters, in: widget) }
                })
        }
        click(urls, first: taps.count - urls.count, each)
    }

    /// What a widget shows, with all that can be touched in it.
    private struct ShownWidget {
        let widget: InstalledWidget
        let archive: WidgetArchive

        func action(at place: TapPlace) throws(BridgeError) -> TapRegion.Action? {
            archive.action(at: try archive.point(of: place))
        }
    }

    private func look(
        at reference: WidgetReference, remembering shown: inout [WidgetReference: ShownWidget]
    ) throws(BridgeError) -> ShownWidget {
        if let known = shown[reference] { return known }
        let widget = try widget(reference)
        guard let json = try draw(widget).archive.value, let archive = try? WidgetArchive(json: json) else {
            throw .internalError("an archive cannot be read")
        }
        let seen = ShownWidget(widget: widget, archive: archive)
        shown[reference] = seen
        return seen
    }

    /// Tells the host of the URLs of taps.
    ///
    /// - Parameter first: the number of the first tap.
    private func click(
        _ urls: [(url: String, widget: InstalledWidget)], first: Int, _ each: (Int, TapResult) -> Void
    ) {
        if urls.isEmpty { return }
        var warnings = [[Warning]](repeating: [], count: urls.count)
        let details = urls.indices.map { clickDetails(urls[$0].url, urls[$0].widget.json, &warnings[$0]) }
        let result = Result { () throws(BridgeError) in
            try events.record(.widgetClicked, details.compactMap(\.self))
        }
        var recorded = (try? result.get())?.makeIterator()
        for (index, (url, _)) in urls.enumerated() {
            let event = details[index] == nil ? nil : recorded?.next()
            each(first + index, result.map { _ in (.url(url, event), warnings[index]) })
        }
    }

    private func perform(
        _ name: String, _ parameters: JSONObject, in widget: InstalledWidget
    ) throws(BridgeError) -> (outcome: TapOutcome, warnings: [Warning]) {
        var warnings: [Warning] = []
        // What the intent asked of the widget center is done, also where it did not come to its end.
        defer { requests.wake() }
        let reply = try find(widget.kind).supervisor.call(
            PerformCall(intent: name, parameters: parameters), warnings: &warnings)
        // It has run, and is not run again because of what fails from here on.
        var outcome = IntentOutcome(name: name, parameters: parameters, reply: reply)
        do throws(BridgeError) {
            if let url = reply.opensURL { outcome.event = try clicked(url, widget.json, &warnings) }
        } catch {
            warnings.append(.lostClick(error))
        }
        do throws(BridgeError) {
            // As on a phone, whatever the intent has come to.
            try takeRequests()
            outcome.reloads = try reload(kind: widget.kind, for: .intent)
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

extension InstalledWidget {
    /// What an event says of the widget.
    fileprivate var json: JSONObject {
        ["kind": .string(kind), "family": .string(family.rawValue), "id": .string(id)]
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
