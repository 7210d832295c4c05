import Foundation

public struct Forecast: Codable, Sendable {
    public var sky: String

    public init(sky: String) {
        self.sky = sky
    }

    public static var source: String {
        Bundle.module.url(forResource: "seed", withExtension: "json")?.lastPathComponent ?? "nobody"
    }
}
