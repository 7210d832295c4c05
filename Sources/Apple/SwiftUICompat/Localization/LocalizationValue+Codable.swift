import Foundation

/// Values that were put into a text are kept as the words that they stand in.
extension String.LocalizationValue: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(key.arguments.isEmpty ? key.key : String(localized: self))
    }
}
