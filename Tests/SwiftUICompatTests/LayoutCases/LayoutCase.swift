import Foundation
import SwiftUICompat
import Testing

/// A view, and where a rule of SwiftUI's puts its probed parts.
struct LayoutCase: Sendable, CustomTestStringConvertible {
    /// The rule that the frames follow from.
    let reason: String
    /// The frames by their probes' names, each "x y width height"; "_" stands for any number.
    let expected: [String: String]
    private let layOut: @MainActor @Sendable () throws -> [String: String]

    fileprivate init(
        reason: String, expected: [String: String], layOut: @escaping @MainActor @Sendable () throws -> [String: String]
    ) {
        self.reason = reason
        self.expected = expected
        self.layOut = layOut
    }

    var testDescription: String { reason }

    /// The frames as they are laid out, but for the numbers that may be any.
    @MainActor func frames() throws -> [String: String] {
        let found = try layOut()
        return found.reduce(into: found) { masked, frame in
            guard let pattern = expected[frame.key]?.split(separator: " ") else { return }
            let numbers = frame.value.split(separator: " ")
            guard numbers.count == pattern.count else { return }
            masked[frame.key] = zip(numbers, pattern).map { $1 == "_" ? "_" : $0 }.joined(separator: " ")
        }
    }
}

/// Cases in the order in which they are written.
final class LayoutTable {
    private var cases: [LayoutCase] = []

    static func cases(_ write: (LayoutTable) -> Void) -> [LayoutCase] {
        let table = LayoutTable()
        write(table)
        return table.cases
    }

    /// Adds a view in a container, and the frames that the rule gives.
    func callAsFunction<V: View>(
        _ reason: String, width: CGFloat = 100, height: CGFloat = 100, direction: LayoutDirection = .leftToRight,
        scale: CGFloat = 1, _ expected: [String: String], @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) {
        cases.append(
            LayoutCase(reason: reason, expected: expected) {
                var environment = EnvironmentValues.onePixel
                environment.layoutDirection = direction
                environment.displayScale = scale
                return try SwiftUICompatTests.frames(
                    of: view(), width: width, height: height, environment: environment)
            })
    }
}

extension View {
    /// Makes the view's frame show up beside those of the views in it.
    nonisolated func framed(_ name: String) -> some View {
        overlay { Color.clear.probe(name) }
    }
}
