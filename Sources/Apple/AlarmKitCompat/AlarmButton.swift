public import SwiftUICompat

/// How a button of an alarm looks.
public struct AlarmButton: Codable, Sendable {
    public var text: LocalizedStringResource
    public var textColor: Color
    public var systemImageName: String

    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        self.text = text
        self.textColor = textColor
        self.systemImageName = systemImageName
    }

    private enum CodingKeys: CodingKey {
        case text, textColor, systemImageName
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(AlarmText.self, forKey: .text).resource
        textColor = Color(try container.decode(Color.Resolved.self, forKey: .textColor))
        systemImageName = try container.decode(String.self, forKey: .systemImageName)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(AlarmText(resource: text), forKey: .text)
        try container.encode(textColor.resolve(in: EnvironmentValues()), forKey: .textColor)
        try container.encode(systemImageName, forKey: .systemImageName)
    }
}

/// A text of an alarm, kept as the words it has in its own locale.
struct AlarmText: Codable {
    var resource: LocalizedStringResource

    init(resource: LocalizedStringResource) {
        self.resource = resource
    }

    init(from decoder: any Decoder) throws {
        resource = LocalizedStringResource(stringLiteral: try decoder.singleValueContainer().decode(String.self))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(resource.string)
    }
}
