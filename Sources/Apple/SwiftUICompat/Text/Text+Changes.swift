package import Foundation
package import WidgetArchive

extension Text {
    /// What a modifier of `Text` changes.
    package enum Change: Sendable {
        case font(Font?)
        case fontChange(Font.Change)
        /// Takes weight or design back to the font's own.
        case removesWeight
        case foreground(AnyShapeStyle)
        case underline(isActive: Bool, LineStyle.Pattern, Color?)
        case strikethrough(isActive: Bool, LineStyle.Pattern, Color?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case scale(Scale)
        case language(String)
        case accessibilityLabel(String)
        /// What only a voice would tell.
        case spoken
    }

    /// The line under or through text.
    public struct LineStyle: Sendable, Hashable {
        public struct Pattern: Sendable, Hashable {
            package let archived: TextRun.Line.Pattern

            public static let solid = Pattern(archived: .solid)
            public static let dot = Pattern(archived: .dot)
            public static let dash = Pattern(archived: .dash)
            public static let dashDot = Pattern(archived: .dashDot)
            public static let dashDotDot = Pattern(archived: .dashDotDot)
        }

        package let pattern: Pattern
        package let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }

    /// Text of the font's own size, or smaller beside such.
    public struct Scale: Sendable, Hashable {
        package let factor: CGFloat

        public static let `default` = Scale(factor: 1)
        /// Captions' size beside body.
        public static let secondary = Scale(factor: 12.0 / 17)
    }

    public enum Case: Sendable, Hashable {
        case uppercase
        case lowercase
    }

    public enum TruncationMode: Sendable, Hashable {
        case head
        case tail
        case middle
    }

    public enum WritingDirectionStrategy: Sendable, Hashable {
        case `default`
        case contentBased
        case layoutBased
    }
}

extension Text.Change: Equatable {
    package static func == (lhs: Text.Change, rhs: Text.Change) -> Bool {
        switch (lhs, rhs) {
        case (.font(let a), .font(let b)): a == b
        case (.fontChange(let a), .fontChange(let b)): a == b
        case (.removesWeight, .removesWeight), (.spoken, .spoken): true
        case (.foreground(let a), .foreground(let b)): a.isEqual(to: b)
        case (.underline(let a, let p, let c), .underline(let b, let q, let d)): a == b && p == q && c == d
        case (.strikethrough(let a, let p, let c), .strikethrough(let b, let q, let d)): a == b && p == q && c == d
        case (.kerning(let a), .kerning(let b)), (.tracking(let a), .tracking(let b)),
            (.baselineOffset(let a), .baselineOffset(let b)):
            a == b
        case (.scale(let a), .scale(let b)): a == b
        case (.language(let a), .language(let b)), (.accessibilityLabel(let a), .accessibilityLabel(let b)): a == b
        default: false
        }
    }
}

extension AnyShapeStyle {
    /// True when both are styles of one type that say the same; styles that cannot be compared differ.
    package func isEqual(to other: AnyShapeStyle) -> Bool {
        guard let a = base as? any Hashable, let b = other.base as? any Hashable else { return false }
        return AnyHashable(a) == AnyHashable(b)
    }
}
