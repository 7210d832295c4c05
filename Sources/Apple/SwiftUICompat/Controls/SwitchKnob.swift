import Foundation

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

    var body: some View {
        Capsule()
            .fill(isOn ? tint ?? environmentTint ?? AnyShapeStyle(.green) : AnyShapeStyle(.fill.secondary))
            .frame(width: 51, height: 31)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle()
                    .fill(.white)
                    .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
                    .frame(width: 27, height: 27)
                    .padding(2)
            }
            .opacity(isEnabled ? 1 : 0.5)
    }
}
