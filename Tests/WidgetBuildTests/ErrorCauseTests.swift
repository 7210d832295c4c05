import Testing

@testable import WidgetBuild

@Suite("An error of the compiler's")
struct ErrorCauseTests {
    /// A target whose `Shared.swift` imports a package that is not here, beside a `View.swift` that does not.
    private var causes: ErrorCauses {
        var causes = ErrorCauses(
            names: KnownNames(
                declared: ["NewsView", "brand", "headline", "Article"],
                types: ["Color", "Text", "UIColor", "UIImage", "CLLocation", "CBCentralManager"]))
        causes.imports = [
            "/a/View.swift": ["SwiftUI", "WidgetKit"], "/a/Shared.swift": ["Foundation", "Lottie"],
            "/a/Bluetooth.swift": ["CoreBluetooth"], "/a/Eyes.swift": ["Vision"], "/a/Model.swift": ["Foundation"],
        ]
        return causes
    }

    private var withPackage: ErrorCauses {
        var causes = causes
        causes.missingModules = ["/a/Shared.swift": ["Lottie"]]
        causes.leftOut = [
            "LottieAnimation": "Lottie.LottieAnimation", "player": "Lottie.Player", "Entry": "Lottie.Entry",
        ]
        return causes
    }

    private func cause(_ message: String, in file: String, _ causes: ErrorCauses) -> ErrorCause {
        causes.cause(of: CompilerError(file: "/a/\(file).swift", line: 1, column: 1, message: message))
    }

    @Test("comes from what a module of the app's own lacks where the compiler comes to no end")
    func impatience() {
        let message =
            "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression"
        var causes = causes
        #expect(cause(message, in: "Shared", causes) == .doubtful(.expression))
        causes.modulesLack = true
        causes.leftOut = ["Repository": "GRDB.DatabasePool"]
        #expect(cause(message, in: "Shared", causes) == .missing(.other, "GRDB.DatabasePool"))
        #expect(cause(message, in: "View", causes) == .doubtful(.expression))
    }

    @Test("comes from a missing module where Core Graphics' types have an operator of somebody's")
    func operators() {
        let errors = [
            "+=": "binary operator '+=' cannot be applied to operands of type 'CGPoint' and 'CGPoint.Stride'",
            "-": "binary operator '-' cannot be applied to two 'CGSize' operands",
            "/":
                "referencing operator function '/' on 'DurationProtocol' requires that 'CGSize' conform to 'DurationProtocol'",
        ]
        for (symbol, message) in errors {
            #expect(cause(message, in: "View", withPackage) == .missing(.other, "Lottie.\(symbol)"))
            #expect(cause(message, in: "View", causes) == .doubtful(.other))
        }
        let own = "binary operator '+' cannot be applied to operands of type 'Int' and 'Double'"
        #expect(cause(own, in: "View", withPackage) == .doubtful(.other))
    }

    @Test("comes from what a plugin may have written, where only another type of Foundation's is extended by that name")
    func pluginMembers() {
        var causes = causes
        causes.lacksFiles = true
        causes.names.add(Array("extension Bundle { static let module = Bundle.main }".utf8), of: "/a/Bundle.swift")
        let message = "type 'Logger' has no member 'module'"
        #expect(cause(message, in: "View", causes) == .missing(.member, "Logger.module"))
        causes.names.add(Array("extension Loud { static let module = 1 }".utf8), of: "/a/Loud.swift")
        #expect(cause(message, in: "View", causes) == .doubtful(.member))
    }

    @Test("comes from what a type of the sources' own has lost, where that would have the member type")
    func lostMemberTypes() {
        var causes = causes
        causes.names.add(Array("struct Card: UIViewRepresentable {}".utf8), of: "/a/Card.swift")
        let message = "'Context' is not a member type of struct 'Core.Card'"
        #expect(cause(message, in: "View", causes) == .mistake)
        causes.lostConformances = ["Card": "Kit.Toolbar"]
        #expect(cause(message, in: "View", causes) == .missing(.other, "Kit.Toolbar.Context"))
    }

    @Test("is about the sources' own types where all of their files see them")
    func outermost() {
        var names = causes.names
        let source = """
            struct Entry {}
            private struct Hidden {}
            fileprivate final class Shy {}
            struct Outer { struct Inner {} }
            extension Else {}
            """
        names.add(Array(source.utf8), of: "/a/Types.swift")
        #expect(names.outermostTypes == ["Entry", "Outer"])
    }

    @Test("comes from Objective-C where a value of a protocol of its is to be of a class")
    func objectiveC() {
        var causes = causes
        causes.names.add(Array("@objc protocol Watcher: AnyObject {}".utf8), of: "/a/Watcher.swift")
        causes.names.add(Array("protocol Reader: AnyObject {}".utf8), of: "/a/Reader.swift")
        func cause(_ name: String) -> ErrorCause {
            self.cause("'WeakList' requires that 'any \(name)' be a class type", in: "View", causes)
        }
        #expect(cause("Watcher") == .missing(.other, "@objc Watcher"))
        #expect(cause("Reader") == .doubtful(.other))
    }

    @Test("comes from what a type in another type inherits from")
    func nestedConformances() {
        var causes = withPackage
        causes.names.add(
            Array("enum Toggle { struct Name: Entry { var rawValue: String } }".utf8), of: "/a/Toggle.swift")
        let message =
            "referencing operator function '==' on 'Equatable' requires that 'Toggle.Name' conform to 'Equatable'"
        #expect(cause(message, in: "View", causes) == .missing(.other, "Entry"))
        causes.lostConformances = ["Card.State": "Lottie.Macro", "Card.draw(_:)": "Lottie.Builder"]
        let lost = causes.namesOfLost
        #expect(lost["Name"] == "Entry" && lost["State"] == "Lottie.Macro" && lost["player"] == "Lottie.Player")
        #expect(lost["Card"] == "Lottie.Builder" && lost["draw(_:)"] == nil)
    }

    @Test("comes from what is not here where the compiler tells a type by two names")
    func aliases() {
        let causes = withPackage
        let message = "value of type 'Card<S>.Content' (aka '_ViewModifier_Content<Card<S>>') has no member 'sparkle'"
        #expect(cause(message, in: "View", causes) == .missing(.member, "_ViewModifier_Content.sparkle"))
    }

    @Test("comes from what is not here where only a class of the target's own overrides a member of Apple's")
    func overridden() {
        var causes = withPackage
        causes.names.add(
            Array("class Line: UIView { override func layoutDidChange() { super.layoutDidChange() } }".utf8),
            of: "/a/Line.swift")
        let message = "value of type 'UIView' has no member 'layoutDidChange'"
        #expect(cause(message, in: "Line", causes) == .missing(.member, "UIView.layoutDidChange"))
    }

