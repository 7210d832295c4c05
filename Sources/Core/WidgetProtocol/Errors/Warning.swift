package import JSON
package import WidgetArchive

/// Something worth knowing that did not keep a call from its result: what a phone would be silent about.
///
/// On the wire: `{kind, message, hint, subject?, file?, line?, frame?}`.
package struct Warning: Error, Sendable, Hashable {
    package var kind: WarningKind

    package var message: String

    /// What to do about it, in one sentence.
    package var hint: String

    /// The name that it is about, as the widget's code has it: a group, an image, a font.
    package var subject: String?

    /// The source file, where it is known.
    package var file: String?

    /// The line of the file, from 1.
    package var line: Int?

    /// Where in the widget, in points.
    package var frame: ArchiveRect?

    package init(
        _ kind: WarningKind, _ message: String, hint: String, subject: String? = nil, file: String? = nil,
        line: Int? = nil, frame: ArchiveRect? = nil
    ) {
        self.kind = kind
        self.message = message
        self.hint = hint
        self.subject = subject
        self.file = file
        self.line = line
        self.frame = frame
    }
}

/// The kinds of warnings that a host can get: the stable names of a warning's `kind`.
package enum WarningKind: String, CaseIterable, Sendable {
    // What a widget's code asks for and does not get.
    case groupNotEntitled, malformedGroup, invalidValue, valueMissing, storageFailed, storeRepaired
    case missingImage, missingColor, missingData, missingFont, fontStandIn, missingStringTable
    case symbolStandIn, unknownSymbol
    case unsupportedFamily, emptyPicture, viewNotShown, noTimeline, timelineCut
    case networkFailed
    case notAvailable
    case duplicateKind, reloadPutOff, reloadNotMade, activityUpdateIgnored
    case urlWithoutHomeWidget, optionGone

    // What a build left out or changed.
    case assetUnusable, packageLeftOut, sourceLeftOut, fileMissing, fileRespelled, settingUndefined, swiftFiveMode,
        intentsExtensionLeftOut, leftOut

    // What a picture lacks.
    case pictureIncomplete, imageTooSlow, imageRefused

    // What a picture shows that nobody can read or reach.
    case textCut, contentOutside, contentInMargins

    // What became of an extension beside others.
    case extensionFailed, idleExtensionStopped

    // What the system does not have.
    case notSandboxed
    /// Changes of sources may go unnoticed.
    case notWatched
}

extension WarningKind {
    /// When it is told, as the protocol's page says it.
    package var summary: String {
        switch self {
        case .groupNotEntitled:
            "the widget's code uses an app group that is not in its entitlements, or a suite that no app saves into"
        case .malformedGroup: "the widget's code names an app group that there cannot be"
        case .invalidValue: "the widget's code sets a value that cannot be stored"
        case .valueMissing:
            "a value that nothing has saved was read before a crash, or where there is no timeline; told only then"
        case .storageFailed:
            "a value of the widget's user defaults could not be read or set, or an event could not be read or kept"
        case .storeRepaired: "the extension's own user defaults were damaged and begun anew"
        case .missingImage: "there is no such image in the widget's bundle"
        case .missingColor: "there is no such colour in its asset catalogue"
        case .missingData: "there is no such data set in its asset catalogue"
        case .missingFont: "there is no such font in its bundle"
        case .fontStandIn: "a font that comes with iOS; another is drawn"
        case .missingStringTable: "there is no such string table in its bundle"
        case .symbolStandIn: "a symbol is drawn as one that is like it, or without some part of it"
        case .unknownSymbol: "there is no picture of the symbol; a mark is drawn"
        case .unsupportedFamily: "all that is drawn says that the family is not supported"
        case .emptyPicture: "nothing is drawn"
        case .viewNotShown: "a view that only an app's screens show; a sign is drawn, as on a phone"
        case .noTimeline: "a provider gave no timeline; its placeholder is drawn, as on a phone"
        case .timelineCut: "a timeline's pictures take more than is kept; it is made anew behind the last that is"
        case .networkFailed: "a request of the widget's to the network failed"
        case .notAvailable: "the widget asks for something of a phone's that is not here"
        case .duplicateKind: "two widgets of a bundle have the same kind; only the first is ever shown"
        case .reloadPutOff: "the widget's code asks for a reload while its timeline is made, which is put off"
        case .reloadNotMade: "what is due cannot be reloaded, say because the disk is full; it is tried again later"
        case .urlWithoutHomeWidget: "a tap led to a URL that home_widget's plugin does not take for a widget's"
        case .optionGone: "a value that the widget was configured with is no longer among those there are"
        case .activityUpdateIgnored:
            "an update of a Live Activity is too large, older than what it shows, or for one that does not go on"
        case .assetUnusable: "an asset or a string table cannot be used"
        case .packageLeftOut:
            "a package or a binary framework is left out of the build: it does not say what it holds, or does not compile here"
        case .sourceLeftOut:
            "a source that is not compiled here, or something that a header declares, is left out of the build"
        case .fileMissing: "the project names a file that is not there, or is encrypted"
        case .fileRespelled: "the project names a file in other capitals than it has on disk"
        case .settingUndefined: "a build setting that an identifier is made of has no value; its name stands for it"
        case .swiftFiveMode: "the sources were compiled in Swift 5 mode"
        case .intentsExtensionLeftOut: "the Intents extension was left out of the build"
        case .leftOut: "a part of the widget's code that needs what is not here was left out of the build"
        case .pictureIncomplete: "some part of the archive could not be drawn"
        case .imageTooSlow: "an image took too long to draw; a marked box is drawn"
        case .imageRefused:
            "an image or a font lies where the widget may not read; a marked box is drawn, or another font"
        case .textCut: "a text has less room than it needs: a part of it is not shown"
        case .contentOutside: "a text, a symbol or what answers taps reaches out of the widget"
        case .contentInMargins: "a text or a symbol reaches into the widget's margins"
        case .extensionFailed: "an extension failed where others did not"
        case .idleExtensionStopped: "an extension was stopped that worked on while nothing was asked of it"
        case .notSandboxed: "widgets run with less of a sandbox than there could be"
        case .notWatched: "not every folder of a widget's sources can be watched"
        }
    }
}

