public import CoreLocationCompat
public import SwiftUICompat

/// A balloon that marks a place on a map.
public struct Marker<Label: View>: MapContent {
    public typealias Body = Never

    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}

    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) where Label == Text {}

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D) where Label == Text {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) where Label == Text {}

    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D)
    where Label == SwiftUICompat.Label<Text, Text> {}

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, monogram: Text, coordinate: CLLocationCoordinate2D)
    where Label == SwiftUICompat.Label<Text, Text> {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D)
    where Label == SwiftUICompat.Label<Text, Text> {}

    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D)
    where Label == SwiftUICompat.Label<Text, Image> {}

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, coordinate: CLLocationCoordinate2D)
    where Label == SwiftUICompat.Label<Text, Image> {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D)
    where Label == SwiftUICompat.Label<Text, Image> {}

    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D)
    where Label == SwiftUICompat.Label<Text, Image> {}

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: String, coordinate: CLLocationCoordinate2D)
    where Label == SwiftUICompat.Label<Text, Image> {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D)
    where Label == SwiftUICompat.Label<Text, Image> {}

    public init(item: MKMapItem) where Label == Text {}
}
