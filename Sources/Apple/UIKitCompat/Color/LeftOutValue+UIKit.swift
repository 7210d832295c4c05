import FoundationCompat

extension UIColor: LeftOutObject {
    package static var leftOut: Self? { UIColor.gray as? Self }
}

extension UIImage: LeftOutObject {
    package static var leftOut: Self? { UIImage() as? Self }
}

extension UIFont: LeftOutObject {
    package static var leftOut: Self? { UIFont.systemFont(ofSize: UIFont.systemFontSize) as? Self }
}
