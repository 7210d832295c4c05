import Foundation
import Testing

@testable import UIKitCompat

@Suite("Bars, and controllers that have them")
@MainActor
struct UIBarsTests {
    @Test("a navigation controller is around the screens of its stack, and keeps the first")
    func navigation() {
        let (root, second, third) = (UIViewController(), UIViewController(), UIViewController())
        root.title = "Root"
        let controller = UINavigationController(rootViewController: root)
        controller.pushViewController(second, animated: false)
        controller.pushViewController(third, animated: false)
        #expect(third.navigationController === controller && controller.children == [root, second, third])
        #expect(controller.navigationBar.backItem === second.navigationItem)
        #expect(controller.popViewController(animated: false) === third && third.navigationController == nil)
        #expect(controller.popToRootViewController(animated: false) == [second])
        #expect(controller.popViewController(animated: false) == nil && controller.viewControllers == [root])
        #expect(controller.navigationBar.topItem?.title == "Root")
        controller.setViewControllers([third, root], animated: false)
        #expect(controller.topViewController === root && third.parent === controller)
    }

    @Test("a tab bar controller selects again what it had selected, or what is in its place")
    func tabs() {
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        let controller = UITabBarController()
        #expect(controller.selectedIndex == NSNotFound)
        controller.viewControllers = [first, second]
        #expect(controller.selectedIndex == 0 && first.tabBarController === controller)
        controller.selectedIndex = 1
        controller.viewControllers = [second, first, third]
        #expect(controller.selectedIndex == 0 && controller.selectedViewController === second)
        controller.viewControllers = [third]
        #expect(controller.selectedViewController === third && second.parent == nil)
        #expect(controller.tabBar.items?.map(ObjectIdentifier.init) == [ObjectIdentifier(third.tabBarItem)])
    }

    @Test("a screen's title is its items' title")
    func titles() {
        let screen = UIViewController()
        screen.title = "One"
        #expect(screen.navigationItem.title == "One" && screen.tabBarItem.title == "One")
        screen.title = "Two"
        #expect(screen.navigationItem.title == "Two" && screen.tabBarItem.title == "Two")
    }

    @Test("items take the look of their action, and are in one group at a time")
    func items() {
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in })
        #expect(item.title == "Add")
        #expect(UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "Add") { _ in }).title == nil)
        let first = item.creatingFixedGroup()
        let second = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
        #expect(first.barButtonItems.isEmpty && second.barButtonItems == [item])
        let navigation = UINavigationItem(title: "")
        navigation.rightBarButtonItem = item
        #expect(navigation.rightBarButtonItems == [item])
        #expect(UIBarButtonItem.fixedSpace(8).width == 8)
    }

    @Test("an appearance's copy is one of its own")
    func copies() throws {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.buttonAppearance.normal.titlePositionAdjustment.vertical = 2
        let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
        appearance.buttonAppearance.normal.titlePositionAdjustment.vertical = 3
        #expect(copy.backgroundColor == .systemBackground)
        #expect(copy.buttonAppearance.normal.titlePositionAdjustment.vertical == 2)
    }

    @Test("each class has its proxies")
    func proxies() {
        UITableView.appearance().backgroundColor = .clear
        UICollectionView.appearance().backgroundColor = .red
        #expect(UITableView.appearance().backgroundColor == .clear)
        #expect(UITableView.appearance(whenContainedInInstancesOf: [UIStackView.self]).backgroundColor == nil)
        UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 1], for: .normal)
        #expect(UIBarButtonItem.appearance().titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
        #expect(UIStackView.appearance().axis == .horizontal && UIActivityIndicatorView.appearance().style == .medium)
    }
}
