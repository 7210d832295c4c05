import Foundation
import Testing

@testable import UIKitCompat

@Suite("Stack views")
@MainActor
struct UIStackViewTests {
    @Test("make subviews of what they arrange, and move what they arrange already")
    func arranging() {
        let (first, second, third) = (UIView(), UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.insertArrangedSubview(third, at: 0)
        #expect(stack.arrangedSubviews == [third, first, second] && stack.subviews == [first, second, third])
        stack.insertArrangedSubview(second, at: 0)
        stack.addArrangedSubview(third)
        #expect(stack.arrangedSubviews == [second, first, third] && stack.subviews == [first, second, third])
        stack.bringSubviewToFront(first)
        #expect(stack.arrangedSubviews == [second, first, third] && stack.subviews == [second, third, first])
    }

    @Test("keep as a subview what they arrange no more, and arrange no more what is none")
    func removing() {
        let (first, second, other) = (UIView(), UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.removeArrangedSubview(first)
        #expect(stack.arrangedSubviews == [second] && stack.subviews == [first, second])
        second.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [first])
        stack.addArrangedSubview(first)
        other.addSubview(first)
        #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty && other.subviews == [first])
    }

    @Test("have spacings of their own after views that they arrange")
    func spacing() {
        let (first, other) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first])
        #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(4, after: first)
        stack.setCustomSpacing(4, after: other)
        #expect(stack.customSpacing(after: first) == 4)
        #expect(stack.customSpacing(after: other) == UIStackView.spacingUseDefault)
    }
}
