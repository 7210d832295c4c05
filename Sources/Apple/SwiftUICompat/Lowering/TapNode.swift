import Foundation
import WidgetArchive

/// A link, a button or a toggle: one region for taps, and one element for assistive technologies.
final class TapNode: WrapperNode {
    private let action: TapRegion.Action?
    private let trait: AccessibilityElement.Trait
    private let value: String?

    init(
        _ child: LayoutNode, action: TapRegion.Action?, trait: AccessibilityElement.Trait, value: String? = nil,
        in context: LoweringContext
    ) {
        self.action = action
        self.trait = trait
        self.value = value
        super.init(child, in: context)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        if let action { builder.addTapRegion(frame, action: action) }
        let elements = builder.collectingAccessibility {
            child.draw(in: frame, proposal: proposal, into: builder)
        }
        let bounds = builder.transformed(frame).archived
        // What shows nothing that can be read is there all the same, for whoever gives it a label.
        let own = elements.isEmpty ? [AccessibilityElement(frame: bounds, label: "")] : elements.combined(in: bounds)
        for var element in own {
            if !element.traits.contains(trait) { element.traits.append(trait) }
            element.value = value ?? element.value
            builder.addCollected(element)
        }
    }
}
