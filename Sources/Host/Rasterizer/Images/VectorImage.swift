import CPango
import CRSVG
import WidgetArchive

/// An SVG file, drawn by librsvg.
///
/// It is drawn from memory, with no address of its own: librsvg opens nothing that it refers to, by whatever path.
enum VectorImage {
    /// Draws the whole image into the frame; false if it cannot be read.
    static func draw(_ bytes: [UInt8], in frame: ArchiveRect, on cairo: OpaquePointer) -> Bool {
        let handle = bytes.withUnsafeBufferPointer {
            rsvg_handle_new_from_data($0.baseAddress, gsize($0.count), nil)
        }
        guard let handle else { return false }
        defer { g_object_unref(handle) }
        var viewport = RsvgRectangle(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        return rsvg_handle_render_document(handle, cairo, &viewport, nil) != 0
    }
}
