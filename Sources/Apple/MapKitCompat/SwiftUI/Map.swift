public import SwiftUICompat

/// What people may do with a map.
///
/// - Compatibility: works
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let pitch = MapInteractionModes(rawValue: 4)
    public static let rotate = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// A map, which cannot be drawn here: a widget that shows one has a sign in its place, as on a phone.
public struct Map<Content: View>: _PrimitiveView {
    public typealias Body = Never
}

/// What a map shows of an app's.
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: _PrimitiveView {
    public typealias Body = Never
}

/// What a map shows of an app's and of its own, of which something can be selected.
public struct MapSelectableContentView<SelectionValue: MapSelectable, Content: MapContent>: _PrimitiveView {
    public typealias Body = Never
}

// Maps where nothing is selected.
extension Map {
    public nonisolated init(
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {}

    public nonisolated init<C: MapContent>(
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {}

    public nonisolated init(
        initialPosition: MapCameraPosition,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {}

    public nonisolated init<C: MapContent>(
        initialPosition: MapCameraPosition,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {}

    public nonisolated init(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {}

    public nonisolated init<C: MapContent>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {}
}

// Maps whose selection is a tag, which one of their own places may be too.
extension Map {
    @_disfavoredOverload
    public nonisolated init<SelectedValue: Hashable>(
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<SelectedValue, EmptyMapContent> {}

    @_disfavoredOverload
    public nonisolated init<SelectedValue: Hashable, C: MapContent>(
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {}

    @_disfavoredOverload
    public nonisolated init<SelectedValue: Hashable>(
        initialPosition: MapCameraPosition,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<SelectedValue, EmptyMapContent> {}

    @_disfavoredOverload
    public nonisolated init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {}

    @_disfavoredOverload
    public nonisolated init<SelectedValue: Hashable>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<SelectedValue, EmptyMapContent> {}

    @_disfavoredOverload
    public nonisolated init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {}
}

// Maps whose selection is one of their own places.
extension Map {
    public nonisolated init(
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<MapFeature?>,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<MapFeature, EmptyMapContent> {}

    public nonisolated init<C: MapContent>(
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<MapFeature?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<MapFeature, C> {}

    public nonisolated init(
        initialPosition: MapCameraPosition,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<MapFeature?>,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<MapFeature, EmptyMapContent> {}

    public nonisolated init<C: MapContent>(
        initialPosition: MapCameraPosition,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<MapFeature?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<MapFeature, C> {}

    public nonisolated init(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<MapFeature?>,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<MapFeature, EmptyMapContent> {}

    public nonisolated init<C: MapContent>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<MapFeature?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<MapFeature, C> {}
}

// Maps whose selection is a tag or one of their own places.
extension Map {
    public nonisolated init<SelectedValue: MapSelectable, C: MapContent>(
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapSelectableContentView<SelectedValue, C> {}

    public nonisolated init<SelectedValue: MapSelectable, C: MapContent>(
        initialPosition: MapCameraPosition,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapSelectableContentView<SelectedValue, C> {}

    public nonisolated init<SelectedValue: MapSelectable, C: MapContent>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapSelectableContentView<SelectedValue, C> {}
}
