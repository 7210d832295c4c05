import Testing

@testable import WidgetBuild

@Suite("Headers in C and Objective-C")
struct ForeignInterfaceTests {
    /// What Clang's preprocessor leaves of a header, whose macros stand for nothing else.
    private func interface(
        _ text: String, defined: Set<String> = [], constants: [String: String] = [:]
    ) -> ForeignInterface {
        ForeignInterface(ForeignLexer("# 1 \"/app/A.h\"\n" + text), defined: defined, constants: constants)
    }

    /// The Swift of a header's declarations, what ends their calls left out.
    private func swift(_ text: String, constants: [String: String] = [:]) -> [String] {
        let written = interface(text, constants: constants).swift(importing: [])
        return written.declarations.flatMap { declaration in
            [declaration.text] + (declaration.members ?? []).map(\.text)
        }.map { $0.replacing(#/ \{ (?:_notHere|_skipped|return _leftOut|throw _leftOutError|get).*/#, with: "") }
    }

    private func members(_ text: String) -> [String] {
        Array(swift("#pragma clang assume_nonnull begin\n@interface Player : NSObject\n\(text)\n@end").dropFirst())
    }

    @Test(
        "have methods that Swift names by its guidelines",
        arguments: [
            ("- (void)play;", "open func play() -> Void"),
            ("- (void)updateWithUser:(User *)user;", "open func update(with user: User) -> Void"),
            ("- (id)objectForKey:(NSString *)key;", "open func object(forKey key: String) -> Any"),
            (
                "- (void)addObserver:(id)o forKey:(NSString *)key;",
                "open func addObserver(_ o: Any, forKey key: String) -> Void"
            ),
            ("- (void)performOperation:(NSOperation *)o;", "open func perform(_ o: Operation) -> Void"),
            ("- (void)setUser:(User *)user;", "open func setUser(_ user: User) -> Void"),
            ("- (void)moveTo:(NSInteger)x :(NSInteger)y;", "open func move(to x: Int, _ y: Int) -> Void"),
            (
                "- (void)dismissAnimated:(BOOL)animated;",
                "open func dismiss(animated: Bool) -> Void"
            ),
            ("+ (instancetype)sharedPlayer;", "open class func shared() -> Self"),
            ("+ (instancetype)playerWithName:(NSString *)name;", "public convenience init(name: String)"),
            (
                "- (instancetype)initWithName:(NSString *)name age:(int)age;",
                "public convenience init(name: String, age: Int32)"
            ),
            ("- (nullable instancetype)initWithURL:(NSURL *)url;", "public convenience init?(url: URL)"),
            ("- (void)a:(int)x __attribute__((swift_name(\"go(to:)\")));", "open func go(to x: Int32) -> Void"),
            ("- (void)a __attribute__((swift_private));", "open func __a() -> Void"),
            ("- (BOOL)saveWithError:(NSError **)error;", "open func save() throws -> Void"),
            (
                "- (nullable NSString *)textAtURL:(NSURL *)url error:(NSError **)error;",
                "open func text(at url: URL) throws -> String"
            ),
            ("- (void)default;", "open func `default`() -> Void"),
        ])
    func names(header: String, expected: String) {
        #expect(members(header) == [expected])
    }

    @Test(
        "have properties with what their attributes say",
        arguments: [
            ("@property (nonatomic, copy) NSString *name;", "open var name: String"),
            ("@property (nullable, copy) NSString *name;", "open var name: String?"),
            ("@property (null_resettable) NSString *name;", "open var name: String!"),
            ("@property (weak) id<Delegate> delegate;", "open var delegate: (any Delegate)?"),
            ("@property (getter=isOn) BOOL on;", "open var isOn: Bool"),
            ("@property (class, readonly) Player *sharedPlayer;", "open class var shared: Player"),
            ("@property NSArray<NSDictionary<NSString *, NSNumber *> *> *rows;", "open var rows: [[String: NSNumber]]"),
            (
                "@property (copy) void (^done)(BOOL ok, NSError * _Nullable error);",
                "open var done: (Bool, (any Error)?) -> Void"
            ),
            ("@property const char *bytes;", "open var bytes: UnsafePointer<CChar>"),
            ("@property Class kind;", "open var kind: AnyClass"),
            ("@property CGFloat x, y;", "open var x: CGFloat"),
        ])
    func properties(header: String, expected: String) {
        #expect(members(header).first == expected)
    }

    @Test("give what a completion handler takes to those who wait for it")
    func asynchronous() {
        let written = members(
            "- (void)loadItem:(NSString *)name completion:(void (^)(NSData * _Nullable, NSError * _Nullable))done;")
        #expect(
            written == [
                "open func loadItem(_ name: String, completion done: @escaping (Data?, (any Error)?) -> Void) -> Void",
                "open func loadItem(_ name: String) async throws -> Data",
            ])
    }

    @Test("have classes with their categories, and protocols with what need not be there")
    func containers() {
        let written = swift(
            """
            @class Other;
            EXPORT @protocol Delegate <NSObject>
            - (void)started;
            @optional
            - (void)stopped;
            @end
            @interface Base<T> : NSObject <Delegate> { int hidden; }
            @end
            @interface Base (More)
            - (int)more;
            @end
            @interface NSString (Trim)
            - (int)trim;
            @end
            """)
        #expect(
            written == [
                "public protocol Delegate: AnyObject, NSObjectProtocol", "func started() -> Void",
                "func stopped() -> Void",
                "extension Delegate", "public func stopped() -> Void",
                "open class Base<T: AnyObject>: NSObject, Delegate",
                "open func more() -> Int32", "open func started() -> Void", "extension NSString",
                "public func trim() -> Int32",
            ])
    }

