import Foundation

/// Reads the constraints of a visual format, in the grammar of Apple's Auto Layout Guide.
@MainActor
struct VisualFormat {
    private typealias Attribute = NSLayoutConstraint.Attribute
    private typealias Relation = NSLayoutConstraint.Relation

    /// What a view's size or a distance is to be.
    private struct Bound {
        var relation = Relation.equal
        var constant: CGFloat = 0
        var view: AnyObject?
        var priority = UILayoutPriority.required
    }

    private var rest: Substring
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: AnyObject]
    private var isVertical = false
    private var made: [NSLayoutConstraint] = []

    init(
        _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) {
        rest = format.filter { !$0.isWhitespace }[...]
        self.options = options
        self.metrics = metrics
        self.views = views.mapValues { $0 as AnyObject }
    }

    /// Nil where the format is wrong, or names what is not there.
    mutating func constraints() -> [NSLayoutConstraint]? {
        isVertical = take("V:")
        if !isVertical { _ = take("H:") }
        let parent = views.values.lazy.compactMap { ($0 as? UIView)?.superview }.first
        var last: (item: AnyObject, isParent: Bool)?
        var inLine: [AnyObject] = []
        if take("|") {
            guard let parent else { return nil }
            last = (parent, true)
        }
        while !rest.isEmpty {
            guard let gap = gap(isAtEdge: last?.isParent ?? true) else { return nil }
            let isEdge = take("|")
            guard isEdge || take("[") else { return nil }
            guard let item: AnyObject = isEdge ? parent : name().flatMap({ views[$0] }) else { return nil }
            if let last { add(gap, from: last, to: (item, isEdge)) }
            guard !isEdge else { return rest.isEmpty ? aligned(inLine) : nil }
            inLine.append(item)
            if take("(") {
                guard let sizes = bounds() else { return nil }
                sizes.forEach { size in add(size, of: item) }
            }
            guard take("]") else { return nil }
            last = (item, false)
        }
        return aligned(inLine)
    }

    // MARK: - Reading

    private mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest.removeFirst(text.count)
        return true
    }

    private mutating func name() -> String? {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        rest.removeFirst(name.count)
        return name.isEmpty ? nil : String(name)
    }

    /// What is between two views: `-`, `-8-`, `-(>=8@750)-` or nothing, which is a distance of none.
    private mutating func gap(isAtEdge: Bool) -> [Bound]? {
        guard take("-") else { return [Bound()] }
        guard let next = rest.first, next != "[", next != "|" else {
            return [Bound(constant: isAtEdge || rest.first == "|" ? 20 : 8)]
        }
        let gap = take("(") ? bounds() : bound().map { [$0] }
        return take("-") ? gap : nil
    }

    /// A list of bounds, with the parenthesis that ends it.
    private mutating func bounds() -> [Bound]? {
        var all: [Bound] = []
        repeat {
            guard let bound = bound() else { return nil }
            all.append(bound)
        } while take(",")
        return take(")") ? all : nil
    }

    private mutating func bound() -> Bound? {
        var bound = Bound()
        if take(">=") { bound.relation = .greaterThanOrEqual } else if take("<=") { bound.relation = .lessThanOrEqual }
        _ = take("==")
        let isNegative = take("-")
        guard let name = name() else { return nil }
        if let view = views[name] {
            bound.view = view
        } else if let value = number(name) {
            bound.constant = isNegative ? -value : value
        } else {
            return nil
        }
        if take("@") {
            guard let value = self.name().flatMap(number) else { return nil }
            bound.priority = UILayoutPriority(Float(value))
        }
        return bound
    }

    private func number(_ name: String) -> CGFloat? {
        if let value = Double(name) { return CGFloat(value) }
        return switch metrics[name] {
        case let value as any BinaryFloatingPoint: CGFloat(value)
        case let value as any BinaryInteger: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    // MARK: - Making

    private mutating func add(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
        constraint.priority = priority
        made.append(constraint)
    }

    private mutating func add(_ size: Bound, of item: AnyObject) {
        let attribute: Attribute = isVertical ? .height : .width
        let other = size.view == nil ? .notAnAttribute : attribute
        add(
            NSLayoutConstraint(item, attribute, size.relation, size.view, other, 1, size.constant), size.priority)
    }

    private mutating func add(
        _ gap: [Bound], from first: (item: AnyObject, isParent: Bool), to second: (item: AnyObject, isParent: Bool)
    ) {
        let (start, end): (Attribute, Attribute) =
            if isVertical {
                (.top, .bottom)
            } else if options.isDisjoint(with: .directionMask) {
                (.leading, .trailing)
            } else {
                options.contains(.directionRightToLeft) ? (.right, .left) : (.left, .right)
            }
        for bound in gap {
            add(
                NSLayoutConstraint(
                    second.item, second.isParent ? end : start, bound.relation, first.item,
                    first.isParent ? start : end, 1, bound.constant),
                bound.priority)
        }
    }

    /// With what the options align, from each view to the next.
    private func aligned(_ items: [AnyObject]) -> [NSLayoutConstraint] {
        let alignments = (1...12).filter { options.rawValue & 1 << $0 != 0 }
        return made
            + alignments.compactMap(Attribute.init).flatMap { attribute in
                zip(items, items.dropFirst()).map {
                    NSLayoutConstraint($0, attribute, .equal, $1, attribute, 1, 0)
                }
            }
    }
}
