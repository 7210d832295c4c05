import Foundation
import WidgetArchive

extension View {
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        describing(label) { $0.label = $1 }
    }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        describing(isEnabled ? label : nil) { $0.label = $1 }
    }

    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        describing(value) { $0.value = $1 }
    }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
        accessibilityValue(Text(valueResource))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        describing(hint) { $0.hint = $1 }
    }

    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hintResource))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityModifier { _, elements in elements.editEach { $0.identifier = identifier } })
    }

    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityModifier { _, elements in if hidden { elements.removeAll() } })
    }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(
            AccessibilityModifier { _, elements in
                elements.editEach { element in
                    element.traits += traits.archived.filter { !element.traits.contains($0) }
                }
            })
    }

    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(
            AccessibilityModifier { _, elements in
                elements.editEach { $0.traits.removeAll(where: traits.archived.contains) }
            })
    }

    /// Makes one element of the view and those in it.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(
            AccessibilityModifier { frame, elements in
                switch children.kind {
                case .contain: break
                case .combine: elements = elements.combined(in: frame)
                case .ignore: elements = [AccessibilityElement(frame: frame, label: "")]
                }
            })
    }

    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityAddTraits(.isHeader)
    }

    // What only an assistive technology at work would ask for is accepted and changes nothing.

    /// - Compatibility: compiles
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { modifier(EmptyModifier()) }
    /// - Compatibility: compiles
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { modifier(EmptyModifier()) }
    /// - Compatibility: compiles
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
    /// - Compatibility: compiles
    public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
    /// - Compatibility: compiles
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { modifier(EmptyModifier()) }
    /// - Compatibility: compiles
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        modifier(EmptyModifier())
    }
    /// - Compatibility: compiles
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        modifier(EmptyModifier())
    }
    /// - Compatibility: compiles
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(EmptyModifier())
    }
    @_disfavoredOverload
    public nonisolated func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(EmptyModifier())
    }

    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    private nonisolated func describing(
        _ text: Text?, _ write: @escaping (inout AccessibilityElement, String) -> Void
    ) -> some View {
        modifier(
            AccessibilityModifier(prepare: { context in
                guard let string = text?.plainString(in: context.environment) else { return { _, _ in } }
                return { frame, elements in
                    if elements.isEmpty { elements = [AccessibilityElement(frame: frame, label: "")] }
                    if elements.count > 1 { elements = elements.combined(in: frame) }
                    elements.editEach { write(&$0, string) }
                }
            }))
    }
}

/// What an element is to assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UInt32

    private init(bits: UInt32) { self.bits = bits }

    public init() { bits = 0 }

    public static let isButton = AccessibilityTraits(bits: 1 << 0)
    public static let isHeader = AccessibilityTraits(bits: 1 << 1)
    public static let isSelected = AccessibilityTraits(bits: 1 << 2)
    public static let isLink = AccessibilityTraits(bits: 1 << 3)
    public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
    public static let isImage = AccessibilityTraits(bits: 1 << 5)
    public static let playsSound = AccessibilityTraits(bits: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
    public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
    public static let isModal = AccessibilityTraits(bits: 1 << 14)
    public static let isToggle = AccessibilityTraits(bits: 1 << 15)
    public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits | other.bits)
    }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits & other.bits)
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits ^ other.bits)
    }
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = bits & member.bits
        bits &= ~member.bits
        return common == 0 ? nil : AccessibilityTraits(bits: common)
    }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let common = bits & newMember.bits
        bits |= newMember.bits
        return common == 0 ? nil : AccessibilityTraits(bits: common)
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    /// Those that the archive knows.
    var archived: [AccessibilityElement.Trait] {
        var traits: [AccessibilityElement.Trait] = []
        if contains(.isStaticText) { traits.append(.staticText) }
        if contains(.isImage) { traits.append(.image) }
        if contains(.isLink) { traits.append(.link) }
        if contains(.isButton) { traits.append(.button) }
        if contains(.isHeader) { traits.append(.header) }
        return traits
    }
}

/// What becomes of the elements inside of one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind { case ignore, contain, combine }

    let kind: Kind

    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// Edits what its content tells assistive technologies.
nonisolated struct AccessibilityModifier: ViewModifier, NodeModifier {
    typealias Body = Never
    typealias Edit = (ArchiveRect, inout [AccessibilityElement]) -> Void
    private let prepare: (LoweringContext) -> Edit

    init(prepare: @escaping (LoweringContext) -> Edit) {
        self.prepare = prepare
    }

    init(_ edit: @escaping Edit) {
        prepare = { _ in edit }
    }

    @MainActor func wrap(_ node: LayoutNode, in context: LoweringContext) -> LayoutNode {
        AccessibilityNode(node, edit: prepare(context), in: context)
    }
}

private final class AccessibilityNode: WrapperNode {
    private let edit: AccessibilityModifier.Edit

    init(_ child: LayoutNode, edit: @escaping AccessibilityModifier.Edit, in context: LoweringContext) {
        self.edit = edit
        super.init(child, in: context)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        var elements = builder.collectingAccessibility {
            child.draw(in: frame, proposal: proposal, into: builder)
        }
        edit(builder.transformed(frame).archived, &elements)
        for element in elements { builder.addCollected(element) }
    }
}

extension [AccessibilityElement] {
    /// One element that says what these say.
    func combined(in frame: ArchiveRect) -> [AccessibilityElement] {
        guard count > 1 else { return self }
        var element = AccessibilityElement(
            frame: frame, label: map(\.label).filter { !$0.isEmpty }.joined(separator: ", "))
        element.value = first { $0.value != nil }?.value
        element.hint = first { $0.hint != nil }?.hint
        element.identifier = first { $0.identifier != nil }?.identifier
        for trait in flatMap(\.traits) where !element.traits.contains(trait) { element.traits.append(trait) }
        return [element]
    }

    mutating func editEach(_ edit: (inout AccessibilityElement) -> Void) {
        for index in indices { edit(&self[index]) }
    }
}
