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
            ZStack {
                Circle().strokeBorder(lineWidth: 5)
                Rectangle().frame(width: 5).padding(2).rotationEffect(.degrees(-45))
            }
            .aspectRatio(1, contentMode: .fit).frame(maxWidth: 44, maxHeight: 44).foregroundStyle(.red).padding(2)
        }
        .unredacted()
    }
}
