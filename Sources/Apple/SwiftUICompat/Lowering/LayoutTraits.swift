/// What a view tells the container it is in.
package struct LayoutTraits {
    package var layoutPriority: Double = 0
    package var zIndex: Double = 0
    /// True for views such as `Spacer` that take no default spacing beside them.
    package var isSpacer = false
    private var rare: RareTraits?

    package init() {}

    package var id: AnyHashable? {
        get { rare?.id }
        set { edit { $0.id = newValue } }
    }

    package var tag: AnyHashable? {
        get { rare?.tag }
        set { edit { $0.tag = newValue } }
    }

    /// Values for custom layouts, by the type of their `LayoutValueKey`.
    package var layoutValues: [ObjectIdentifier: Any]? {
        get { rare?.layoutValues }
        set { edit { $0.layoutValues = newValue } }
    }

    /// Values for containers, by the type of their `ContainerValueKey`.
    var containerValues: [ObjectIdentifier: Any]? {
        get { rare?.containerValues }
        set { edit { $0.containerValues = newValue } }
    }

    /// The outermost section that the view is in, up to its container.
    var section: SectionPart? {
        get { rare?.section }
        set { edit { $0.section = newValue } }
    }

    /// What a grid's cell says of itself.
    var gridCell: GridCellTraits {
        get { rare?.gridCell ?? GridCellTraits() }
        set { edit { $0.gridCell = newValue } }
    }

    private mutating func edit(_ change: (RareTraits) -> Void) {
        let copy = RareTraits(copying: rare)
        change(copy)
        rare = copy
    }
}

/// What few views say; shared by the nodes around a view, and copied to be changed.
private final class RareTraits {
    var id: AnyHashable?
    var tag: AnyHashable?
    var layoutValues: [ObjectIdentifier: Any]?
    var containerValues: [ObjectIdentifier: Any]?
    var section: SectionPart?
    var gridCell = GridCellTraits()

    init(copying other: RareTraits?) {
        guard let other else { return }
        id = other.id
        tag = other.tag
        layoutValues = other.layoutValues
        containerValues = other.containerValues
        section = other.section
        gridCell = other.gridCell
    }
}
