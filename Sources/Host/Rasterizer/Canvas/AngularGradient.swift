import CPango
import Glibc
import WidgetArchive

/// A gradient around a point, for which Cairo has no pattern of its own: a mesh of thin slices.
struct AngularGradient {
    let stops: [GradientStop]
    let center: ArchivePoint
    let startAngle: Double
    let endAngle: Double

    /// A slice is at most this part of a turn, so that its outer edge is nearly an arc.
    private static let slice = 2 * Double.pi / 48

    func mesh(radius: Double) -> OpaquePointer? {
        let mesh = cairo_pattern_create_mesh()
        for (from, to) in slices() {
            let (first, last) = (color(at: from, upper: true), color(at: to, upper: false))
            // The outer edge is a chord, so it has to lie further out than what is covered.
            let reach = radius / cos((to - from) / 2)
            cairo_mesh_pattern_begin_patch(mesh)
            cairo_mesh_pattern_move_to(mesh, center.x, center.y)
            cairo_mesh_pattern_line_to(mesh, center.x + reach * cos(from), center.y + reach * sin(from))
            cairo_mesh_pattern_line_to(mesh, center.x + reach * cos(to), center.y + reach * sin(to))
            cairo_mesh_pattern_line_to(mesh, center.x, center.y)
            for (corner, color) in [first, first, last, last].enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(
                    mesh, guint(corner), color.red, color.green, color.blue, color.alpha)
            }
            cairo_mesh_pattern_end_patch(mesh)
        }
        return mesh
    }

    /// The whole turn from the gradient's start, cut at every stop and where the gradient ends.
    private func slices() -> [(Double, Double)] {
        let turn = 2 * Double.pi
        let span = endAngle - startAngle
        var cuts = [startAngle, startAngle + turn]
        for stop in stops {
            let angle = startAngle + span * stop.location
            if angle > startAngle, angle < startAngle + turn { cuts.append(angle) }
        }
        // Behind the end the last colour goes on to the middle of what is left, and from there the first does.
        if abs(span) < turn { cuts.append(startAngle + (span + turn) / 2) }
        if span > 0, span < turn { cuts.append(startAngle + span) }
        cuts = Set(cuts).sorted()
        var slices: [(Double, Double)] = []
        for (from, to) in zip(cuts, cuts.dropFirst()) {
            let count = max(1, Int(((to - from) / AngularGradient.slice).rounded(.up)))
            for part in 0..<count {
                let step = (to - from) / Double(count)
                slices.append((from + Double(part) * step, from + Double(part + 1) * step))
            }
        }
        return slices
    }

    /// The colour at an angle; where two stops share a place, the one on the side that is asked for.
    private func color(at angle: Double, upper: Bool) -> ArchiveColor {
        let span = endAngle - startAngle
        let turned = angle - startAngle
        let turn = 2 * Double.pi
        guard span > 0 else { return stops[0].color }
        let middle = (span + turn) / 2
        if span < turn, turned > middle || (turned == middle && upper) { return stops[0].color }
        let location = turned / span
        let epsilon = 1e-9
        guard
            let above = stops.firstIndex(where: {
                upper ? $0.location > location + epsilon : $0.location >= location - epsilon
            })
        else { return stops[stops.count - 1].color }
        guard above > 0 else { return stops[0].color }
        let (from, to) = (stops[above - 1], stops[above])
        let part =
            to.location > from.location ? max(0, min(1, (location - from.location) / (to.location - from.location))) : 1
        func mix(_ path: KeyPath<ArchiveColor, Double>) -> Double {
            from.color[keyPath: path] + (to.color[keyPath: path] - from.color[keyPath: path]) * part
        }
        return ArchiveColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
}
