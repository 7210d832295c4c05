package import Foundation
package import SwiftUICompat
package import WidgetProtocol

/// Sizes in points, by the squares of Control Center, two of which make a wide one.
private enum Metrics {
    static let square = 68.0
    static let gap = 16.0
    static let cornerRadius = 34.0
    static let badge = 40.0
}

extension ControlTile {
    package var size: CGSize {
        let double = 2 * Metrics.square + Metrics.gap
        return switch self {
        case .small: CGSize(width: Metrics.square, height: Metrics.square)
        case .medium: CGSize(width: double, height: Metrics.square)
        case .large: CGSize(width: double, height: double)
        }
    }

    package var cornerRadius: Double { Metrics.cornerRadius }
}

extension ControlContent {
    /// The title that it is known by.
    @MainActor package var title: AnyView { AnyView(label.labelStyle(.titleOnly)) }

    /// What it says of its value; nil for a button that says nothing.
    @MainActor package var status: AnyView? {
        if let valueLabel { return AnyView(valueLabel.labelStyle(.titleOnly)) }
        return isOn.map { AnyView(Text(verbatim: $0 ? "On" : "Off")) }
    }

    /// The control as Control Center shows it, which is dark.
    @MainActor package func view(as tile: ControlTile) -> AnyView {
        let view =
            switch tile {
            case .small: AnyView(icon(color: isLit ? Color.white : tint ?? Color.primary))
            case .medium:
                AnyView(
                    HStack(spacing: 10) {
                        badge
                        words(.leading)
                    }
                    .padding(.horizontal, 14)
                    .frame(maxWidth: .infinity, alignment: .leading))
            case .large:
                AnyView(
                    VStack(spacing: 12) {
                        badge
                        words(.center)
                    }
                    .padding(14))
            }
        let background = tile == .small && isLit ? color : Color(white: 0.22)
        return AnyView(
            view.privacySensitive(isPrivacySensitive).opacity(isDisabled ? 0.4 : 1)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .containerBackground(background, for: .widget))
    }

    private var isLit: Bool { isOn == true }

    private var color: Color { tint ?? .blue }

    @MainActor private func icon(color: Color) -> some View {
        (valueLabel ?? label).labelStyle(.iconOnly).font(.system(size: 24)).foregroundStyle(color).lineLimit(1)
    }

    @MainActor private var badge: some View {
        ZStack {
            Circle().fill(isLit ? color : Color(white: 0.35))
            icon(color: isLit || tint == nil ? Color.white : color)
        }
        .frame(width: Metrics.badge, height: Metrics.badge)
    }

    @MainActor private func words(_ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 2) {
            title.font(.system(size: 15, weight: .semibold)).lineLimit(1)
            if let status { status.font(.system(size: 13)).foregroundStyle(Color.secondary).lineLimit(1) }
        }
    }
}
