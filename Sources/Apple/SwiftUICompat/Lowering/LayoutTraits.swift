/// What a view tells the container it is in.
package struct LayoutTraits {
    package var layoutPriority: Double = 0
    package var zIndex: Double = 0
    package var id: AnyHashable?
    package var tag: AnyHashable?
    /// Values for custom layouts, by the type of their `LayoutValueKey`.
    package var layoutValues: [ObjectIdentifier: Any]?
    /// True for views such as `Spacer` that take no default spacing beside them.
    package var isSpacer = false

    /// What a grid's cell says of itself.
    var gridCell = GridCellTraits()

    package init() {}
}
