import Foundation
import Testing
import UIKitCompat

@Suite("Auto Layout")
@MainActor
struct AutoLayoutTests {
    private let parent = UIView()
    private let first = UIView()
    private let second = UIView()

    init() {
        parent.addSubview(first)
        parent.addSubview(second)
    }

    @Test("constraints keep what was asked for")
    func kept() {
        let size = first.widthAnchor.constraint(greaterThanOrEqualTo: second.heightAnchor, multiplier: 2, constant: 3)
        #expect(size.firstItem === first && size.firstAttribute == .width && size.relation == .greaterThanOrEqual)
        #expect(size.secondItem === second && size.secondAttribute == .height)
        #expect(size.multiplier == 2 && size.constant == 3 && size.priority == .required)
        let fixed = first.heightAnchor.constraint(equalToConstant: 44)
        #expect(fixed.secondItem == nil && fixed.secondAttribute == .notAnAttribute && fixed.constant == 44)
        let spaced = second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2)
        #expect(spaced.constant == 16)
        #expect(first.topAnchor == first.topAnchor && first.topAnchor != second.topAnchor)
    }

    @Test("an active one is held by the closest view that has its items")
    func active() {
        let beside = first.leadingAnchor.constraint(equalTo: second.trailingAnchor)
        let fixed = first.heightAnchor.constraint(equalToConstant: 44)
        NSLayoutConstraint.activate([beside, fixed])
        #expect(parent.constraints == [beside] && first.constraints == [fixed] && fixed.isActive)
        parent.removeConstraint(beside)
        #expect(!beside.isActive && parent.constraints.isEmpty)
        let other = UIView()
        let apart = first.topAnchor.constraint(equalTo: other.topAnchor)
        apart.isActive = true
        #expect(!apart.isActive && apart.secondItem === other)
        let guide = UILayoutGuide()
        parent.addLayoutGuide(guide)
        let guided = guide.topAnchor.constraint(equalTo: first.topAnchor)
        guided.isActive = true
        #expect(guide.owningView === parent && parent.constraints == [guided])
    }

    @Test("a visual format is read, with its sizes, gaps and priorities")
    func visualFormat() throws {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[a(>=w)]-(4@750)-[b(a)]-|", options: .alignAllTop, metrics: ["w": 30],
            views: ["a": first, "b": second])
        #expect(made.map(\.constant) == [20, 30, 4, 0, 20, 0])
        #expect(made.map(\.firstAttribute) == [.leading, .width, .leading, .width, .trailing, .top])
        #expect(made[2].priority == .defaultHigh && made[1].relation == .greaterThanOrEqual)
        #expect(made[3].secondItem === first && made[4].firstItem === parent)
        for wrong in ["[", "[c]", "|-(x)-[a]", "[a]-[b", "[a]|[b]"] {
            let made = NSLayoutConstraint.constraints(
                withVisualFormat: wrong, metrics: nil, views: ["a": first, "b": second])
            #expect(made.isEmpty, "\(wrong)")
        }
    }

    @Test("priorities of a view's content are kept, for each axis")
    func priorities() {
        first.setContentHuggingPriority(.required, for: .vertical)
        #expect(first.contentHuggingPriority(for: .vertical) == .required)
        #expect(first.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }

    @Test("a view's own guides have the frame that its insets leave")
    func guides() {
        parent.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
        #expect(parent.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
        #expect(parent.edgeInsets(for: .margins()) == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test("geometry is written as text, and read")
    func coding() {
        let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: -3, right: 0)
        #expect(NSCoder.string(for: insets) == "{1, 2.5, -3, 0}")
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.cgSize(for: "wide") == .zero)
    }
}
