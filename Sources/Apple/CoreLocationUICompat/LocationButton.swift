public import SwiftUICompat

/// A button that asks for the device's place; a widget draws none, and there is no place here.
public struct LocationButton: _PrimitiveView {
    public struct Title: Hashable, Sendable {
        private let words: String

        public static let currentLocation = Title(words: "Current Location")
        public static let sendCurrentLocation = Title(words: "Send Current Location")
        public static let sendMyCurrentLocation = Title(words: "Send My Current Location")
        public static let shareCurrentLocation = Title(words: "Share Current Location")
        public static let shareMyCurrentLocation = Title(words: "Share My Current Location")
    }

    public typealias Body = Never

    public init(_ title: Title? = nil, action: @escaping () -> Void) {}
}
