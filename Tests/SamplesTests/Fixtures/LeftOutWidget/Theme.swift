import UIKit

extension UIColor {
    static var brand: UIColor { systemSparkle }
}

class Player: UIViewController {
    func start() { title = "Playing" }
}

extension Player {
    func pause() { setNeedsUpdateOfSparkles() }
}
