public import Foundation
public import SwiftUICompat

// How a presented view looks and behaves; a widget presents nothing.

extension View {
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { unchanged() }
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        unchanged()
    }
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { unchanged() }
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { unchanged() }
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { unchanged() }
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        unchanged()
    }
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        unchanged()
    }
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        unchanged()
    }
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        unchanged()
    }
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        unchanged()
    }
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { unchanged() }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String

    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "fraction \(fraction)")
    }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height \(height)") }
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(name: "custom \(type)")
    }

    /// What a detent may know when it chooses its height.
    @dynamicMemberLookup
    public struct Context {
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// A height at which a sheet rests, computed.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    static func height(in context: Context) -> CGFloat?
}

/// What can be done with the screen behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
    private let name: String

    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

public struct PresentationAdaptation: Sendable {
    private let name: String

    public static let automatic = PresentationAdaptation(name: "automatic")
    public static let none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover")
    public static let sheet = PresentationAdaptation(name: "sheet")
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// How large a sheet is.
public protocol PresentationSizing: Sendable {}

public struct AutomaticPresentationSizing: PresentationSizing {}
public struct FittedPresentationSizing: PresentationSizing {}
public struct FormPresentationSizing: PresentationSizing {}
public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
