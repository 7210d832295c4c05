import Foundation
import SwiftUICompat
import Testing

@Suite struct KeyframeTests {
    private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

    /// The values at times, to a millionth.
    private func values(_ timeline: KeyframeTimeline<Double>, at times: [Double]) -> [Double] {
        times.map { (timeline.value(time: $0) * 1e6).rounded() / 1e6 }
    }

    @Test("a timeline is as long as its keyframes together, and keeps its last value")
    func linear() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 2)
            LinearKeyframe(0, duration: 1)
        }
        #expect(timeline.duration == 3)
        #expect(values(timeline, at: [-1, 0, 1, 2, 2.5, 3, 9]) == [0, 0, 5, 10, 5, 0, 0])
        #expect(isNear(timeline.value(progress: 0.5), 7.5))
    }

    @Test("a linear keyframe follows its timing curve")
    func timingCurves() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(2, duration: 2, timingCurve: .easeIn) }
        #expect(isNear(timeline.value(time: 1), 2 * UnitCurve.easeIn.value(at: 0.5)))
    }

    @Test("a move takes no time")
    func moves() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            MoveKeyframe(5)
            LinearKeyframe(15, duration: 1)
            MoveKeyframe(1)
        }
        #expect(timeline.duration == 1)
        #expect(values(timeline, at: [0, 0.5, 1]) == [5, 10, 1])
    }

    @Test("a single cubic keyframe begins and ends at rest")
    func cubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 1) }
        #expect(values(timeline, at: [0, 0.25, 0.5, 1]) == [0, 0.15625, 0.5, 1])
    }

    @Test("adjacent cubic keyframes are a Catmull-Rom spline")
    func splines() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(3, duration: 1)
        }
        // The velocity between them is that from the point before to the point after, 3 in 2 seconds.
        #expect(isNear(timeline.value(time: 0.5), 0.3125))
        #expect(isNear(timeline.value(time: 1.5), 2.1875))
    }

    @Test("a cubic keyframe takes over the velocity of another kind beside it")
    func joints() {
        let before = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            LinearKeyframe(3, duration: 1)
        }
        #expect(isNear(before.value(time: 0.5), 0.25))
        let after = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(2, duration: 1)
            CubicKeyframe(2, duration: 1)
        }
        #expect(isNear(after.value(time: 1.5), 2.25))
    }

    @Test("velocities may be stated")
    func velocities() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(0, duration: 1, startVelocity: 4, endVelocity: -8)
        }
        #expect(isNear(timeline.value(time: 0.5), 1.5))
    }

    @Test("a spring's keyframe moves as the spring does, until it has settled")
    func springs() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 1.0) { SpringKeyframe(3, spring: spring) }
        #expect(isNear(timeline.value(time: 0.2), 1 + 2 * spring.value(target: 1.0, time: 0.2)))
        #expect(abs(timeline.value(time: timeline.duration) - 3) < 0.001)
        let short = KeyframeTimeline(initialValue: 1.0) { SpringKeyframe(3, duration: 0.1, spring: spring) }
        #expect(short.duration == 0.1)
    }

    @Test("springs move as their equation says")
    func springMotion() {
        // Without bounce: 1 - (1 + wt) exp(-wt), with a period of half a second.
        #expect(abs(Spring(duration: 0.5).value(target: 1.0, time: 0.5) - 0.986399) < 1e-5)
        let bouncy = Spring(duration: 0.5, bounce: 0.4)
        #expect(stride(from: 0, to: 1, by: 0.01).contains { bouncy.value(target: 1.0, time: $0) > 1.01 })
        let slow = Spring(mass: 1, stiffness: 100, damping: 60, allowOverDamping: true)
        #expect(stride(from: 0, to: 3, by: 0.01).allSatisfy { slow.value(target: 1.0, time: $0) <= 1 })
        for spring in [.smooth, bouncy, slow] as [Spring] {
            #expect(spring.velocity(target: 1.0, initialVelocity: 2, time: 0) == 2)
            #expect(abs(spring.value(target: 1.0, time: spring.settlingDuration) - 1) < 0.00101)
            let step = 1e-5
            let slope = (spring.value(target: 1.0, time: 0.1 + step) - spring.value(target: 1.0, time: 0.1)) / step
            #expect(abs(slope - spring.velocity(target: 1.0, time: 0.1)) < 0.01)
            var (value, velocity) = (0.0, 0.0)
            for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.01) }
            #expect(isNear(value, spring.value(target: 1.0, time: 0.1)))
        }
    }

    private struct Place {
        var x = 0.0
        var y = 0.0
    }

    @Test("tracks change properties side by side, the last one of those that change the same")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\.y) { LinearKeyframe(100, duration: 1) }
            KeyframeTrack(\.y) {
                MoveKeyframe(1)
                LinearKeyframe(3, duration: 2)
            }
        }
        #expect(timeline.duration == 2)
        #expect(isNear(timeline.value(time: 0.5).x, 5))
        #expect(timeline.value(time: 1.5).x == 10)
        #expect(isNear(timeline.value(time: 1).y, 2))
    }

    @Test("keyframes may be of points, and made in loops and branches", arguments: [true, false])
    func builders(isLong: Bool) {
        let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
            for step in 1...3 { LinearKeyframe(CGPoint(x: step, y: 0), duration: 1) }
            if isLong {
                LinearKeyframe(CGPoint(x: 0, y: 10), duration: 10)
            } else {
                MoveKeyframe(CGPoint(x: 9, y: 9))
            }
        }
        #expect(timeline.duration == (isLong ? 13 : 3))
        #expect(isNear(timeline.value(time: 2.5).x, 2.5))
    }

    @Test("keyframes and their content may be made of others")
    func compositions() {
        let timeline = KeyframeTimeline(initialValue: Place()) { Hop(height: 4) }
        #expect(timeline.duration == 2)
        #expect(isNear(timeline.value(time: 0.5).y, 2))
        #expect(isNear(timeline.value(time: 1.5).y, 2))
    }

    private struct Hop: Keyframes {
        let height: Double

        var body: some Keyframes<Place> {
            KeyframeTrack(\.y) { UpAndDown(height: height) }
        }
    }

    private struct UpAndDown: KeyframeTrackContent {
        let height: Double

        var body: some KeyframeTrackContent<Double> {
            LinearKeyframe(height, duration: 1)
            LinearKeyframe(0, duration: 1)
        }
    }
}
