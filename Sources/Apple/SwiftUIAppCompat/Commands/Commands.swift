public import SwiftUICompat

/// Commands in a Mac's menus, or behind an iPad's keys.
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Commands that the framework knows by itself.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) is known to the framework and has no body") }
}

extension Never: Commands {}

/// Makes commands out of the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        TupleCommands(value: (repeat each content))
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
    public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalCommands<T, F> { .first(first) }
    public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalCommands<T, F> {
        .second(second)
    }
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}

public struct EmptyCommands {
    public nonisolated init() {}
}

extension EmptyCommands: _PrimitiveCommands {}
extension Optional: Commands, _PrimitiveCommands where Wrapped: Commands {}

/// Several commands, as a builder's block makes them.
struct TupleCommands<T> {
    let value: T

    nonisolated init(value: T) { self.value = value }
}

extension TupleCommands: _PrimitiveCommands {}

/// One of two commands, as `if`/`else` makes them.
public enum _ConditionalCommands<First: Commands, Second: Commands> {
    case first(First)
    case second(Second)
}

extension _ConditionalCommands: _PrimitiveCommands {}

/// A menu of its own.
public struct CommandMenu<Content: View> {
    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public nonisolated init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
    public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands put to those of the system.
public struct CommandGroup<Content: View> {
    public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

extension CommandMenu: _PrimitiveCommands {}
extension CommandGroup: _PrimitiveCommands {}

/// Where the system has commands.
public struct CommandGroupPlacement: Sendable {
    private let name: String

    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let help = CommandGroupPlacement(name: "help")
}

public struct SidebarCommands { public nonisolated init() {} }
public struct ToolbarCommands { public nonisolated init() {} }
public struct TextEditingCommands { public nonisolated init() {} }
public struct TextFormattingCommands { public nonisolated init() {} }
public struct ImportFromDevicesCommands { public nonisolated init() {} }
public struct InspectorCommands { public nonisolated init() {} }

extension SidebarCommands: _PrimitiveCommands {}
extension ToolbarCommands: _PrimitiveCommands {}
extension TextEditingCommands: _PrimitiveCommands {}
extension TextFormattingCommands: _PrimitiveCommands {}
extension ImportFromDevicesCommands: _PrimitiveCommands {}
extension InspectorCommands: _PrimitiveCommands {}