    @Test("have constants with the values that sources give them")
    func constants() {
        let source = """
            // NSString *const gone = @"x";
            NSString * const Title = @"A \\"title\\"";
            Key const KeyBest = @"best"; const CGFloat Pad = 8.5f;
            static void f(void) { int local = 3; }
            NSString *const ChangedNotification = @"changed";
            """
        let values = ForeignInterface.constants(in: source)
        #expect(
            values == [
                "Title": #""A \"title\"""#, "KeyBest": "\"best\"", "Pad": "8.5", "ChangedNotification": "\"changed\"",
            ])
        let written = swift(
            """
            typedef NSString *Key __attribute__((swift_newtype(struct)));
            extern Key const _Nonnull KeyBest;
            extern NSString * const Title;
            extern const CGFloat Pad;
            extern const CGFloat Unknown;
            extern NSString *const ChangedNotification;
            """, constants: values)
        #expect(
            written.dropFirst() == [
                "extension Key { nonisolated(unsafe) public static let best: Key = Key(rawValue: \"best\") }",
                #"nonisolated(unsafe) public let Title: String = "A \"title\"""#,
                "nonisolated(unsafe) public let Pad: CGFloat = 8.5", "public var Unknown: CGFloat",
                "extension Notification.Name { nonisolated(unsafe) public static let Changed: Notification.Name = Notification.Name(rawValue: \"changed\") }",
            ])
    }

    @Test("have in C what C alone understands, of functions those that a source defines")
    func plain() {
        let read = interface(
            """
            #define LIMIT (1 << 4)
            #define GROUP @"group.a"
            enum __attribute__((enum_extensibility(open))) Kind : NSInteger { KindA, KindB = 1 << 2 };
            typedef struct { CGFloat x; BOOL on; } Point2;
            int here(Point2 p);
            int missing(int a);
            NSString *title(void);
            static inline int twice(int a) { return a * 2; }
            """, defined: ["here"])
        #expect(
            read.header.split(separator: "\n").dropFirst(3) == [
                "#define LIMIT (1 << 4)",
                "enum __attribute__((enum_extensibility(open))) Kind : long { KindA, KindB = 1 << 2 }; typedef enum Kind Kind;",
                "typedef struct { double x; _Bool on; } Point2;", "int here(Point2 p);",
                "static inline int twice(int a) { return a * 2; }",
            ])
        let written = read.swift(importing: ["Foundation"])
        #expect(written.declarations.map(\.name) == ["GROUP", "missing", "title"])
        #expect(written.text.contains(#"_leftOut("missing(), whose source is not compiled", "/app/A.h", 6)"#))
    }

    @Test("are without what Swift has nothing for, which is named")
    func omissions() {
        let written = interface(
            "@interface A : NSObject\n- (void)perform:(SEL)s;\n- (void)log:(NSString *)f, ...;\n- (void)b NS_GONE(1);\n@end"
        ).swift(importing: [])
        #expect(written.omissions.map(\.name) == ["-[A perform:]"])
        #expect(written.omissions.map(\.place.line) == [2])
        #expect(written.declarations[0].members?.map(\.name) == ["-[A b]"])
    }

    @Test("are corrected by what the compiler says of their Swift")
    func corrections() {
        var written = interface("@interface A : Gone\n- (Gone *)a;\n- (int)hash;\n@end").swift(importing: [])
        let changed = written.correct([
            (1, "cannot find type 'Gone' in scope"), (2, "cannot find type 'Gone' in scope"),
            (3, "overriding declaration requires an 'override' keyword"),
        ])
        #expect(changed)
        #expect(written.declarations[0].text == "open class A: NSObject")
        #expect(written.declarations[0].members?.first?.text.hasPrefix("override open func hash() -> Int32") == true)
        #expect(written.omissions.map(\.name) == ["-[A a]"])
        let corrected = written.correct([(1, "no more")])
        #expect(corrected)
        #expect(written.declarations.isEmpty)
    }

    @Test(
        "may be as deep as their authors like, and never end",
        arguments: [
            String(repeating: "(", count: 100_000), "int a" + String(repeating: "(*", count: 50_000),
            "@interface A\n- (" + String(repeating: "NSArray<", count: 50_000),
            "@interface A : " + String(repeating: "<", count: 50_000),
            "@interface A\n" + String(repeating: "(", count: 100_000),
            "int a" + String(repeating: "(int (*", count: 20_000) + String(repeating: "))", count: 20_000) + ";",
        ])
    func hostile(text: String) {
        #expect(interface(text).swift(importing: []).text.utf8.count < 100_000)
    }

    @Test("include others by name and by folder, and import modules")
    func inclusions() {
        let found = HeaderSearch.inclusions(
            in: "#import \"A.h\"\n  # include <sys/a.h>\n@import UIKit;\n// #import \"no.h\"\n#import <Pod/Pod.h>")
        #expect(
            found == [
                .header("A.h", isQuoted: true), .header("sys/a.h", isQuoted: false), .module("UIKit"),
                .header("Pod/Pod.h", isQuoted: false),
            ])
    }
}
