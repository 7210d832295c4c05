public import Foundation

/// A rule of Auto Layout: it keeps what was asked for, and lays out nothing in a widget.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0

        public static var baseline: Attribute { .lastBaseline }
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }

    /// How views of a visual format are aligned and spaced.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
        public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
        public static var directionLeadingToTrailing: FormatOptions { [] }
        public static var spacingEdgeToEdge: FormatOptions { [] }
    }

    open var constant: CGFloat = 0
    open var priority = UILayoutPriority.required
    open var identifier: String?
    open var shouldBeArchived = false
    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    open private(set) var firstAttribute = Attribute.notAnAttribute
    open private(set) var secondAttribute = Attribute.notAnAttribute
    open private(set) var relation = Relation.equal
    open private(set) var multiplier: CGFloat = 1
    /// The view among whose constraints it is.
    weak var holder: UIView?

    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier, c)
    }

    convenience init(
        _ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
        _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        self.init()
        (firstItem, secondItem) = (first, second)
        (self.firstAttribute, self.secondAttribute, self.relation) = (firstAttribute, secondAttribute, relation)
        (self.multiplier, self.constant) = (multiplier, constant)
    }

    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor($0, secondAttribute) }
    }

    /// Whether a view holds it: the closest one that has all of its items, where it is made active.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            newValue ? closestView?.addConstraint(self) : holder?.removeConstraint(self)
        }
    }

    private var closestView: UIView? {
        func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
        guard let second = view(of: secondItem) else { return view(of: firstItem) }
        var closest = view(of: firstItem) ?? second
        while !second.isDescendant(of: closest) {
            guard let parent = closest.superview else { return nil }
            closest = parent
        }
        return closest
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }

    /// The constraints that a visual format describes, such as `H:|-[name]-8-[icon(24)]|`; none for a wrong one.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions? = nil, metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var format = VisualFormat(format, options: opts ?? [], metrics: metrics ?? [:], views: views)
        return format.constraints() ?? []
    }
}
