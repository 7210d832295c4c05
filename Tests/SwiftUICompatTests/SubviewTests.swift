import Foundation
import SwiftUICompat
import Testing

@MainActor @Suite struct SubviewTests {
    @Test("a container takes its content apart, and reads what each part says to it")
    func containers() throws {
        let view = Cards {
            box(10, 10).probe("a")
            Group {
                box(10, 10).probe("b").containerValue(\.isWide, true)
                box(10, 10).probe("c")
            }
        }
        #expect(
            try frames(of: view) == ["a": "45 35 10 10", "b": "55 45 10 10", "c": "45 55 10 10", "3": "0 0 100 100"])
    }

    @Test("what is put around a part is the part's environment")
    func environments() throws {
        let view = Tinted { Scheme() }
        #expect(try frames(of: view).keys.sorted() == ["dark"])
    }

    @Test("some of the parts are a view too")
    func slices() throws {
        let view = Group(subviews: VStack { Color.red }) { parts in
            parts[0...].frame(width: CGFloat(parts.count) * 10, height: 10).probe("all")
        }
        #expect(try frames(of: view) == ["all": "45 45 10 10"])
    }

    @Test("a variadic view's root is given the views of its content, with their names and values")
    func variadic() throws {
        let column = _VariadicView.Tree(Marked()) {
            box(10, 10).probe("a")
            ForEach(["x", "y"], id: \.self) { name in box(10, 10).probe(name).id(name)._trait(Heavy.self, name == "x") }
        }
        let marked = try frames(of: VStack(spacing: 0) { column })
        #expect(
            marked == [
                "a": "45 30 10 10", "x": "45 40 10 10", "heavy x": "40 50 20 10", "y": "45 60 10 10",
            ])
        let row = HStack(spacing: 0) {
            _VariadicView.Tree(Pile()) {
                box(10, 10).probe("a"); box(30, 10).probe("b")
            }
        }
        let piled = try frames(of: row)
        #expect(piled == ["a": "45 45 10 10", "b": "35 45 30 10"])
    }

    @Test("a property is brought up to date before the body that reads it")
    func updating() throws {
        #expect(try frames(of: Updating()) == ["7": "45 45 10 10"])
        #expect(try frames(of: box(10, 10).modifier(UpdatingModifier())) == ["7": "45 45 10 10"])
    }

    @Test("animators show what they begin with")
    func animators() throws {
        let phases = PhaseAnimator([10.0, 50]) {
            box($0, 10).probe("p")
        } animation: { _ in
            .bouncy
        }
        #expect(try frames(of: phases) == ["p": "45 45 10 10"])
        let keyframes = box(10, 10).probe("k").keyframeAnimator(initialValue: 1.0, repeating: true) { view, value in
            view.padding(value)
        } keyframes: { _ in
            LinearKeyframe(3, duration: 1)
            SpringKeyframe(1, duration: 1)
        }
        #expect(try frames(of: keyframes) == ["k": "45 45 10 10"])
    }
}

private struct Heavy: _ViewTraitKey {
    static let defaultValue = false
}

/// Puts a bar with its name under each heavy view.
private struct Marked: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
            child
            if child[Heavy.self] { box(20, 10).probe("heavy \(child.id(as: String.self) ?? "nameless")") }
        }
    }
}

private struct Pile: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View { children }
}

private struct Wide: ContainerValueKey {
    static let defaultValue = false
}

extension ContainerValues {
    fileprivate var isWide: Bool {
        get { self[Wide.self] }
        set { self[Wide.self] = newValue }
    }
}

private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(spacing: 0) {
            ForEach(subviews: content) { part in
                part.padding(.leading, part.containerValues.isWide ? 20 : 0)
            }
        }
        .background { Group(subviews: content) { Color.clear.frame(width: 100, height: 100).probe("\($0.count)") } }
    }
}

private struct Tinted<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ForEach(subviews: content) { $0.environment(\.colorScheme, .dark) }
    }
}

private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { box(10, 10).probe(scheme == .dark ? "dark" : "light") }
}

private struct Counter: DynamicProperty {
    var count = 0

    mutating func update() { count = 7 }
}

private struct Updating: View {
    private let name = "a field before"
    private var counter = Counter()

    var body: some View { box(10, 10).probe("\(counter.count)") }
}

private struct UpdatingModifier: ViewModifier {
    private var counter = Counter()

    func body(content: Content) -> some View { content.probe("\(counter.count)") }
}
