public import CoreLocationCompat
public import SwiftUICompat

/// A view that marks a place on a map.
public struct Annotation<Label: View, Content: View>: MapContent {
    public typealias Body = Never

    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}

    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}

    public init(
        item: MKMapItem, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) where Label == Text {}
}

extension Annotation where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}

    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
        @ViewBuilder content: () -> Content
    ) {}
}

/// Where somebody is, on a map.
public struct UserAnnotation<Content: View>: MapContent {
    public typealias Body = Never

    public init() where Content == DefaultUserAnnotationContent {}
    public init(anchor: UnitPoint = .center) where Content == EmptyView {}
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {}
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {}
}

/// The dot that shows where somebody is.
public struct DefaultUserAnnotationContent: _PrimitiveView {
    public typealias Body = Never
}

/// Where somebody is, which is not known.
public struct UserLocation {
    public var location: CLLocation? { nil }
    public var heading: CLHeading? { nil }
}