    @Test("is no slip of two letters where the name begins as the missing module's")
    func namedAfterModule() {
        var causes = causes
        causes.missingModules = ["/a/Shared.swift": ["FirebaseCore"]]
        causes.names.add(Array("struct FirebaseConfigurator {}; struct Configurator {}".utf8), of: "/a/View.swift")
        let message = "cannot find 'FirebaseConfiguration' in scope; did you mean 'FirebaseConfigurator'?"
        #expect(
            cause(message, in: "Shared", causes) == .missing(.other, "FirebaseCore.FirebaseConfiguration"))
        #expect(cause("cannot find 'FirebaseConfigurater' in scope", in: "Shared", causes) == .mistake)
        #expect(cause("cannot find 'Configuratior' in scope", in: "Shared", causes) == .mistake)
    }

    @Test("of a type that goes by the name of Apple's is the missing module's")
    func sameName() {
        let messages = [
            "protocol 'Observable' does not have primary associated types that can be constrained",
            "cannot specialize non-generic type 'Observable'",
        ]
        for message in messages {
            #expect(cause(message, in: "View", withPackage) == .missing(.other, "Lottie.Observable"))
            #expect(cause(message, in: "View", causes) == .doubtful(.other))
        }
    }

    @Test("of a generic parameter comes from the missing protocol that it is of")
    func bounds() {
        var causes = withPackage
        causes.leftOut["GraphQLQuery"] = "Apollo.GraphQLQuery"
        causes.names.add(
            Array("class Loader<Query: GraphQLQuery & Sendable, Item> { func load(_: Query.Data) {} }".utf8),
            of: "/a/View.swift")
        #expect(causes.names.bounds(of: "Query", in: "/a/View.swift") == ["GraphQLQuery", "Sendable"])
        causes.names.add(
            Array("class Store<Key, Value>: Base where Key: Hashable & GraphQLQuery, Value.ID: Entry {}".utf8),
            of: "/a/Store.swift")
        #expect(causes.names.bounds(of: "Key", in: "/a/Store.swift") == ["Hashable", "GraphQLQuery"])
        #expect(causes.names.bounds(of: "ID", in: "/a/Store.swift").isEmpty)
        let member = "'Data' is not a member type of type 'Query'"
        #expect(cause(member, in: "View", causes) == .missing(.other, "Apollo.GraphQLQuery.Data"))
        #expect(cause(member.replacing("'Query'", with: "'Item'"), in: "View", causes) == .missing(.other, "Item.Data"))
        let client = "struct Client { func read<Row: Sendable & GraphQLQuery>(as row: Row.Type, ordered: Int) {} }"
        causes.names.add(Array(client.utf8), of: "/a/Shared.swift")
        #expect(
            cause("type 'Row' has no member 'order'", in: "Shared", causes)
                == .missing(.member, "Apollo.GraphQLQuery.order"))
    }

    @Test("is a literal where one of Foundation's sets is given an array's")
    func literals() {
        let message = "cannot assign value of type '[Any]' to type 'NSSet'"
        #expect(cause(message, in: "Model", causes) == .literal("NSSet"))
        let argument = "cannot convert value of type '[Int]' to expected argument type 'NSMutableOrderedSet?'"
        #expect(cause(argument, in: "Model", causes) == .literal("NSMutableOrderedSet"))
        #expect(cause("cannot assign value of type '[Any]' to type 'Set<Int>'", in: "Model", causes) != .literal("Set"))
    }

    @Test("is a class's that is isolated by default where what it overrides is not")
    func isolation() {
        let message =
            "main actor-isolated initializer 'init()' has different actor isolation from nonisolated overridden declaration"
        var causes = causes
        #expect(cause(message, in: "Model", causes) != .isolation)
        causes.isIsolatedByDefault = true
        #expect(cause(message, in: "Model", causes) == .isolation && ErrorCause.isolation.isMended)
    }

    @Test("is a missing module's where a name is declared only where that can be imported")
    func conditionalNames() {
        var causes = causes
        causes.names = KnownNames(
            declared: [], types: ["Text"], branches: CompiledBranches { $0 != "SDWebImage" })
        let source = """
            struct V: View {
            #if canImport(UIKit)
            var image: some View { Text("") }
            #elseif canImport(SDWebImage)
            var webImage: some View { WebImage() }
            #else
            var other: some View { Text("") }
            #endif
            }
            """
        causes.names.add(Array(source.utf8), of: "/a/View.swift")
        #expect(
            cause("cannot find 'webImage' in scope", in: "View", causes) == .missing(.other, "SDWebImage.webImage"))
        #expect(cause("cannot find 'image' in scope", in: "View", causes) == .doubtful(.other))
    }

    @Test("is of a missing type where its stand-in does not take what it is made with")
    func standInCalls() {
        var causes = causes
        let error = CompilerError(
            file: "/a/Model.swift", line: 2, column: 5, message: "no exact matches in call to initializer ")
        let output = """
            \(error.text)
            2 | .init(text)
              | `- error: no exact matches in call to initializer

            /s/LeftOut.swift:4:8: note: candidate expects value of type 'Void' for parameter #1 (got 'String')
            4 | public init(_leftOut: Void) {}
            5 | public init(from decoder: any Swift.Decoder) throws { throw _leftOutError("web3.Address", "/a", 1) }

            """
        #expect(CompilerError.standIns(in: output) == [error: "web3.Address"])
        #expect(causes.cause(of: error) == .doubtful(.arguments))
        causes.standInCalls = CompilerError.standIns(in: output)
        #expect(causes.cause(of: error) == .missing(.other, "web3.Address"))
        let hidden = output.split(separator: "\n").prefix(4).joined(separator: "\n")
        #expect(CompilerError.standIns(in: hidden) == [error: ""])
        #expect(CompilerError.standIns(in: error.text).isEmpty)
    }

    @Test("is of a module of the app's own that lacks files where nobody declares the name")
    func lackedFiles() {
        var causes = causes
        let message = "cannot find 'Colors' in scope; did you mean 'Color'?"
        causes.imports["/a/Model.swift"] = ["Foundation", "Design"]
        #expect(cause(message, in: "Model", causes) == .mistake)
        causes.leftOut = ["Design": "Design"]
        #expect(cause(message, in: "Model", causes) == .missing(.other, "Design.Colors"))
        #expect(cause(message, in: "View", causes) == .mistake)
        #expect(cause("cannot find 'colors' in scope", in: "Model", causes) == .mistake)
    }

    @Test("of a type is that of the missing module which has its name, or of one whose own is none that others see")
    func internalTypes() {
        var causes = withPackage
        causes.names = KnownNames(
            declared: [], types: ["Lottie", "Code"], modules: ["Lottie": ["CoreImage"], "Code": ["CoreImage"]])
        for file in ["Shared", "View"] { causes.names.add(Array("var code: Code".utf8), of: "/a/\(file).swift") }
        func type(_ name: String) -> ErrorCause { cause("cannot find type '\(name)' in scope", in: "Shared", causes) }
        #expect(type("Lottie") == .missingType("Lottie", "Lottie"))
        // It would stand for CoreImage's in the files that import that.
        #expect(type("Code") == .missing(.other, "Lottie.Code"))
        var alone = causes
        let unfound = ["Shared", "View"].map {
            CompilerError(file: "/a/\($0).swift", line: 1, column: 1, message: "cannot find type 'Code' in scope")
        }
        alone.survey(Array(unfound.prefix(1)))
        #expect(alone.cause(of: unfound[0]) == .missing(.other, "Lottie.Code"))
        // No file that names it has found it.
        alone.survey(unfound)
        #expect(alone.cause(of: unfound[0]) == .missingType("Code", "Lottie.Code"))
        causes.imports["/a/Shared.swift"]?.insert("CoreImage")
        #expect(type("Code") == .missingType("Code", "Lottie.Code"))
    }

    @Test("of a member is a slip of those alone that the type may have")
    func slipsOfMembers() {
        var causes = withPackage
        causes.names = KnownNames(
            declared: [], types: ["AVAudioFile"], classes: ["AVAudioFile", "AVAudioPlayer", "UIColor"],
            members: ["UIColor": ["red"], "AVAudioPlayer": ["play"]],
            modules: ["AVAudioFile": ["AVFAudio"], "AVAudioPlayer": ["AVFAudio"], "UIColor": ["UIKit"]])
        causes.names.add(
            Array(
                """
                class Base { var headline = "" }
                class Event: Base {}
                struct Manager { let head = 1; let encoder = JSONEncoder() }
                """.utf8), of: "/a/View.swift")
        func member(_ name: String, of type: String) -> ErrorCause {
            cause("value of type '\(type)' has no member '\(name)'", in: "View", causes)
        }
        #expect(member("read", of: "AVAudioFile") == .missing(.member, "AVAudioFile.read"))
        #expect(member("plya", of: "AVAudioFile") == .mistake)
        #expect(member("encoded", of: "Event") == .missing(.member, "Event.encoded"))
        #expect(member("headlin", of: "Event") == .mistake)
    }

    @Test("of a member of a function is perhaps of a property that is no longer there")
    func membersOfFunctions() {
        let message = "value of type '@Sendable (Int64) throws -> [String]' has no member 'filter'"
        #expect(cause(message, in: "View", causes) == .doubtful(.member))
    }

    @Test("is a missing member where none of the types that it may be of has it")
    func absentMembers() {
        var causes = withPackage
        let message = "reference to member 'toString' cannot be resolved without a contextual type"
        #expect(cause(message, in: "View", causes) == .missing(.other, "Lottie"))
        causes.survey([
            CompilerError(
                file: "/a/View.swift", line: 1, column: 1, message: "value of type 'Float' has no member 'toString'")
        ])
        #expect(cause(message, in: "View", causes) == .missing(.member, "Lottie.toString"))
        causes.missingModules = [:]
        #expect(cause(message, in: "View", causes) == .doubtful(.other))
        causes.lacksFiles = true
        #expect(cause(message, in: "View", causes) == .missing(.member, "toString"))
    }

    @Test("comes from a missing type where its extension names a type that may be within it")
    func extensionBodies() {
        var causes = causes
        causes.names.add(
            Array("extension Defaults.Keys { static let a = Key<Int>(1) }".utf8), of: "/a/Model.swift")
        #expect(cause("cannot find 'Key' in scope", in: "Model", causes) == .mistake)
        // `Defaults` is what a module before has exported.
        causes.leftOut = ["Defaults": "Defaults.Defaults"]
        #expect(cause("cannot find 'Key' in scope", in: "Model", causes) == .missing(.other, "Defaults.Keys.Key"))
        #expect(cause("cannot find 'Artcle' in scope", in: "Model", causes) == .mistake)
        // A module may have a small letter.
        causes.leftOut["web3"] = "web3"
        causes.names.add(
            Array("extension web3.Client: Loader { var address: URL { url } }\nlet url = 1".utf8), of: "/a/View.swift")
        #expect(cause("cannot find 'url' in scope", in: "View", causes) == .missing(.other, "web3"))
    }

    @Test("comes from a missing type where its extension names one of its generic parameters")
    func extensionHeads() {
        var causes = withPackage
        causes.leftOut["Line"] = "Kit.Line"
        causes.names.add(
            Array("extension Line where Mode == Plain {}\nextension Color where Mode == Plain {}".utf8),
            of: "/a/View.swift")
        func error(_ line: Int) -> CompilerError {
            CompilerError(file: "/a/View.swift", line: line, column: 1, message: "cannot find type 'Mode' in scope")
        }
        #expect(causes.cause(of: error(1)) == .missing(.other, "Kit.Line.Mode"))
        #expect(causes.cause(of: error(2)) == .mistake)
    }

    @Test("comes from what modules lack where a type of Swift's lacks a member, or a missing class an initializer")
    func brought() {
        var causes = causes
        let message = "value of type 'String' has no member 'sparkle'"
        #expect(cause(message, in: "Model", causes) == .mistake)
        causes.modulesLack = true
        #expect(cause(message, in: "Model", causes) == .missing(.member, "String.sparkle"))
        let required =
            "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
        #expect(cause(required, in: "Shared", withPackage) == .missing(.other, "Lottie"))
        #expect(cause(required, in: "View", withPackage) != .missing(.other, "Lottie"))
    }

    @Test("of a type comes from a missing protocol that the type around it inherits from")
    func inheritedTypes() {
        var causes = causes
        causes.names.add(
            Array(
                "struct Line: NSViewRepresentable {\nfunc make(context: Context) {} }\nstruct A { var a: Context }".utf8
            ),
            of: "/a/View.swift")
        func error(_ name: String, line: Int) -> CompilerError {
            CompilerError(
                file: "/a/View.swift", line: line, column: 1, message: "cannot find type '\(name)' in scope")
        }
        causes.survey([error("NSViewRepresentable", line: 1), error("Context", line: 2)])
        #expect(causes.cause(of: error("Context", line: 2)) == .missing(.other, "NSViewRepresentable.Context"))
        #expect(causes.cause(of: error("Context", line: 3)) == .mistake)
        causes.names.add(
            Array("typealias Platform = UIHuePicker\nstruct Row: Platform {\nfunc make(context: Context) {} }".utf8),
            of: "/a/Row.swift")
        causes.survey([error("UIHuePicker", line: 1)])
        let other = CompilerError(
            file: "/a/Row.swift", line: 3, column: 1, message: "cannot find type 'Context' in scope")
        #expect(causes.cause(of: other) == .missing(.other, "UIHuePicker.Context"))
        causes.names.add(Array("extension Articles: Buffers.Message {}".utf8), of: "/a/Articles.swift")
        causes.leftOut["Buffers"] = "Buffers"
        #expect(causes.allHeirs["Articles"] == "Buffers")
        causes.lostConformances["A"] = "UIHuePicker"
        #expect(causes.cause(of: error("Context", line: 3)) == .missing(.other, "UIHuePicker.Context"))
    }

    @Test("of a member type is what its type, in another one, has lost with a macro")
    func membersOfNested() {
        var causes = withPackage
        causes.lostConformances = ["Workshop.Path": "Kit.Reducer"]
        let message = "'State' is not a member type of enum 'App.Workshop.Path'"
        #expect(cause(message, in: "View", causes) == .missing(.other, "Kit.Reducer.State"))
        causes.lostConformances = ["Path": "Kit.Reducer"]
        #expect(cause(message, in: "View", causes) == .missing(.other, "Kit.Reducer.State"))
        causes.lostConformances = [:]
        causes.names.add(Array("enum Path {}".utf8), of: "/a/Path.swift")
        #expect(cause(message, in: "View", causes) == .mistake)
        causes.survey([
            CompilerError(file: "/a/Shared.swift", line: 1, column: 1, message: "unknown attribute 'Reducer'")
        ])
        #expect(cause(message, in: "View", causes) == .doubtful(.other))
    }

    @Test("of a conformance is that of a missing protocol that the type inherits from")
    func inheritedConformance() {
        var causes = causes
        causes.names.add(Array("struct Line: NSViewRepresentable {}\nstruct A {}".utf8), of: "/a/View.swift")
        causes.leftOut["NSViewRepresentable"] = "NSViewRepresentable"
        let message = "instance method 'background(_:ignoresSafeAreaEdges:)' requires that "
        #expect(
            cause(message + "'Line' conform to 'ShapeStyle'", in: "View", causes)
                == .missing(.other, "NSViewRepresentable"))
        #expect(cause(message + "'A' conform to 'ShapeStyle'", in: "View", causes) == .doubtful(.other))
        causes.lostConformances["A"] = "Kit.Base"
        #expect(cause(message + "'A<Int>' conform to 'P'", in: "View", causes) == .missing(.other, "Kit.Base"))
    }

    @Test("of a member is what a type of another module inherits from, and no slip of the fingers")
    func heirs() {
        var causes = causes
        causes.heirs["Row"] = "GRDB.Record"
        let message = "type 'Store.Entity' (aka 'Row') has no member 'order'"
        #expect(cause(message, in: "Model", causes) == .missing(.member, "GRDB.Record.order"))
        #expect(
            cause(message + "; did you mean 'ordre'?", in: "Model", causes) != .missing(.member, "GRDB.Record.order"))
        causes.names.add(Array("struct Line: Lines {}\nprotocol Lines: Row {}".utf8), of: "/a/Line.swift")
        #expect(causes.allHeirs == ["Row": "GRDB.Record", "Line": "GRDB.Record", "Lines": "GRDB.Record"])
    }

    @Test("of a module's member is a file of it that is not there, where one is missing")
    func incompleteModules() {
        var causes = causes
        let message = "module 'Texts' has no member named 'unitSound'"
        #expect(cause(message, in: "Model", causes) == .doubtful(.other))
        causes.leftOut["Texts"] = "Texts"
        #expect(cause(message, in: "Model", causes) == .missing(.other, "Texts.unitSound"))
        let key = "cannot find 'metLinkApiKey' in scope"
        #expect(cause(key, in: "Model", causes) == .mistake)
        causes.lacksFiles = true
        #expect(cause(key, in: "Model", causes) == .missing(.other, "metLinkApiKey"))
        #expect(cause("cannot find 'metLink' in scope", in: "Model", causes) == .mistake)
    }

    @Test("of a projected value is a missing module's, in a file that imports one")
    func projected() {
        var causes = withPackage
        causes.names.add(Array("struct Card { @Observed var birthday: Party }".utf8), of: "/a/Shared.swift")
        #expect(cause("cannot find '$birthday' in scope", in: "Shared", causes) == .doubtful(.other))
        #expect(cause("cannot find '$birthday' in scope", in: "Other", causes) == .mistake)
    }

    @Test("is told by classes whose names begin with a small letter, too")
    func smallNames() {
        var causes = withPackage
        causes.names.add(
            Array("class tableData: Object {}\nclass Card { class var a: Int { 1 }; let actor = b }".utf8),
            of: "/a/Shared.swift")
        causes.leftOut["Object"] = "Realm.Object"
        #expect(causes.missingBases == ["tableData": "Realm.Object"])
    }

    @Test("comes from what was left out where its own module is asked for it")
    func qualified() {
        var causes = withPackage
        let message = "no type named 'SelectionSet' in module 'News'"
        #expect(cause(message, in: "View", causes) == .mistake)
        causes.leftOut["SelectionSet"] = "Apollo.SelectionSet"
        #expect(cause(message, in: "View", causes) == .missing(.other, "Apollo.SelectionSet"))
    }

    @Test("comes from what is not here where only another of the target's types declares a member of the name")
    func others() {
        var causes = withPackage
        causes.names.add(
            Array("class News { func articles() {} }\nextension View { func framed() {} }".utf8), of: "/a/News.swift")
        let message = "type 'UIImage' has no member "
        #expect(cause(message + "'articles'", in: "View", causes) == .missing(.member, "UIImage.articles"))
        #expect(cause(message + "'framed'", in: "View", causes) == .doubtful(.member))
        #expect(
            cause("value of type 'AnyObject' has no member 'articles'", in: "View", causes)
                == .missing(.member, "AnyObject.articles"))
    }

    @Test("is no slip of another member where it is short and a module is missing")
    func short() {
        var causes = withPackage
        causes.names.add(Array("extension View { func when() {} }".utf8), of: "/a/News.swift")
        let message = "value of type 'some View' has no member 'then'"
        #expect(cause(message, in: "Shared", causes) == .missing(.member, "View.then"))
        #expect(cause(message, in: "View", causes) == .mistake)
        // What a module extends is extended in every file.
        causes.names.add(Array("extension View { func pan() {} }".utf8), of: "/a/News.swift")
        #expect(
            cause("value of type 'some View' has no member 'pin'", in: "View", causes) == .missing(.member, "View.pin"))
        causes.missingModules = [:]
        #expect(cause("value of type 'some View' has no member 'pin'", in: "View", causes) == .mistake)
    }

    @Test(
        "comes from what is not here where a module or Apple's API is named",
        arguments: [
            ("no such module 'Lottie'", "Shared", ErrorCause.missing(.import, "Lottie")),
            ("no such module 'SwiftUIX'", "Shared", .missing(.import, "SwiftUIX")),
            ("cannot find 'LottieView' in scope", "Shared", .missing(.other, "Lottie.LottieView")),
            ("cannot find type 'LottieView' in scope", "Shared", .missingType("LottieView", "Lottie.LottieView")),
            ("cannot find 'play' in scope", "Shared", .missing(.other, "Lottie.play")),
            ("unknown attribute 'Injected'", "Shared", .missing(.attribute, "Lottie.Injected")),
            ("no macro named 'Register'", "Shared", .missing(.macro, "Lottie.Register")),
            (
                "external macro implementation type 'KitMacros.Shout' could not be found for macro 'shout()'; plugin for module 'KitMacros' not found",
                "Shared", .missing(.macro, "KitMacros.shout")
            ),
            (
                "cannot find type 'CBPeripheralManager' in scope", "Bluetooth",
                .missingType("CBPeripheralManager", "CoreBluetooth.CBPeripheralManager")
            ),
            ("cannot find 'SectionedFetchRequest' in scope", "View", .missing(.other, "SectionedFetchRequest")),
            ("cannot find 'setxattr' in scope", "Model", .missing(.other, "setxattr")),
            ("cannot find 'mach_task_self_' in scope", "Model", .missing(.other, "Darwin.mach_task_self_")),
            (
                "cannot find type 'task_vm_info_data_t' in scope", "Model",
                .missingType("task_vm_info_data_t", "Darwin.task_vm_info_data_t")
            ),
            (
                "type 'GraphicsContext.BlendMode' has no member 'sourceIn'; did you mean 'sourceAtop'?", "View",
                .missing(.member, "GraphicsContext.sourceIn")
            ),
            (
                "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression",
                "View", .missing(.other, "Lottie")
            ),
            (
                "cannot infer key path type from context; consider explicitly specifying a root type", "Shared",
                .missing(.other, "Lottie")
            ),
            (
                "cannot infer key path type from context; consider explicitly specifying a root type", "View",
                .doubtful(.other)
            ),
            (
                "reference to member 'celsius' cannot be resolved without a contextual type", "View",
                .missing(.other, "Lottie")
            ),
            ("type '(_, _) -> Bool' cannot conform to 'SortComparator'", "Shared", .missing(.other, "Lottie")),
            ("type '(_, _) -> Bool' cannot conform to 'SortComparator'", "View", .doubtful(.other)),
            (
                "binary operator '+' cannot be applied to operands of type 'LocalizedStringKey.Stride' and 'String'",
                "Shared", .missing(.other, "Lottie")
            ),
            (
                "cannot infer type of closure parameter '$0' without a type annotation", "Shared",
                .missing(.other, "Lottie")
            ),
            (
                "call to main actor-isolated initializer 'init(key:)' in a synchronous nonisolated context", "Shared",
                .missing(.other, "Lottie")
            ),
            ("expected type before '->'", "Shared", .missing(.other, "Lottie")),
            ("expected type before '->'", "View", .mistake), ("expected ')' in expression list", "Shared", .mistake),
            (
                "cannot find 'errAuthorizationSuccess' in scope", "Model",
                .missing(.other, "Security.errAuthorizationSuccess")
            ),
            (
                "failed to produce diagnostic for expression; please submit a bug report (https://swift.org)", "View",
                .missing(.other, "Lottie")
            ),
            (
                "'Entry' is not a member type of struct 'App.NewsView'", "View",
                .missing(.other, "Lottie.Entry")
            ),
            (
                "value of type 'Data' has no member 'base16EncodedString'; did you mean 'base64EncodedString'?",
                "Shared",
                .missing(.member, "Data.base16EncodedString")
            ),
            ("extraneous argument label 'hex:' in call", "Shared", .doubtful(.arguments)),
            ("cannot find '_LeftOutView' in scope; did you mean '_LeftOutMark'?", "Model", .doubtful(.other)),
            (
                "cannot find type 'CVPixelBuffer' in scope", "View",
                .missingType("CVPixelBuffer", "CoreVideo.CVPixelBuffer")
            ),
            (
                "cannot find 'DetectFaceRequest' in scope; did you mean 'VNDetectFaceRequest'?", "Eyes",
                .missing(.other, "DetectFaceRequest")
            ),
            ("cannot find 'UIPasteConfiguration' in scope", "View", .missing(.other, "UIKit.UIPasteConfiguration")),
            ("value of type 'some View' has no member 'sparkles'", "View", .missing(.member, "View.sparkles")),
            ("type 'WidgetFamily' has no member 'systemHuge'", "View", .missing(.member, "WidgetFamily.systemHuge")),
            ("value of type 'NewsView' has no member 'glassEffect'", "View", .missing(.member, "NewsView.glassEffect")),
            ("value of type 'NewsView' has no member 'shimmer'", "Shared", .missing(.member, "NewsView.shimmer")),
            ("value of type 'String' has no member 'markdown'", "Model", .missing(.member, "String.markdown")),
            (
                "value of type 'LottieAnimation' has no member 'play'", "Model",
                .missing(.member, "LottieAnimation.play")
            ),
            (
                "'Mode' is not a member type of enum 'News.LottieAnimation'", "Model",
                .missingType("LottieAnimation.Mode", "Lottie.LottieAnimation.Mode")
            ),
            (
                "'byWords' is unavailable: not supported in swift-corelibs-foundation", "Model",
                .missing(.other, "byWords")
            ),
            (
                "property 'isDeleted' declared in 'NSManagedObject' cannot be overridden from extension", "Model",
                .missing(.superclass, "NSManagedObject.isDeleted")
            ),
            (
                "instance method 'dataTask(with:)' is declared in extension of 'URLSession' and cannot be overridden",
                "Model", .missing(.other, "URLSession.dataTask(with:)")
            ),
            ("overriding non-open instance method outside of its defining module", "Model", .doubtful(.superclass)),
            ("cannot find 'player' in scope", "Model", .missing(.other, "Lottie.Player")),
            (
                "type 'CLLocation' does not conform to protocol 'Comparable'", "Model",
                .missing(.other, "CLLocation: Comparable")
            ),
        ])
    func missing(message: String, file: String, expected: ErrorCause) {
        #expect(cause(message, in: file, withPackage) == expected)
    }

    @Test(
        "is the author's own where a name is misspelt, not imported, or nowhere at all",
        arguments: [
            ("no such module 'SwifUI'", "View"),
            ("cannot find 'Txet' in scope", "View"),
            ("cannot find type 'Colr' in scope", "View"),
            ("cannot find 'UIColr' in scope", "View"),
            ("cannot find type 'UIImage' in scope", "Model"),
            ("cannot find type 'CLLocation' in scope", "View"),
            ("cannot find 'hedaline' in scope; did you mean 'headline'?", "View"),
            ("cannot find 'refresh' in scope", "View"),
            ("cannot find 'Artcle' in scope", "View"),
            ("cannot find 'CBCentralManger' in scope", "Bluetooth"),
            ("cannot find 'CBPeripheralManager' in scope", "Model"),
            ("value of type 'Text' has no member 'fnot'; did you mean 'font'?", "View"),
            ("type 'Color' has no member 'brnad'", "View"),
            ("value of type 'NewsView' has no member 'shimmer'", "View"),
            ("value of type 'String' has no member 'markdown'", "View"),
            ("no type named 'Txet' in module 'SwiftUI'", "View"),
            ("unknown attribute 'Stat'", "View"),
            ("expected '}' in struct", "View"),
        ])
    func mistakes(message: String, file: String) {
        #expect(cause(message, in: file, causes) == .mistake)
    }

    @Test("comes from what is not here where types alone have the name that are in others")
    func nested() {
        var causes = withPackage
        causes.names.add(Array("struct Account { enum Keys { case id } }".utf8), of: "/a/Account.swift")
        let message = "cannot find 'Keys' in scope"
        #expect(cause(message, in: "Shared", causes) == .missing(.other, "Lottie.Keys"))
        #expect(cause(message, in: "View", causes) == .doubtful(.other))
        causes.names.add(Array("enum Keys { case id }".utf8), of: "/a/Keys.swift")
        #expect(cause(message, in: "Shared", causes) == .doubtful(.other))
    }

    @Test("comes from what is not here where a type of Apple's lacks what a protocol of the target's takes from it")
    func ownProtocols() {
        var causes = withPackage
        causes.names.add(Array("protocol Located {}".utf8), of: "/a/Located.swift")
        let message = "type 'UIImage' does not conform to protocol 'Located'"
        #expect(cause(message, in: "View", causes) == .missing(.other, "UIImage: Located"))
        causes.missingModules = [:]
        #expect(cause(message, in: "View", causes) == .doubtful(.conformance))
    }

    @Test("of a conformance of Apple's type is in doubt where no module is missing that may declare it")
    func conformance() {
        let message = "type 'CLLocation' does not conform to protocol 'Comparable'"
        #expect(cause(message, in: "Model", causes) == .doubtful(.conformance))
    }

    @Test("in a file with a missing import is the author's own where the target declares something that near")
    func nearDeclared() {
        #expect(cause("cannot find 'NewsVeiw' in scope", in: "Shared", withPackage) == .mistake)
        #expect(cause("cannot find 'headlin' in scope", in: "Shared", withPackage) == .mistake)
    }

    @Test("is a missing protocol's where the type is no view, whatever views have")
    func records() {
        let names = KnownNames(declared: ["Row"], types: [], members: ["View": ["border"]])
        var causes = ErrorCauses(names: names)
        causes.missingModules = ["/a/Shared.swift": ["GRDB"]]
        let message = "type 'Row' has no member 'order'"
        causes.names.add(Array("struct Row: FetchableRecord {}".utf8), of: "/a/Shared.swift")
        #expect(cause(message, in: "Shared", causes) == .missing(.member, "Row.order"))
        causes.names.add(Array("struct Row: View {}".utf8), of: "/a/Shared.swift")
        #expect(cause(message, in: "Shared", causes) == .mistake)
    }

    @Test("is a missing protocol's where a type conforms to one, whatever is near in the target")
    func requirements() {
        var causes = withPackage
        causes.names.add(
            Array(
                "struct Area: Lottie.Storable {}\nprotocol Own: Storable {}\nenum Other: Own {}\nstruct None {}"
                    .utf8), of: "/a/Shared.swift")
        func member(_ type: String) -> ErrorCause {
            cause("type '\(type)' has no member 'headlyne'; did you mean 'headline'?", in: "View", causes)
        }
        #expect(member("Area") == .mistake)
        causes.survey([
            CompilerError(file: "/a/Shared.swift", line: 1, column: 1, message: "cannot find type 'Storable' in scope")
        ])
        #expect(member("Area") == .missing(.member, "Storable.headlyne"))
        #expect(member("Other") == .missing(.member, "Storable.headlyne"))
        #expect(member("None") == .mistake)
    }

    @Test("about a member of one's own type is that type's where it had to go")
    func membersOfLost() {
        var causes = withPackage
        causes.names.add(
            Array("class Event: Object { var title = 1 }\nextension Event { func f() { title } }".utf8),
            of: "/a/Event.swift")
        let error = CompilerError(file: "/a/Event.swift", line: 2, column: 1, message: "cannot find 'title' in scope")
        #expect(causes.cause(of: error) == .doubtful(.other))
        causes.leftOut["Object"] = "Realm.Object"
        #expect(causes.cause(of: error) == .missing(.other, "Object.title"))
        causes.leftOut["Event"] = "Realm.Object"
        #expect(causes.cause(of: error) == .missing(.other, "Realm.Object"))
    }

    @Test("about a symbol of an asset is not one's own where it is declared of another of Apple's types")
    func symbols() {
        let names = KnownNames(declared: [], types: [], classes: ["UIImage"], values: ["Image", "ImageResource"])
        var causes = ErrorCauses(names: names)
        causes.names.add(
            Array(
                "extension ImageResource { static let preview = 1 }\nextension UIKit.UIImage { static let preview = 1 }"
                    .utf8),
            of: "/a/AssetSymbols.swift")
        #expect(cause("type 'Image' has no member 'preview'", in: "View", causes) == .missing(.member, "Image.preview"))
        #expect(cause("type 'UIImage' has no member 'preview'", in: "View", causes) == .doubtful(.member))
    }

    @Test("is what a missing wrapper stores where the property is declared")
    func wrappers() {
        var causes = withPackage
        causes.names.add(Array("struct Store { @Stored var newest = 1 }".utf8), of: "/a/Shared.swift")
        let message = "cannot find '_newest' in scope; did you mean 'newest'?"
        #expect(cause(message, in: "Shared", causes) != .mistake)
        #expect(cause("cannot find '_newset' in scope; did you mean 'newest'?", in: "Shared", causes) == .mistake)
    }

    @Test("is no slip where several files have it, and a module is missing")
    func recurring() {
        var causes = withPackage
        let errors = ["/a/Shared.swift", "/a/Other.swift"].map {
            CompilerError(file: $0, line: 1, column: 1, message: "cannot find type 'NewsVeiw' in scope")
        }
        causes.survey(Array(errors.prefix(1)))
        #expect(cause("cannot find type 'NewsVeiw' in scope", in: "Shared", causes) == .mistake)
        causes.survey(errors)
        #expect(cause("cannot find type 'NewsVeiw' in scope", in: "Shared", causes) != .mistake)
    }

    @Test("in such a file is not one's own type's where that differs in a capital alone")
    func capitals() {
        var causes = withPackage
        causes.names.add(Array("class PlayerView {}".utf8), of: "/a/Wrapper.swift")
        let message = "cannot find 'Playerview' in scope; did you mean 'PlayerView'?"
        #expect(cause(message, in: "Shared", causes) == .missing(.other, "Lottie.Playerview"))
        #expect(cause(message, in: "View", causes) == .mistake)
    }

    @Test(
        "is Accelerate's in a file that imports it, whose names are C's",
        arguments: ["vDSP_mmulD", "vvexp", "cblas_dgemm", "__CLPK_integer", "dgetrf_", "vImage_Buffer", "BNNSFilter"])
    func accelerate(name: String) {
        var causes = causes
        causes.imports["/a/Matrix.swift"] = ["Accelerate"]
        #expect(cause("cannot find '\(name)' in scope", in: "Matrix", causes) == .missing(.other, "Accelerate." + name))
        #expect(cause("cannot find '\(name)' in scope", in: "Model", causes) == .mistake)
    }

    @Test("is Apple's where the compiler's guess is the name without its prefix")
    func prefixes() {
        let message = "cannot find 'CFStringTokenizer' in scope; did you mean 'StringTokenizer'?"
        #expect(cause(message, in: "Model", causes) == .missing(.other, "Foundation.CFStringTokenizer"))
    }

    @Test(
        "is Apple's where a name without a prefix is of a framework that the file imports, or that another brings along",
        arguments: [
            ("MapLocationCompass", "MapKit"), ("RealityView", "RealityKit"), ("SubscriptionStoreButton", "StoreKit"),
            ("AudioBufferList", "AVFoundation"), ("TransactionPicker", "FinanceKitUI"), ("os_log_t", "OSLog"),
        ])
    func unprefixed(name: String, module: String) {
        var causes = causes
        causes.imports["/a/Apple.swift"] = [module]
        let value = "cannot find '\(name)' in scope"
        #expect(cause(value, in: "Apple", causes) == .missing(.other, name))
        #expect(cause(value, in: "Model", causes) == .mistake)
        let type = "cannot find type '\(name)' in scope"
        #expect(cause(type, in: "Apple", causes) == .missingType(name, name))
        #expect(cause(type, in: "Model", causes) == .mistake)
        causes.imports["/a/Apple.swift"] = [module, "Foundation"]
        causes.names.add(Array("struct \(name) {}".utf8), of: "/a/Own.swift")
        #expect(cause(value, in: "Apple", causes) == .doubtful(.other))
    }

    @Test(
        "is Apple's whatever the file imports where most modules show the name",
        arguments: ["AttributedTextSelection", "UIKeyCommand", "NetServiceBrowser", "clonefile", "DrawOnSymbolEffect"])
    func everywhere(name: String) {
        #expect(cause("cannot find '\(name)' in scope", in: "Bluetooth", causes) == .missing(.other, name))
    }

    @Test("is Apple's where a view lacks a modifier that no author has, and an author's where its name is misspelt")
    func modifiers() {
        func cause(_ name: String) -> ErrorCause {
            self.cause("value of type 'NewsView' has no member '\(name)'", in: "View", causes)
        }
        #expect(cause("subscriptionPromotionalOffer") == .missing(.member, "NewsView.subscriptionPromotionalOffer"))
        #expect(cause("subscriptionPromotionalOfer") == .mistake)
    }

    @Test("may be C's where headers are not read, if its words are apart or it begins with a capital")
    func headers() {
        var causes = causes
        causes.lacksFiles = true
        #expect(cause("cannot find 'dc_msg_new' in scope", in: "Model", causes) == .missing(.other, "dc_msg_new"))
        #expect(cause("cannot find 'DC_MSG' in scope", in: "Model", causes) == .missing(.other, "DC_MSG"))
        #expect(cause("cannot find 'newMessage' in scope", in: "Model", causes) == .mistake)
    }

    @Test(
        "may come from what was left out where it names no name that is missing",
        arguments: [
            ("cannot convert value of type 'Never' to expected condition type 'Bool'", StubRequest.Problem.Kind.other),
            ("value of type 'Never' has no member 'count'", .other),
            ("value of type '_LeftOutValue' has no member 'count'", .other),
            ("instance method 'fill' requires that '_LeftOutValue' conform to 'ShapeStyle'", .other),
            ("method does not override any method from its superclass", .superclass),
            ("type 'Model' does not conform to protocol 'Decodable'", .conformance),
            (
                "initializer requirement 'init(a:)' can only be satisfied by a 'required' initializer in the definition "
                    + "of non-final class 'Point'", .conformance
            ),
            ("cannot find 'brand' in scope", .other),
        ])
    func doubtful(message: String, kind: StubRequest.Problem.Kind) {
        #expect(cause(message, in: "View", withPackage) == .doubtful(kind))
    }

    @Test(
        "knows stand-ins by their symbols",
        arguments: [
            ("$s13SwiftUICompat5ColorVMn", "SwiftUI.Color"), ("$s11UIKitCompat7UIColorCMn", "UIKit.UIColor"),
            ("$s15WidgetKitCompat0A6FamilyOMn", "WidgetKit.WidgetFamily"), ("$s13SwiftUICompat5ColorV7StorageOMn", nil),
            ("$s16SwiftUIAppCompat3AppMp", "SwiftUI.App"), ("$s13SwiftUICompat4ViewMp", "SwiftUI.View"),
            ("$s14WidgetProtocol6FamilyOMn", nil),
            ("$s13SwiftUICompat5ColorVMa", nil), ("$s99", nil),
        ])
    func symbols(symbol: String, name: String?) {
        #expect(SymbolName.type(symbol).map { $0.module + "." + $0.name } == name)
    }

    @Test("is mended by an import where a missing module must have exported one of Apple's")
    func reexports() {
        var causes = withPackage
        causes.names = KnownNames(
            declared: ["Gauge"], types: [],
            modules: [
                "View": ["SwiftUI"], "Text": ["SwiftUI"], "Gauge": ["SwiftUI"], "UIImage": ["UIKit"],
                "Query": ["SwiftData"],
                "Transition": ["SwiftUI"],
            ])
        func reexports(_ names: [String], in file: String = "Shared") -> [String: Set<String>] {
            causes.reexports(
                names.map { name in
                    CompilerError(
                        file: "/a/\(file).swift", line: 1, column: 1, message: "cannot find type '\(name)' in scope")
                })
        }
        #expect(reexports(["View"]) == ["/a/Shared.swift": ["SwiftUI"]])
        #expect(reexports(["UIImage", "Text", "Transition"]) == ["/a/Shared.swift": ["SwiftUI", "UIKit"]])
        #expect(reexports(["Text", "Gauge", "Query", "Entry"]).isEmpty)
        #expect(reexports(["View"], in: "Model").isEmpty)
    }

    /// A target that extends Apple's types and a missing one, and derives from Apple's.
    private var extending: ErrorCauses {
        var causes = ErrorCauses(
            names: KnownNames(
                declared: [], types: ["UIColor", "View", "UIViewController", "Identifiable"],
                classes: ["UIViewController"],
                members: ["UIColor": ["systemBlue"], "View": ["padding"], "UIViewController": ["viewWillAppear"]]))
        causes.names.add(
            Array(
                """
                extension UIColor {
                    static var brand: UIColor { systemSparkle }
                    static func of(hex: Int) -> Int { hexx + prnit(hex) }
                    struct Inner { var a: Int { sparkle } }
                }
                extension View { func card() -> some View { sparkles() } }
                class Player: UIViewController { func play() { setNeedsSparkle() } }
                final class Loud: Player { func play() { setNeedsSparkle(); plya() } }
                class Store: Identifiable { func load() { fetchAll() } }; class Log: NSObject { func log() { wirte() } }
                extension Loud { func stop() { endSparkle() } }
                extension Animation { var length: Double { duration } }
                protocol Own {}
                extension Own { func go() { start() } }
                func free() { systemSparkle() }
                """.utf8), of: "/a/View.swift")
        causes.imports = ["/a/View.swift": ["UIKit"]]
        causes.leftOut = ["Animation": "Lottie.Animation"]
        return causes
    }

    @Test(
        "about a name within Apple's type, or one derived from it, is asked for as a member",
        arguments: [
            (2, "systemSparkle", ErrorCause.unqualified), (6, "sparkles", .unqualified),
            (7, "setNeedsSparkle", .unqualified), (8, "setNeedsSparkle", .unqualified),
            (10, "endSparkle", .unqualified), (11, "duration", .missing(.other, "Animation.duration")),
            (3, "hexx", .mistake), (3, "prnit", .mistake), (4, "sparkle", .mistake), (8, "plya", .mistake),
            (9, "fetchAll", .mistake), (9, "wirte", .mistake), (13, "start", .mistake), (14, "systemSparkle", .mistake),
        ])
    func unqualified(line: Int, name: String, expected: ErrorCause) {
        let error = CompilerError(
            file: "/a/View.swift", line: line, column: 1, message: "cannot find '\(name)' in scope")
        #expect(extending.cause(of: error) == expected)
    }

    @Test("about a name within a class derived from a missing one is a slip of one letter alone")
    func derivedFromMissing() {
        var causes = extending
        causes.names.add(
            Array(
                "class Card: Base { let staleColor = 1; func cut() { stateColors(); staleColors(); staleCulor() } }"
                    .utf8),
            of: "/a/Card.swift")
        causes.leftOut = ["Base": "Kit.Base"]
        func cause(_ name: String) -> ErrorCause {
            causes.cause(
                of: CompilerError(
                    file: "/a/Card.swift", line: 1, column: 1, message: "cannot find '\(name)' in scope"))
        }
        #expect(cause("stateColors") == .unqualified)
        #expect(cause("staleCulor") == .mistake)
        #expect(causes.missingBases == ["Card": "Kit.Base"])
    }

    @Test(
        "about a member of one's own type is Apple's where that is derived from Apple's class",
        arguments: [
            ("value of type 'Loud' has no member 'endSparkle'", 10, "UIViewController.endSparkle"),
            ("value of type 'Self' has no member 'sparkles'", 6, "View.sparkles"),
            ("value of type 'Self' has no member 'start'", 13, nil),
            ("type 'UIColor' has no member 'systemBleu'", 2, nil),
            ("value of type 'Text' has no member 'paddin'", 6, nil),
            ("value of type 'Loud' has no member 'viewWillApear'", 10, nil),
            ("value of type 'Loud' has no member 'plya'", 8, nil),
            ("value of type 'Store' has no member 'fetchAll'", 9, nil),
            ("value of type 'Log' has no member 'wirte'", 9, nil),
        ])
    func derived(message: String, line: Int, missing: String?) {
        let error = CompilerError(file: "/a/View.swift", line: line, column: 1, message: message)
        #expect(extending.cause(of: error) == missing.map { .missing(.member, $0) } ?? .mistake)
    }

    @Test("about a member of Apple's is not one's own where only a function within declares the name")
    func locals() {
        var causes = extending
        causes.names.add(
            Array("class Card: UIViewController { func cut() { let edge = 1; self.edge = edge } }".utf8),
            of: "/a/Card.swift")
        let error = CompilerError(
            file: "/a/Card.swift", line: 1, column: 1, message: "value of type 'Card' has no member 'edge'")
        #expect(causes.cause(of: error) == .missing(.member, "UIViewController.edge"))
    }

    @Test(
        "about what overrides nothing is Apple's in a class that is derived from Apple's",
        arguments: [
            (2, ErrorCause.missing(.superclass, "UIViewController.sparkle")), (3, .mistake),
            (4, .missing(.superclass, "UIViewController.init")), (7, .missing(.superclass, "NSObject.observe")),
            (8, .doubtful(.superclass)),
        ])
    func overriding(line: Int, expected: ErrorCause) {
        var causes = extending
        causes.names.add(
            Array(
                """
                class Screen: UIViewController {
                    override func sparkle() { sparkle() }
                    override public class func viewWillApear() {}
                    override init() {}
                }
                class Watcher: NSObject { override
                    func observe() {} }
                class Own: Screenless { override func run() {} }
                """.utf8), of: "/a/Screen.swift")
        let error = CompilerError(
            file: "/a/Screen.swift", line: line, column: 1,
            message: "method does not override any method from its superclass")
        #expect(causes.cause(of: error) == expected)
    }

    @Test(
        "knows the stand-ins' members by their symbols",
        arguments: [
            ("$s11UIKitCompat7UIColorC10systemBlueACvgZ", "UIColor.systemBlue"),
            ("$s13SwiftUICompat4ViewPAAE4fontyQrAA4FontVSgF", "View.font"),
            ("$s13SwiftUICompat5ColorVMn", nil), ("$s14WidgetProtocol6FamilyO4nameSSvg", nil),
            ("$s13SwiftUICompat5ColorV99F", nil), ("$s9999999999999999999999F", nil),
        ])
    func members(symbol: String, name: String?) {
        let member = Array(symbol.utf8).withUnsafeBytes { SymbolName.member($0) }
        #expect(member.map { $0.type + "." + $0.name } == name)
    }

    @Test("quotes names, types' arguments among them")
    func quoted() {
        let error = CompilerError(
            file: "", line: 1, column: 1, message: "cannot convert 'Cache<String, Lottie.Item>' to 'Int'")
        #expect(error.quoted == ["Cache", "String", "Lottie", "Item", "Int"])
    }

    @Test("knows the names that sources declare")
    func declared() {
        let source = """
            struct A<T> { let a = 1; static var b: Int { 2 }; func c(d: Int) { let e = "\\(f)" } }
            enum G: String { case h, i = "j", k }
            extension String { typealias L = Int }
            macro m() = n
            func o() { switch a { case P: q(); case r(s: 1), t,
                u: break } }
            func p() { if case V.w(let x, _) = a, case W.v = b { switch a { case let Y.z(y): q() } } }
            """
        #expect(
            KnownNames.names(in: SourceFile(Array(source.utf8))) == [
                "A", "a", "b", "c", "e", "G", "h", "i", "k", "L", "m", "o", "p", "x",
            ])
        #expect(KnownNames.names(in: SourceFile(Array("enum A {\n    case\n    a, b\n}".utf8))) == ["A", "a", "b"])
    }

    @Test(
        "a slip of the fingers is a letter in five, or two that changed places",
        arguments: [
            ("font", "fnot", true), ("Color", "Colr", true), ("padding", "paddin", true),
            ("headline", "hedaline", true),
            ("VStack", "HStack", true), ("UIColor", "NSColor", false), ("MKMapItem", "MKMapView", false),
            ("blue", "glow", false), ("containerBackground", "contanerBackgroud", true), ("id", "it", false),
            ("Cached", "Cache", false), ("Session", "session", false), ("backgroundcolor", "backgroundColor", true),
            ("isConfiguration", "configuration", false), ("setViewController", "splitViewController", false),
            ("UICollectionViewListCell", "UICollectionViewCell", false),
            ("isAccessibilityElement", "accessibilityElements", false), ("viewContorller", "viewController", true),
            ("MKAnnotationView", "MMAnnotationView", false), ("UIColro", "UIColor", true),
        ])
    func slips(name: String, other: String, isSlip: Bool) {
        #expect(KnownNames.isSlip(name, other) == isSlip)
    }
}
