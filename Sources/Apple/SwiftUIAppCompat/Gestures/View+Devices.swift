public import Foundation
public import SwiftUICompat

// A watch's crown and a tablet's pencil; a widget answers neither.

extension View {
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
        unchanged()
    }
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint {
        unchanged()
    }
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View {
        unchanged()
    }
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View {
        unchanged()
    }
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View where V.Stride: BinaryFloatingPoint {
        unchanged()
    }
    public nonisolated func digitalCrownAccessory(_ visibility: Visibility) -> some View { unchanged() }
    public nonisolated func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unchanged()
    }

    public nonisolated func onPencilDoubleTap(
        perform action: @escaping (PencilDoubleTapGestureValue) -> Void
    ) -> some View {
        unchanged()
    }
    public nonisolated func onPencilSqueeze(
        perform action: @escaping (PencilSqueezeGesturePhase) -> Void
    ) -> some View {
        unchanged()
    }

    public nonisolated func onLongTouchGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
        onTouchingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        unchanged()
    }
}

public struct DigitalCrownEvent: Sendable, Equatable {
    public let offset: Double
    public let velocity: Double
}

public enum DigitalCrownRotationalSensitivity: Sendable, Hashable {
    case low
    case medium
    case high
}

/// Where a pencil is over a view.
public struct PencilHoverPose: Equatable, Sendable {
    public let location: CGPoint
    public let anchor: UnitPoint
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
}

public struct PencilDoubleTapGestureValue: Equatable, Sendable {
    public let hoverPose: PencilHoverPose?
}

public struct PencilSqueezeGestureValue: Equatable, Sendable {
    public let hoverPose: PencilHoverPose?
}

public enum PencilSqueezeGesturePhase: Equatable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}
