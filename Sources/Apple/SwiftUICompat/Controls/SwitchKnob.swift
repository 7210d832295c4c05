import Foundation
import WidgetProtocol

/// A control after its label, at the trailing edge; the label is left out where labels are hidden.
struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    @ViewBuilder let control: Control
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        if labelsVisibility == .hidden {
            control
        } else {
            HStack {
                label
                Spacer()
                control
            }
        }
    }
}

/// iOS's switch.
struct SwitchKnob: View {
    let isOn: Bool
    let tint: AnyShapeStyle?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var environmentTint
    @Environment(\.os) private var os

    /// iOS 26's is measured, with what was on it unknown (docs/fidelity.md).
    private var size: CGSize { os == .iOS18 ? CGSize(width: 51, height: 31) : CGSize(width: 63, height: 28) }

    var body: some View {
        let margin: CGFloat = 2
        Capsule()
            .fill(isOn ? tint ?? environmentTint ?? AnyShapeStyle(.green) : AnyShapeStyle(.fill.secondary))
            .frame(width: size.width, height: size.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle()
                    .fill(.white)
                    .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
                    .frame(width: size.height - 2 * margin, height: size.height - 2 * margin)
                    .padding(margin)
            }
            .opacity(isEnabled ? 1 : 0.5)
    }
}
