import Foundation
import Testing
import UIKitCompat

@Suite("Animations of layers")
struct CAAnimationTests {
    @Test("begin as Core Animation's do")
    func defaults() {
        let transition = CATransition()
        #expect(transition.type == .fade && transition.subtype == nil && transition.endProgress == 1)
        #expect(transition.fillMode == .removed && transition.speed == 1 && transition.isRemovedOnCompletion)
        let frames = CAKeyframeAnimation(keyPath: "position")
        #expect(frames.keyPath == "position" && frames.calculationMode == .linear && frames.rotationMode == nil)
        let spring = CASpringAnimation(keyPath: "bounds")
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
        #expect((1...2).contains(spring.settlingDuration))
    }

    @Test("are over when they are made")
    func transactions() {
        var isDone = false
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setCompletionBlock { isDone = true }
        CATransaction.commit()
        #expect(isDone)
    }
}
