import CPango
import WidgetArchive

/// An SVG or PDF that Cairo writes into memory.
final class VectorDocument {
    private let surface: OpaquePointer
    private let format: RenderOptions.Format
    private let output = Output()

    private final class Output {
        var bytes: [UInt8] = []
    }

    init(format: RenderOptions.Format, size: ArchiveSize) {
        self.format = format
        let write: cairo_write_func_t = { closure, data, count in
            let output = Unmanaged<Output>.fromOpaque(closure!).takeUnretainedValue()
            output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
            return CAIRO_STATUS_SUCCESS
        }
        // The output lives as long as the surface does: both are this object's.
        let closure = Unmanaged.passUnretained(output).toOpaque()
        if format == .svg {
            surface = cairo_svg_surface_create_for_stream(write, closure, size.width, size.height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
        } else {
            surface = cairo_pdf_surface_create_for_stream(write, closure, size.width, size.height)
            // Cairo would write the time of day.
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        }
    }

    deinit { cairo_surface_destroy(surface) }

    /// The caller destroys it before `finish`.
    func context() -> OpaquePointer { cairo_create(surface) }

    /// The document's bytes; an SVG's with its texts and roles.
    func finish(_ text: KeptText?, roles: SVGElement?) throws(RasterizerError) -> [UInt8] {
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw .encoding(String(cString: cairo_status_to_string(status))) }
        guard format == .svg else { return output.bytes }
        let svg = VectorDocument.renumbered(output.bytes)
        return VectorDocument.hiding(text?.written(into: svg) ?? svg, behind: roles)
    }

    /// Hides the drawing from assistive technologies, which get the roles of its elements instead.
    private static func hiding(_ svg: [UInt8], behind roles: SVGElement?) -> [UInt8] {
        guard let roles, let root = svg.firstRange(of: "<svg ".utf8),
            let start = svg[root.upperBound...].firstIndex(of: UInt8(ascii: "\n")),
            let end = svg.lastIndex(of: UInt8(ascii: "<"))
        else { return svg }
        let hidden = Array("\n<g aria-hidden=\"true\">".utf8) + svg[start..<end]
        return svg[..<start] + hidden + "</g>\n\(roles.text)\n".utf8 + svg[end...]
    }

    /// Numbers the ids in the order of their appearance.
    ///
    /// Cairo counts surfaces up over the whole process, so that the same picture would have other ids each time.
    static func renumbered(_ svg: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(svg.count)
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        var index = 0
        while index < svg.count {
            let byte = svg[index]
            result.append(byte)
            index += 1
            // Ids stand behind `id="`, and are referred to behind `#`.
            let isReference = byte == UInt8(ascii: "#")
            let isDefinition = byte == UInt8(ascii: "\"") && svg[..<(index - 1)].suffix(4).elementsEqual(" id=".utf8)
            guard isReference || isDefinition else { continue }
            let name = svg[index...].prefix { isWord($0) }
            guard let first = name.first, first >= UInt8(ascii: "a"), name.contains(where: isDigit) else { continue }
            let number = numbers[name] ?? numbers.count
            numbers[name] = number
            result.append(contentsOf: "i\(number)".utf8)
            index = name.endIndex
        }
        return result
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "-")
            || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