extension Warning: CustomStringConvertible {
    /// As a person reads it, with its place in front as compilers give it.
    package var description: String {
        let place = file.map { "\($0):\(line.map { "\($0): " } ?? " ")" } ?? ""
        return "\(place)\(message). \(hint)"
    }
}

extension BridgeError {
    /// The same with what was told before it, which often is its cause.
    package func telling(of warnings: [Warning]) -> BridgeError {
        let warnings = warnings.filter { $0.kind != .valueMissing || Self.mayComeOfValues.contains(kind) }
        guard !warnings.isEmpty else { return self }
        var error = with("warnings", .array(warnings.map(\.json)))
        let missing = warnings.filter { $0.kind == .leftOut }.compactMap(\.subject)
        guard kind == .extensionCrashed else { return error }
        if let last = missing.last {
            error.hint =
                "Something empty stood for \(last), and may be why. Check out what that comes from, or go another way outside of iOS."
        } else if let unsaved = warnings.last(where: { $0.kind == .valueMissing }) {
            error.hint = "\(unsaved.message), and that may be why. \(unsaved.hint)"
        }
        return error
    }

    private static let mayComeOfValues: Set<ErrorKind> = [
        .extensionCrashed, .extensionTimedOut, .emptyTimeline, .completionDropped, .continuationLeaked,
    ]

    /// What was told before it.
    package var warnings: [Warning] { details["warnings"]?.arrayValue?.compactMap(Warning.init(json:)) ?? [] }
}

extension Warning {
    package var json: JSONValue {
        var object: JSONObject = [
            "kind": .string(kind.rawValue), "message": .string(message), "hint": .string(hint),
        ]
        object["subject"] = subject.map { .string($0) }
        object["file"] = file.map { .string($0) }
        object["line"] = line.map { .int($0) }
        object["frame"] = frame.map { .array([$0.x, $0.y, $0.width, $0.height].map(JSONValue.double)) }
        return .object(object)
    }

    /// Nil for what is no warning of this version.
    package init?(json: JSONValue) {
        guard let kind = json["kind"]?.stringValue.flatMap(WarningKind.init(rawValue:)),
            let message = json["message"]?.stringValue
        else { return nil }
        self.init(
            kind, message, hint: json["hint"]?.stringValue ?? "", subject: json["subject"]?.stringValue,
            file: json["file"]?.stringValue, line: json["line"]?.intValue,
            frame: json["frame"]?.arrayValue.flatMap(ArchiveRect.init(numbers:)))
    }
}

extension ArchiveRect {
    /// Nil for what is no frame.
    fileprivate init?(numbers values: [JSONValue]) {
        let numbers = values.compactMap(\.doubleValue)
        guard numbers.count == 4, values.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
