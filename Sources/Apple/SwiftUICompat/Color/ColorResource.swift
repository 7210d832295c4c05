public import Foundation

/// A colour of the asset catalogue, as the symbols that Xcode generates for assets name it.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundlePath: String

    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}
