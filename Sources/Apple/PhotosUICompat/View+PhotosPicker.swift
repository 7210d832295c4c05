public import PhotosCompat
public import SwiftUICompat

extension View {
    /// Lets photos be picked, which nobody does in a widget.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { self }

    /// Lets photos be picked, which nobody does in a widget.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View { self }

    /// Lets photos be picked, which nobody does in a widget.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { self }

    /// Lets photos be picked, which nobody does in a widget.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View { self }

    /// No effect: no picker is shown.
    public nonisolated func photosPickerStyle(_ mode: PhotosPickerStyle) -> some View { self }
    /// No effect: no picker is shown.
    public nonisolated func photosPickerDisabledCapabilities(
        _ disabledCapabilities: PHPickerCapabilities
    ) -> some View { self }
    /// No effect: no picker is shown.
    public nonisolated func photosPickerAccessoryVisibility(
        _ visibility: Visibility, edges: Edge.Set = .all
    ) -> some View { self }
}
