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
}
