public import AVFoundationCompat
public import SwiftUICompat

/// A film on an app's screen; a widget cannot draw it.
public struct VideoPlayer<VideoOverlay: View>: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {}
}

extension VideoPlayer where VideoOverlay == EmptyView {
    public nonisolated init(player: AVPlayer?) {}
}
