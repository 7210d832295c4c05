public import Foundation

extension UICollectionView {
    /// How cells of a class are made from items.
    ///
    /// - Compatibility: compiles
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler

        public init(handler: @escaping Handler) {
            self.handler = handler
        }

        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// How headers, footers and the like are made.
    ///
    /// - Compatibility: compiles
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }

        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.init(elementKind: elementKind, handler: handler)
        }
    }

    /// Made as from an archive, which is how a class's views can be made whatever their other initializers.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = Cell(coder: NSCoder())!
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = Supplementary(coder: NSCoder())!
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}

/// What stands beside the content of a list's cell.
///
/// - Compatibility: compiles
public struct UICellAccessory {
    public enum DisplayedState: Sendable {
        case always, whenEditing, whenNotEditing
    }

    public enum LayoutDimension: Hashable, Sendable {
        case actual, standard
        case custom(CGFloat)
    }

    public enum Placement {
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState, at: Position)
        case trailing(displayed: DisplayedState, at: Position)

        public static func leading(displayed: DisplayedState? = nil) -> Placement {
            .leading(displayed: displayed ?? .always) { $0.count }
        }
        public static func trailing(displayed: DisplayedState? = nil) -> Placement {
            .trailing(displayed: displayed ?? .always) { _ in 0 }
        }
    }

    public enum AccessoryType: Hashable, Sendable {
        case disclosure, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, popUpMenu, label, detail
        case customView
    }

    public let accessoryType: AccessoryType

    /// What most accessories take.
    public struct DisclosureIndicatorOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    public typealias DetailOptions = DisclosureIndicatorOptions

    public struct DeleteOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    public typealias InsertOptions = DeleteOptions
    public typealias MultiselectOptions = DeleteOptions

    public struct ReorderOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var showsVerticalSeparator: Bool?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    public struct OutlineDisclosureOptions {
        public enum Style: Sendable {
            case automatic, header, cell
        }

        public var style: Style
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?

        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    public struct LabelOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var font: UIFont
        public var adjustsFontForContentSizeCategory: Bool?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool?

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }
    }

    public static func disclosureIndicator(
        displayed: DisplayedState? = nil, options: DisclosureIndicatorOptions? = nil
    ) -> Self { Self(accessoryType: .disclosure) }
    public static func checkmark(
        displayed: DisplayedState? = nil, options: CheckmarkOptions? = nil
    ) -> Self { Self(accessoryType: .checkmark) }
    public static func detail(
        displayed: DisplayedState? = nil, options: DetailOptions? = nil, actionHandler: (() -> Void)? = nil
    ) -> Self { Self(accessoryType: .detail) }
    public static func delete(
        displayed: DisplayedState? = nil, options: DeleteOptions? = nil,
        actionHandler: (() -> Void)? = nil
    ) -> Self { Self(accessoryType: .delete) }
    public static func insert(
        displayed: DisplayedState? = nil, options: InsertOptions? = nil,
        actionHandler: (() -> Void)? = nil
    ) -> Self { Self(accessoryType: .insert) }
    public static func reorder(
        displayed: DisplayedState? = nil, options: ReorderOptions? = nil
    ) -> Self { Self(accessoryType: .reorder) }
    public static func multiselect(
        displayed: DisplayedState? = nil, options: MultiselectOptions? = nil
    ) -> Self { Self(accessoryType: .multiselect) }
    public static func outlineDisclosure(
        displayed: DisplayedState? = nil, options: OutlineDisclosureOptions? = nil,
        actionHandler: (() -> Void)? = nil
    ) -> Self { Self(accessoryType: .outlineDisclosure) }
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState? = nil, options: CheckmarkOptions? = nil,
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> Self { Self(accessoryType: .popUpMenu) }
    public static func label(
        text: String, displayed: DisplayedState? = nil, options: LabelOptions? = nil
    ) -> Self { Self(accessoryType: .label) }
    public static func customView(configuration: CustomViewConfiguration) -> Self { Self(accessoryType: .customView) }
}
