public import Foundation
public import SwiftUICompat

/// One or more taps.
public struct TapGesture {
    public typealias Value = Void

    public var count: Int

    public nonisolated init(count: Int = 1) { self.count = count }
}

/// One or more taps, with their place.
public struct SpatialTapGesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int

    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
    }

    @_disfavoredOverload
    public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }
}

/// A touch that stays.
public struct LongPressGesture {
    public typealias Value = Bool

    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

/// A touch that moves.
public struct DragGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    public var minimumDistance: CGFloat

    public nonisolated init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
    }

    @_disfavoredOverload
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
    }
}

/// Two touches that come apart or together.
public struct MagnifyGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two touches that come apart or together, by its older name.
public struct MagnificationGesture {
    public typealias Value = CGFloat

    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two touches that turn.
public struct RotateGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two touches that turn, by its older name.
public struct RotationGesture {
    public typealias Value = Angle

    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension TapGesture: _PrimitiveGesture { public typealias Body = Never }
extension SpatialTapGesture: _PrimitiveGesture { public typealias Body = Never }
extension LongPressGesture: _PrimitiveGesture { public typealias Body = Never }
extension DragGesture: _PrimitiveGesture { public typealias Body = Never }
extension MagnifyGesture: _PrimitiveGesture { public typealias Body = Never }
extension MagnificationGesture: _PrimitiveGesture { public typealias Body = Never }
extension RotateGesture: _PrimitiveGesture { public typealias Body = Never }
extension RotationGesture: _PrimitiveGesture { public typealias Body = Never }
