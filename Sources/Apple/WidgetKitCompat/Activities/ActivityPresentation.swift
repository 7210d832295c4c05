package import Foundation
package import SwiftUICompat
package import WidgetProtocol

extension ActivityPresentation {
    package init(_ kind: ActivityPreviewViewKind) {
        switch kind {
        case .content: self = .content
        case .dynamicIsland(.compact): self = .compact
        case .dynamicIsland(.minimal): self = .minimal
        case .dynamicIsland(.expanded): self = .expanded
        }
    }
}

/// A Live Activity's view in the size of its presentation.
package struct PresentedActivity {
    package var view: AnyView
    package var size: CGSize
    package var cornerRadius: Double
    package var environment: EnvironmentValues
}

/// Sizes in points of a 393 x 852 screen (Apple's Human Interface Guidelines, Live Activities).
private enum Metrics {
    /// Of the lock screen's content and of the expanded island.
    static let width = 371.0
    static let heights: ClosedRange<CGFloat> = 84.0...160.0
    static let contentCornerRadius = 22.0
    static let expandedCornerRadius = 44.0
    /// Of the island at rest.
    static let islandHeight = 37.0
    static let minimalWidths: ClosedRange<CGFloat> = 37.0...45.0
    static let keylineWidth = 1.0
    /// Of the white line that is there without a tint.
    static let keylineOpacity = 0.15
    /// Of what stands on each side of the camera: grows with its content.
    static let sideWidths: ClosedRange<CGFloat> = 52.0...122.0
    /// How much larger the lock screen's content is in StandBy.
    static let standByScale = 2.0
    /// Of a watch's Smart Stack, 45 mm.
    static let smallSize = CGSize(width: 184, height: 80.5)
}

extension ActivityViews {
    /// The views of a presentation, put together as the system does.
    ///
    /// - Parameter supplementalFamilies: the sizes that the content is made for beside a phone's.
    @MainActor package func presented(
        as presentation: ActivityPresentation, in environment: EnvironmentValues,
        supplementalFamilies: [ActivityFamily] = []
    ) -> PresentedActivity {
        var environment = environment
        environment.supportedActivityFamilies = Set(supplementalFamilies + [.medium])
        var dark = environment
        dark.colorScheme = .dark
        switch presentation {
        case .content:
            let view = AnyView(content())
            let height = fitting(view, width: Metrics.width, in: environment).height
            return PresentedActivity(
                view: view, size: CGSize(width: Metrics.width, height: height.clamped(to: Metrics.heights)),
                cornerRadius: Metrics.contentCornerRadius, environment: environment)
        case .standBy:
            dark.isActivityFullscreen = true
            return standBy(in: dark)
        case .small:
            dark.activityFamily = .small
            if supplementalFamilies.contains(.small) {
                return PresentedActivity(
                    view: AnyView(content()), size: Metrics.smallSize, cornerRadius: Metrics.contentCornerRadius,
                    environment: dark)
            }
            // Without a view of its own the sides of the island stand beside each other.
            return PresentedActivity(
                view: self.island().sides, size: Metrics.smallSize, cornerRadius: Metrics.contentCornerRadius,
                environment: dark)
        case .compact, .minimal, .expanded: break
        }
        let island = self.island()
        let (view, size) = island.view(of: presentation, in: dark)
        let radius = presentation == .expanded ? Metrics.expandedCornerRadius : Metrics.islandHeight / 2
        let background = Color.black.overlay {
            if environment.colorScheme == .dark { island.keyline(cornerRadius: radius) }
        }
        return PresentedActivity(
            view: AnyView(view.containerBackground(for: .widget) { background }.widgetURL(island.url)), size: size,
            cornerRadius: radius, environment: dark)
    }

    /// The lock screen's view, larger.
    @MainActor private func standBy(in environment: EnvironmentValues) -> PresentedActivity {
        let view = AnyView(content())
        let (width, scale) = (CGFloat(Metrics.width), CGFloat(Metrics.standByScale))
        let height = fitting(view, width: Metrics.width, in: environment).height.clamped(to: Metrics.heights)
        let size = CGSize(width: width * scale, height: height * scale)
        let scaled = view.frame(width: width, height: height)
            .scaleEffect(scale, anchor: .center)
            .frame(width: size.width, height: size.height)
        return PresentedActivity(view: AnyView(scaled), size: size, cornerRadius: 0, environment: environment)
    }
}

extension DynamicIsland {
    /// The line around the island, which sets it off from what is dark (Apple's Human Interface Guidelines, Live
    /// Activities).
    @MainActor fileprivate func keyline(cornerRadius: Double) -> some View {
        RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
            .strokeBorder(tint ?? Color.white.opacity(Metrics.keylineOpacity), lineWidth: Metrics.keylineWidth)
    }

    /// What stands on both sides of the camera, without one.
    @MainActor fileprivate var sides: AnyView {
        let row = HStack {
            compactLeading()
            Spacer()
            compactTrailing()
        }
        return AnyView(row.padding().containerBackground(Color.black, for: .widget).widgetURL(url))
    }

    @MainActor fileprivate func view(
        of presentation: ActivityPresentation, in environment: EnvironmentValues
    ) -> (AnyView, CGSize) {
        switch presentation {
        case .compact, .content, .standBy, .small:
            let leading = padded(compactLeading(), for: .compactLeading)
            let trailing = padded(compactTrailing(), for: .compactTrailing)
            let widths = [leading, trailing].map { view in
                ideal(view, height: Metrics.islandHeight, in: environment).width.clamped(to: Metrics.sideWidths)
            }
            let size = CGSize(
                width: widths[0] + ExpandedIslandLayout.camera.width + widths[1], height: Metrics.islandHeight)
            let view = HStack(spacing: 0) {
                leading.frame(width: widths[0])
                Spacer(minLength: 0)
                trailing.frame(width: widths[1])
            }
            return (AnyView(view), size)
        case .minimal:
            let view = padded(minimal(), for: .minimal)
            let width = ideal(view, height: Metrics.islandHeight, in: environment).width
            return (view, CGSize(width: width.clamped(to: Metrics.minimalWidths), height: Metrics.islandHeight))
        case .expanded:
            let regions = regions()
            let content = ExpandedIslandLayout() {
                ForEach(regions.indices, id: \.self) { index in
                    regions[index].content().rootStack()
                        .layoutValue(key: ExpandedIslandLayout.Region.self, value: regions[index])
                }
            }
            let view = padded(AnyView(content), for: .expanded)
            let height = fitting(view, width: Metrics.width, in: environment).height.clamped(to: Metrics.heights)
            return (
                AnyView(view.frame(maxHeight: .infinity, alignment: .top)),
                CGSize(width: Metrics.width, height: height)
            )
        }
    }

    private func padded(_ view: AnyView, for mode: DynamicIslandMode) -> AnyView {
        AnyView(view.rootStack().padding(margins[mode] ?? mode.margins))
    }
}

/// The size of a view that may be as high as it likes.
@MainActor private func fitting(_ view: AnyView, width: Double, in environment: EnvironmentValues) -> CGSize {
    sizeThatFits(view, ProposedViewSize(width: width, height: nil), environment: environment)
}

/// The size of a view that may be as wide as it likes.
@MainActor private func ideal(_ view: AnyView, height: Double, in environment: EnvironmentValues) -> CGSize {
    sizeThatFits(view, ProposedViewSize(width: nil, height: height), environment: environment)
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        isFinite ? Swift.min(Swift.max(self, range.lowerBound), range.upperBound) : range.upperBound
    }
}
