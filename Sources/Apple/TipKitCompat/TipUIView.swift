public import Foundation
public import SwiftUICompat
public import UIKitCompat

// What an app shows of tips with UIKit. Nothing of it is drawn.

@MainActor @preconcurrency
public final class TipUIView: UIView {
    public var backgroundStyle: any ShapeStyle = .background
    public var cornerRadius: CGFloat = 0
    public var imageSize: CGSize = .zero
    public var imageStyle: (any ShapeStyle)?
    public var viewStyle: (any TipViewStyle)?

    public convenience init(
        _ tip: any Tip, arrowEdge: Edge? = nil,
        actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {
        self.init(frame: .zero)
    }
}

@MainActor @preconcurrency
public final class TipUIPopoverViewController: UIViewController {
    public var imageSize: CGSize = .zero
    public var imageStyle: (any ShapeStyle)?
    public var viewStyle: (any TipViewStyle)?

    public convenience init(
        _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
        actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {
        self.init(nibName: nil, bundle: nil)
    }
}

@MainActor @preconcurrency
public final class TipUICollectionViewCell: UICollectionViewCell {
    public var backgroundStyle: any ShapeStyle = .background
    public var cornerRadius: CGFloat = 0
    public var imageSize: CGSize = .zero
    public var imageStyle: (any ShapeStyle)?
    public var viewStyle: (any TipViewStyle)?

    @discardableResult
    public func configureTip(
        _ tip: any Tip, arrowEdge: Edge? = nil,
        actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> Self { self }
}

@MainActor @preconcurrency
public final class TipUICollectionReusableView: UICollectionReusableView {
    public var backgroundStyle: any ShapeStyle = .background
    public var cornerRadius: CGFloat = 0
    public var imageSize: CGSize = .zero
    public var imageStyle: (any ShapeStyle)?
    public var viewStyle: (any TipViewStyle)?

    @discardableResult
    public func configureTip(
        _ tip: any Tip, arrowEdge: Edge? = nil,
        actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> Self { self }
}
