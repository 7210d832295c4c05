public import Foundation

extension Font {
    /// What a text is to its reader, from which its size follows.
    public enum TextStyle: Sendable, Hashable, CaseIterable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }

    public enum Design: Sendable, Hashable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    public enum Leading: Sendable, Hashable {
        case standard
        case tight
        case loose
    }

    public struct Weight: Sendable, Hashable {
        /// CSS's number, 400 being regular.
        package let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)

        package init(value: Int) {
            self.value = value
        }
    }

    public struct Width: Sendable, Hashable {
        public var value: CGFloat

        // UIKit's traits of these names.
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        public init(_ value: CGFloat) {
            self.value = value
        }

        /// CSS stretch in percent.
        package var percent: Double { 100 + 125 * Double(value) }
    }
}
