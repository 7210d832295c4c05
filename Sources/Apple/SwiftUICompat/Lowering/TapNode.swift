import Foundation
import WidgetArchive

/// A link, a button or a toggle: one region for taps, and one element for assistive technologies.
final class TapNode: WrapperNode {
    private let action: TapRegion.Action?
    private let trait: AccessibilityElement.Trait
    /// What a toggle shows; nil for what is none.
    private let isOn: Bool?

    init(
        _ child: LayoutNode, action: TapRegion.Action?, trait: AccessibilityElement.Trait, isOn: Bool? = nil,
        in context: LoweringContext
    ) {
        self.action = action
        self.trait = trait
        self.isOn = isOn
        super.init(child, in: context)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        if let action { builder.addTapRegion(frame, action: action, isOn: isOn) }
        let elements = builder.collectingAccessibility {
            child.draw(in: frame, proposal: proposal, into: builder)
        }
        let bounds = builder.transformed(frame).archived
        // What shows nothing that can be read is there all the same, for whoever gives it a label.
        let own = elements.isEmpty ? [AccessibilityElement(frame: bounds, label: "")] : elements.combined(in: bounds)
        for var element in own {
            if !element.traits.contains(trait) { element.traits.append(trait) }
            if let isOn { element.value = isOn ? "On" : "Off" }
            builder.addCollected(element)
        }
    }
}
