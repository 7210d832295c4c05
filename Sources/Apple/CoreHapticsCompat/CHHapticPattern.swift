public import Foundation

/// Events, and what changes while they are played: it is made, and written to a dictionary, and nothing plays it here.
open class CHHapticPattern: @unchecked Sendable {
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let version = Key(rawValue: "Version")
        public static let pattern = Key(rawValue: "Pattern")
        public static let event = Key(rawValue: "Event")
        public static let eventType = Key(rawValue: "EventType")
        public static let time = Key(rawValue: "Time")
        public static let eventDuration = Key(rawValue: "EventDuration")
        public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
        public static let eventParameters = Key(rawValue: "EventParameters")
        public static let eventWaveformUseVolumeEnvelope = Key(rawValue: "EventWaveformUseVolumeEnvelope")
        public static let eventWaveformLoopEnabled = Key(rawValue: "EventWaveformLoopEnabled")
        public static let parameter = Key(rawValue: "Parameter")
        public static let parameterID = Key(rawValue: "ParameterID")
        public static let parameterValue = Key(rawValue: "ParameterValue")
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
    }

    private let entries: [[Key: Any]]
    /// How long it takes until the last of its events is over, in seconds.
    public let duration: TimeInterval

    private init(entries: [[Key: Any]]) {
        self.entries = entries
        duration = entries.reduce(0) { longest, entry in
            guard let event = entry[.event] as? [Key: Any] else { return longest }
            return max(longest, Self.seconds(event[.time]) + Self.seconds(event[.eventDuration]))
        }
    }

    public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        self.init(entries: try Self.entries(of: events) + parameters.map { [.parameter: $0.entry] })
    }

    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        self.init(entries: try Self.entries(of: events) + parameterCurves.map { [.parameterCurve: $0.entry] })
    }

    /// - Throws: `invalidPatternDictionary` where there is no list of events and parameters.
    public convenience init(dictionary patternDict: [Key: Any]) throws {
        guard let entries = patternDict[.pattern] as? [[Key: Any]] else {
            throw CHHapticError(.invalidPatternDictionary)
        }
        self.init(entries: entries)
    }

    /// - Throws: `fileNotFound`, and `invalidPatternData` for what is no pattern in AHAP's JSON.
    public convenience init(contentsOf ahapURL: URL) throws {
        guard let data = try? Data(contentsOf: ahapURL) else { throw CHHapticError(.fileNotFound) }
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw CHHapticError(.invalidPatternData)
        }
        guard let dictionary = Self.keyed(object) as? [Key: Any] else { throw CHHapticError(.invalidPatternData) }
        try self.init(dictionary: dictionary)
    }

    open func exportDictionary() throws -> [Key: Any] { [.version: 1.0, .pattern: entries] }

    private static func entries(of events: [CHHapticEvent]) throws -> [[Key: Any]] {
        try events.map { event in
            guard event.relativeTime >= 0 else { throw CHHapticError(.invalidEventTime) }
            guard event.duration >= 0 else { throw CHHapticError(.invalidEventDuration) }
            return [.event: event.entry]
        }
    }

    private static func keyed(_ value: Any) -> Any {
        if let list = value as? [Any] { return list.map(keyed) }
        guard let object = value as? [String: Any] else { return value }
        return Dictionary(uniqueKeysWithValues: object.map { (Key(rawValue: $0.key), keyed($0.value)) }) as [Key: Any]
    }

    private static func seconds(_ value: Any?) -> TimeInterval {
        (value as? TimeInterval) ?? (value as? NSNumber)?.doubleValue ?? 0
    }
}

extension CHHapticPattern: Hashable {
    public static func == (left: CHHapticPattern, right: CHHapticPattern) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CHHapticEvent {
    fileprivate var entry: [CHHapticPattern.Key: Any] {
        var entry: [CHHapticPattern.Key: Any] = [.eventType: type.rawValue, .time: relativeTime]
        if duration > 0 { entry[.eventDuration] = duration }
        entry[.eventParameters] = eventParameters.map { parameter -> [CHHapticPattern.Key: Any] in
            [.parameterID: parameter.parameterID.rawValue, .parameterValue: parameter.value]
        }
        return entry
    }
}

extension CHHapticDynamicParameter {
    fileprivate var entry: [CHHapticPattern.Key: Any] {
        [.parameterID: parameterID.rawValue, .parameterValue: value, .time: relativeTime]
    }
}

extension CHHapticParameterCurve {
    fileprivate var entry: [CHHapticPattern.Key: Any] {
        let points = controlPoints.map { point -> [CHHapticPattern.Key: Any] in
            [.time: point.relativeTime, .parameterValue: point.value]
        }
        return [.parameterID: parameterID.rawValue, .time: relativeTime, .parameterCurveControlPoints: points]
    }
}
