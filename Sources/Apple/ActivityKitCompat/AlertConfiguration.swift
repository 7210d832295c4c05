import JSON
public import SwiftUICompat

/// How an update draws attention to itself: the app's host is told of it.
public struct AlertConfiguration: Sendable {
    public struct AlertSound: Hashable, Sendable {
        let name: String?

        public static let `default` = AlertSound(name: nil)

        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public var sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}

extension AlertConfiguration {
    /// `{title, body, sound?}`; the system's own sound has no name.
    var json: JSONValue {
        var object: JSONObject = ["title": .string(title.string), "body": .string(body.string)]
        object["sound"] = sound.name.map { .string($0) }
        return .object(object)
    }
}
