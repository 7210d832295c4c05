import Foundation
import JSON
import JSONRPC
import SwiftUICompat
import Synchronization
import WidgetKitCompat

/// The `context` of a request: what to draw for, and what changed before.
struct ContextRequest {
    var family: WidgetFamily
    var displaySize: CGSize
    var isPreview: Bool
    /// App groups whose values were written since they were last read here.
    var changedSuites: [String]
    /// Where the entry will be shown; light and dark where nothing is said.
    var environments: [EnvironmentValues]

    /// `family` where the request does not say it.
    init(_ json: JSONValue?, family given: WidgetFamily? = nil) throws(RPCError) {
        guard let family = json?["family"]?.stringValue.flatMap(WidgetFamily.init(name:)) ?? given else {
            throw .invalidParams("context.family is one of \(WidgetFamily.known.map(\.description))")
        }
        self.family = family
        if let size = json?["displaySize"] {
            guard let width = size["width"]?.doubleValue, let height = size["height"]?.doubleValue,
                width > 0, height > 0, width.isFinite, height.isFinite
            else { throw .invalidParams("context.displaySize is {width, height} in points") }
            displaySize = CGSize(width: width, height: height)
        } else {
            displaySize = DeviceMetrics.anySize(of: family)
        }
        isPreview = json?["isPreview"]?.boolValue ?? false
        changedSuites = json?["suites"]?.arrayValue?.compactMap(\.stringValue) ?? []
        let stated = json?["environments"]?.arrayValue ?? []
        environments = []
        for environment in stated.isEmpty ? [["colorScheme": "light"], ["colorScheme": "dark"]] : stated {
            environments.append(try Self.known.environment(environment))
        }
    }

    /// A session asks for the same few environments over and over, and locales and calendars are dear.
    private static let known = KnownEnvironments()

    /// Environments without their colour schemes: those that differ in nothing else have the rest in common.
    private final class KnownEnvironments: Sendable {
        private let environments = Mutex<[String: EnvironmentValues]>([:])

        func environment(_ json: JSONValue) throws(RPCError) -> EnvironmentValues {
            guard var members = json.objectValue else { throw .invalidParams("context.environments holds objects") }
            let scheme = try json.named("colorScheme", ["light": ColorScheme.light, "dark": .dark]) ?? .light
            members["colorScheme"] = nil
            var environment = try surroundings(.object(members))
            environment.colorScheme = scheme
            return environment
        }

        private func surroundings(_ json: JSONValue) throws(RPCError) -> EnvironmentValues {
            let text = json.text
            if let known = environments.withLock({ $0[text] }) { return known }
            let made = try EnvironmentValues(request: json)
            environments.withLock { known in
                if known.count == 16 { known = [:] }
                known[text] = made
            }
            return made
        }
    }

    /// Has `UserDefaults` read again what was written since, and the extension's code speak the language of what is
    /// drawn first.
    func prepare() {
        CurrentLocale.use(environments[0].locale)
        for suite in changedSuites { UserDefaults(suiteName: suite)?.synchronize() }
    }

    var providerContext: TimelineProviderContext {
        TimelineProviderContext(
            family: family, displaySize: displaySize, isPreview: isPreview,
            environments: environments.map { values in
                var values = values
                values.widgetFamily = family
                return values
            })
    }
}

extension EnvironmentValues {
    /// The environment that a request asks for, but for its colour scheme; what it does not say is as on a phone at its
    /// default settings.
    fileprivate init(request: JSONValue) throws(RPCError) {
        self.init()
        locale = Locale(identifier: request["locale"]?.stringValue ?? "en_US")
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        self.calendar = calendar
        let isRightToLeft = locale.language.characterDirection == .rightToLeft
        layoutDirection =
            try request.named("layoutDirection", ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft])
            ?? (isRightToLeft ? .rightToLeft : .leftToRight)
        let sizes = DynamicTypeSize.allCases.map { (String(describing: $0), $0) }
        dynamicTypeSize = try request.named("dynamicTypeSize", Dictionary(uniqueKeysWithValues: sizes)) ?? .large
        let modes: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant]
        widgetRenderingMode =
            try request.named("renderingMode", Dictionary(uniqueKeysWithValues: modes.map { ($0.description, $0) }))
            ?? .fullColor
        for reason in request["redaction"]?.arrayValue ?? [] {
            switch reason.stringValue {
            case "placeholder": redactionReasons.insert(.placeholder)
            case "privacy": redactionReasons.insert(.privacy)
            case "invalidated": redactionReasons.insert(.invalidated)
            default:
                throw .invalidParams(
                    "context.environments: redaction holds placeholder, privacy, invalidated, not \(reason.text)")
            }
        }
        if let scale = request["displayScale"]?.doubleValue, scale > 0 { displayScale = scale }
    }
}

extension JSONValue {
    /// The value that a member of an environment names; nil where it is not there.
    fileprivate func named<Value>(_ member: String, _ known: [String: Value]) throws(RPCError) -> Value? {
        guard let json = self[member] else { return nil }
        guard let text = json.stringValue, let value = known[text] else {
            throw .invalidParams(
                "context.environments: \(member) is one of \(known.keys.sorted()), not \(json.text)")
        }
        return value
    }
}

extension DeviceMetrics {
    /// The size of a family on the default device, or on the first that has the family.
    fileprivate static func anySize(of family: WidgetFamily) -> CGSize {
        ([standard] + all + [watch]).lazy.compactMap { $0.size(of: family) }.first ?? CGSize(width: 158, height: 158)
    }
}
