public import Foundation

/// `HStack`'s layout.
public struct HStackLayout: Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// `VStack`'s layout.
public struct VStackLayout: Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// `ZStack`'s layout.
public struct ZStackLayout: Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }
}

extension HStackLayout: NodeLayout {
    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    func node(_ children: [LayoutNode], setting: LayoutSetting) -> ContainerNode {
        StackNode(axis: .horizontal, alignment: alignment.key, spacing: spacing, nodes: children, setting: setting)
    }
}

extension VStackLayout: NodeLayout {
    public static var layoutProperties: LayoutProperties { .stack(.vertical) }

    func node(_ children: [LayoutNode], setting: LayoutSetting) -> ContainerNode {
        StackNode(axis: .vertical, alignment: alignment.key, spacing: spacing, nodes: children, setting: setting)
    }
}

extension ZStackLayout: NodeLayout {
    func node(_ children: [LayoutNode], setting: LayoutSetting) -> ContainerNode {
        ZStackNode(children, alignment: alignment, setting: setting)
    }
}

extension LayoutProperties {
    static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}
