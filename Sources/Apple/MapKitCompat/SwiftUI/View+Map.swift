public import SwiftUIAppCompat
public import SwiftUICompat

// No effect, all of them: maps cannot be drawn here, and nobody moves them or selects places.
extension View {
    public nonisolated func mapStyle(_ value: MapStyle) -> some View { self }
    public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
    public nonisolated func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
    public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }

    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }

    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }

    public nonisolated func mapCameraKeyframeAnimator(
        trigger: some Equatable,
        @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
    ) -> some View { self }

    public nonisolated func mapFeatureSelectionDisabled(
        _ selectionDisabled: @escaping (MapFeature) -> Bool
    ) -> some View { self }

    public nonisolated func mapFeatureSelectionContent(
        @MapContentBuilder content: @escaping (MapFeature) -> some MapContent
    ) -> some View { self }

    public nonisolated func mapFeatureSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some View { self }

    public nonisolated func mapItemDetailSheet(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
    ) -> some View { self }

    public nonisolated func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View {
        self
    }

    public nonisolated func mapItemDetailPopover(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
    ) -> some View { self }

    public nonisolated func mapItemDetailPopover(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
    ) -> some View { self }

    public nonisolated func mapItemDetailPopover(
        item: Binding<MKMapItem?>, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
    ) -> some View { self }

    public nonisolated func mapItemDetailPopover(
        item: Binding<MKMapItem?>, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
    ) -> some View { self }

    public nonisolated func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View { self }

    public nonisolated func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View { self }
}
