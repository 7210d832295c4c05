import Foundation
import WidgetProtocol

/// The sign that a phone draws in place of a view that widgets do not show: forbidden, in red on yellow.
struct NotShownView: View {
    /// The view's type, without what it is generic over.
    let type: String

    init(_ type: Any.Type) { self.type = String(String(describing: type).prefix { $0 != "<" }) }

    var body: some View {
        Diagnostics.report(
            Warning(
                .viewNotShown, "\(type) is not shown in a widget; a phone draws a sign in its place, as is done here",
                hint: "Show the same with stacks, grids, texts and images.", subject: type))
        return Rectangle().foregroundStyle(.yellow).overlay {
            ForbiddenSign().aspectRatio(1, contentMode: .fit).frame(maxWidth: 44, maxHeight: 44)
                .foregroundStyle(.red).padding(2)
        }
        .unredacted()
    }
}

/// A ring with a bar from its upper left to its lower right, as thick as its size asks for.
private struct ForbiddenSign: Shape {
    func path(in rect: CGRect) -> Path {
        let width = rect.width * 5 / 44
        let ring = rect.insetBy(dx: width / 2, dy: width / 2)
        let reach = ring.width / 2 * 0.5.squareRoot()
        var path = Path(ellipseIn: ring)
        path.move(to: CGPoint(x: rect.midX - reach, y: rect.midY - reach))
        path.addLine(to: CGPoint(x: rect.midX + reach, y: rect.midY + reach))
        return path.strokedPath(StrokeStyle(lineWidth: width))
    }
}
