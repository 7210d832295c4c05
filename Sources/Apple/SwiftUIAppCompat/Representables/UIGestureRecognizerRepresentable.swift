public import Foundation
public import SwiftUICompat
public import UIKitCompat

/// A gesture recogniser of UIKit's as a gesture; a widget takes no gestures.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    @MainActor @preconcurrency func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    @MainActor @preconcurrency func updateUIGestureRecognizer(
        _ recognizer: UIGestureRecognizerType, context: Context)
    @MainActor @preconcurrency func handleUIGestureRecognizerAction(
        _ recognizer: UIGestureRecognizerType, context: Context)
    @MainActor @preconcurrency func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a gesture recogniser is made and updated with.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where a gesture recogniser's touches are in SwiftUI's spaces; no touch comes here.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    public var localLocation: CGPoint { .zero }
    public var localTranslation: CGPoint? { nil }
    public var localVelocity: CGPoint? { nil }
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

extension View {
    public nonisolated func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        unchanged()
    }
}
