import Foundation
import SwiftUICompat
import Testing

@testable import UIKitCompat

/// As apps write one with `UIGestureRecognizerSubclass.h`.
private final class TouchDown: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

private final class Interaction: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    func willMove(to view: UIView?) {}
    func didMove(to view: UIView?) { self.view = view }
}

@Suite("Views of UIKit's")
@MainActor
struct UIViewTests {
    @Test("keep their subviews in order")
    func order() {
        let (view, first, second, third) = (UIView(), UIView(), UIView(), UIView())
        view.addSubview(first)
        view.insertSubview(second, belowSubview: first)
        view.insertSubview(third, aboveSubview: second)
        #expect(view.subviews == [second, third, first])
        view.exchangeSubview(at: 0, withSubviewAt: 2)
        view.insertSubview(third, aboveSubview: second)
        #expect(view.subviews == [first, second, third])
    }

    @Test("know what was added to them, until it is removed")
    func added() {
        let (view, interaction, gesture, guide) = (UIView(), Interaction(), TouchDown(), UILayoutGuide())
        view.addInteraction(interaction)
        view.addGestureRecognizer(gesture)
        view.addLayoutGuide(guide)
        #expect(interaction.view === view && view.gestureRecognizers == [gesture] && view.layoutGuides == [guide])
        view.removeInteraction(interaction)
        view.removeGestureRecognizer(gesture)
        view.removeLayoutGuide(guide)
        #expect(interaction.view == nil && view.gestureRecognizers == [] && view.layoutGuides.isEmpty)
    }

    @Test("gestures of the app's own set their state")
    func gestures() {
        let gesture = TouchDown()
        gesture.touchesBegan([], with: UIEvent())
        #expect(gesture.state == .began)
        gesture.touchesEnded([], with: UIEvent())
        #expect(gesture.state == .recognized)
    }

    @Test("all can be made of nothing")
    func empty() {
        #expect(UIVisualEffectView().effect == nil && UITableViewController().tableView.style == .plain)
        #expect(UIColor() == UIColor.clear && UIAlertAction().title == nil)
    }

    @Test("know where they are in others, and what is hit")
    func places() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView())
        inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        window.addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.window === window)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 26))
        #expect(inner.convert(CGPoint(x: 16, y: 26), from: window) == CGPoint(x: 1, y: 1))
        #expect(window.convert(inner.bounds, from: inner).origin == CGPoint(x: 15, y: 25))
        window.isHidden = false
        #expect(window.hitTest(CGPoint(x: 16, y: 26), with: nil) === inner)
        inner.isUserInteractionEnabled = false
        #expect(window.hitTest(CGPoint(x: 16, y: 26), with: nil) === outer)
        #expect(window.hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)
    }
}
