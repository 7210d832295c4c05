import Foundation
import WidgetProtocol

/// A marked box in place of a view that the build left out, with the name of what that needs.
public struct _LeftOutView {
    private let missing: String
    private let file: String
    private let line: Int

    public nonisolated init(_ missing: String, _ file: String, _ line: Int) {
        self.missing = missing
        self.file = file
        self.line = line
    }
}

extension _LeftOutView: View {
    public var body: some View {
        Diagnostics.report(.leftOut(missing, file: file, line: line))
        return Text(verbatim: missing).font(.caption2).lineLimit(2).minimumScaleFactor(0.5).unredacted()
            .foregroundStyle(.secondary).padding(2)
            .overlay { Rectangle().stroke(style: StrokeStyle(lineWidth: 1, dash: [3, 2])).foregroundStyle(.secondary) }
    }
}

extension View {
    /// The view, in place of a modifier of it that the build left out.
    public nonisolated func _withoutModifier(_ missing: String, _ file: String, _ line: Int) -> Self {
        Diagnostics.report(.leftOut(missing, file: file, line: line))
        return self
    }
}
