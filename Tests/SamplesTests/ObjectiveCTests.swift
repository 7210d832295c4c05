import Foundation
import JSON
import TestSupport
import Testing

@Suite("A widget with a bridging header")
struct ObjectiveCTests {
    private let folder: TemporaryFolder

    private static let header = """
        #import <Foundation/Foundation.h>
        #import "Player.h"
        #include "mixer.h"
        """

    private static let files = [
        "mixer.h": """
        #define STRENGTH 7
        typedef struct { int value; } Mixed;
        Mixed mixed(int value);
        """,
        "mixer.c": """
        #include "mixer.h"
        Mixed mixed(int value) { Mixed result = { value * STRENGTH }; return result; }
        """,
        "Player.h": """
        #import <UIKit/UIKit.h>
        NS_ASSUME_NONNULL_BEGIN
        typedef NS_ENUM(NSInteger, PlayerKind) { PlayerKindGuest, PlayerKindMember = 4 };
        typedef NS_OPTIONS(NSUInteger, PlayerMarks) { PlayerMarksNew = 1 << 0, PlayerMarksBest = 1 << 1 };
        FOUNDATION_EXPORT NSString *const PlayerGroup;
        @interface Player : NSObject
        @property (nonatomic, readonly) NSString *name;
        - (instancetype)initWithName:(NSString *)name;
        - (void)performSelector:(SEL)selector onQueue:(id)queue;
        @end
        NS_ASSUME_NONNULL_END
        """,
        "Player.m": """
        #import "Player.h"
        NSString *const PlayerGroup = @"group.players";
        @implementation Player
        @end
        """,
    ]

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "App/.git/HEAD")
        try folder.write(Self.header, to: "App/Widget/Widget-Bridging-Header.h")
        for (name, text) in Self.files { try folder.write(text, to: "App/Widget/" + name) }
    }

    private func render(_ content: String) throws -> ProgramRun {
        try folder.write(MinimalWidget.source("Bridged", showing: content), to: "App/Widget/Widget.swift")
        return try ProgramRun(
            Repository.program,
            ["render", folder.path("App/Widget"), "--family", "systemSmall", "-o", folder.path("words.json")],
            in: folder.url)
    }

    private var words: [String] {
        get throws {
            let archive = try JSONValue(parsing: Data(contentsOf: URL(filePath: folder.path("words.json"))))
            return (archive["accessibility"]?.arrayValue ?? []).compactMap { $0["label"]?.stringValue }
        }
    }

    private static let content =
        #"Text("\(mixed(6).value) \(STRENGTH) \(PlayerKind.member.rawValue) \([PlayerMarks.new, .best].count) \(PlayerGroup)")"#

    @Test("is drawn with its C, its enumerations and its constants")
    func drawn() throws {
        let run = try render(Self.content)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try words == ["42 7 4 2 group.players"])
        #expect(run.errors.contains("-[Player performSelector:onQueue:] (Swift has nothing for SEL)"), "\(run.errors)")
    }

    @Test("is built anew when a header or a source in C is edited")
    func edited() throws {
        #expect(try render(Self.content).status == 0)
        try folder.write(
            "#define STRENGTH 9\ntypedef struct { int value; } Mixed;\nMixed mixed(int);", to: "App/Widget/mixer.h")
        #expect(try render(Self.content).status == 0)
        #expect(try words == ["54 9 4 2 group.players"])
    }

    @Test("is drawn with something empty for what it calls in Objective-C, and says so")
    func called() throws {
        let run = try render(#"Text(Player(name: "A").name)"#)
        #expect(run.status == 0)
        let reason = "Player.h:8: What needs -[Player initWithName:], written in Objective-C was left out"
        #expect(run.errors.contains(reason), "\(run.errors)")
    }

    @Test("is drawn without a source in C that does not compile")
    func broken() throws {
        try folder.write("int broken( {", to: "App/Widget/broken.c")
        let run = try render(Self.content)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("broken.c is left out: it does not compile here"), "\(run.errors)")
    }
}
