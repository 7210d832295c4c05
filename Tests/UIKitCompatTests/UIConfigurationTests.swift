import Foundation
import Testing

@testable import UIKitCompat

private enum DensityTrait: UITraitDefinition {
    static var defaultValue: Int { 1 }
}

@Suite("Configurations and traits of UIKit's")
@MainActor
struct UIConfigurationTests {
    @Test("of buttons keep what is set and take what the action has")
    func buttons() {
        var configuration = UIButton.Configuration.filled()
        #expect(configuration == .filled() && configuration != .plain())
        configuration.imagePlacement = .trailing
        configuration.subtitle = "Later"
        let button = UIButton(configuration: configuration, primaryAction: UIAction(title: "Send") { _ in })
        #expect(button.configuration?.title == "Send" && button.configuration?.subtitle == "Later")
        #expect(button.configuration?.imagePlacement == .trailing)
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { button in
            states.append(button.state)
            button.configuration?.showsActivityIndicator = true
        }
        button.isEnabled = false
        button.isSelected = true
        button.setNeedsUpdateConfiguration()
        #expect(states == [.normal, [.disabled, .selected]])
    }

    @Test("of buttons' states fall back to the normal one")
    func states() {
        let button = UIButton(type: .system)
        button.setTitle("A", for: .normal)
        button.setTitle("B", for: .selected)
        #expect(button.title(for: .highlighted) == "A" && button.currentTitle == "A")
        button.isSelected = true
        #expect(button.currentTitle == "B" && button.currentTitleColor == button.tintColor)
    }

    @Test("transform colours")
    func colors() {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColorTransformer = .grayscale
        var white: CGFloat = 0
        background.resolvedBackgroundColor(for: UIColor(red: 1, green: 0, blue: 0, alpha: 1)).getWhite(
            &white, alpha: nil)
        #expect(abs(white - 0.299) < 0.01)
        let other = background
        #expect(background == other)
        background.backgroundColorTransformer = .grayscale
        #expect(background != other)
    }

    @Test("of traits state some, and leave the rest to what is around")
    func traits() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection { $0[DensityTrait.self] = 3 },
        ])
        #expect(traits.userInterfaceStyle == .dark && traits.horizontalSizeClass == .regular)
        #expect(traits[DensityTrait.self] == 3 && traits.verticalSizeClass == .regular)
        #expect(UITraitCollection.current[DensityTrait.self] == 1)
        let light = traits.modifyingTraits { $0.userInterfaceStyle = .light }
        #expect(light.hasDifferentColorAppearance(comparedTo: traits) && light[DensityTrait.self] == 3)
        #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    }

    @Test("animate to the end at once")
    func animators() {
        let view = UIView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.alpha = 0 }
        animator.addCompletion { ends.append($0) }
        #expect(view.alpha == 1 && animator.state == .inactive)
        animator.startAnimation()
        #expect(view.alpha == 0 && ends == [.end] && animator.fractionComplete == 1)
    }
}
