/// The kinds of errors that a host can get: the stable names of `error.data.kind`.
///
/// This is the one catalogue. `bridge-spec/README.md` and `bridge-spec/openrpc.json` say the same, and a test holds the
/// three equal.
package enum ErrorKind: String, CaseIterable, Sendable {
    // JSON-RPC's own.
    case parseError
    case invalidRequest, lineTooLong, tooManyValues
    case methodNotFound, androidMethod
    case invalidParams, unknownArgument, unknownWidget, unknownElement, unknownLocale, unknownTimeZone, realClock
    case unknownLiveActivity, endedLiveActivity
    case unsuitableSuffix
    case internalError, drawingFailed
    case requestCancelled

    // home_widget's.
    case saveArguments, invalidKey
    case getArguments
    case updateArguments
    case groupArguments
    case appGroupNotSet
    case installedWidgetsUnavailable

    // The bridge's.
    case unknownKind, unknownPreview, unknownActivity, unknownControl
    case malformedGroup, groupNotEntitled
    case extensionCrashed, extensionGarbage, extensionNotStarted, sandboxUnavailable
    case extensionTimedOut, completionDropped, continuationLeaked
    case memoryLimit, processLimit
    case unsupportedFamily
    case imageTooLarge, archiveTooComplex
    case emptyTimeline, unknownEntry, previewFailed, controlFailed
    case invalidValue, malformedActivity, activityTooLarge, malformedPush
    case storageFull, storageReadOnly, storagePermission, storageCorrupt, storageBusy, storageNewer, storageFailed
    case outputNotWritten
    case compilationFailed, noSwiftFiles, noEntryPoint
    case noWidgetTarget, unknownTarget, ambiguousTarget, extensionMissing, notAnExtension, otherVersion
    case sourceUnreadable
    case invalidProject, invalidPropertyList, invalidAssetCatalog, invalidStrings, invalidIntentDefinition
    case outsideProject, projectTooLarge
    case compilerMissing, sdkMissing, buildNotWritten, buildTimedOut, buildCancelled
    case unsupportedView, leftOut
    case unknownParameter, unknownOption, malformedValue, noOptions, optionsFailed
    case unknownIntent

    // Between the bridge and an extension alone.
    case unknownTimeline
}

extension ErrorKind {
    /// The JSON-RPC error code.
    package var code: Int { entry.code }

    /// The members that `error.data` may have beside `kind` and `hint`.
    package var members: [String] { entry.members }

    /// What a command of `widget-bridge` that fails so exits with.
    package var exitStatus: ExitStatus { entry.exit }

    /// Whether no host gets it: an extension tells the bridge so.
    package var isInternal: Bool { self == .unknownTimeline }

    /// When it is raised, as the protocol's page says it.
    package var summary: String { entry.summary }

    private struct Entry {
        let code: Int
        let exit: ExitStatus
        let summary: String
        let members: [String]

        init(_ code: Int, _ exit: ExitStatus, _ summary: String, _ members: String...) {
            self.code = code
            self.exit = exit
            self.summary = summary
            self.members = members
        }
    }

    private var entry: Entry {
        switch self {
        case .parseError: Entry(-32700, .data, "a line is not JSON")
        case .invalidRequest: Entry(-32600, .usage, "JSON that is not a request; a batch; a call after `shutdown`")
        case .lineTooLong: Entry(-32600, .usage, "a line over `--max-message`", "limit")
        case .tooManyValues: Entry(-32600, .usage, "a line with more values than the bridge takes at once", "limit")
        case .methodNotFound: Entry(-32601, .usage, "no such method", "nearest")
        case .androidMethod: Entry(-32601, .usage, "a method of home_widget's that there is on Android alone")
        case .invalidParams:
            Entry(-32602, .usage, "params that the method cannot use and that have no kind of their own")
        case .unknownArgument:
            Entry(-32602, .usage, "a param that the method does not have", "argument", "nearest", "known")
        case .unknownWidget: Entry(-32602, .usage, "no widget is installed under the id")
        case .unknownElement:
            Entry(-32602, .usage, "the widget shows no element of that label or identifier", "elements")
        case .unknownLocale: Entry(-32602, .usage, "there is no such locale", "nearest")
        case .unknownTimeZone: Entry(-32602, .usage, "there is no such time zone", "nearest")
        case .realClock: Entry(-32602, .usage, "the bridge goes by the real clock, which nobody can advance")
        case .unknownLiveActivity:
            Entry(-32602, .usage, "there is no Live Activity of the id or the token", "activities")
        case .endedLiveActivity: Entry(-32602, .usage, "the Live Activity has ended")
        case .unsuitableSuffix:
            Entry(-32602, .usage, "the suffix of `path` says another format than is drawn", "path", "formats")
        case .internalError: Entry(-32603, .internalError, "a defect of the bridge; please report it")
        case .drawingFailed:
            Entry(-32603, .internalError, "the drawing process ended, or took too long over a picture")
        case .requestCancelled: Entry(-32800, .unavailable, "the request was cancelled")

        case .saveArguments: Entry(-1, .usage, "`saveWidgetData` or `saveFile` without `id` or `data`")
        case .invalidKey: Entry(-1, .usage, "a key that is empty, or cannot name a file")
        case .getArguments: Entry(-2, .usage, "`getWidgetData` without `id`")
        case .updateArguments:
            Entry(-3, .usage, "a call for a kind with neither `ios` nor `name`")
        case .groupArguments: Entry(-6, .usage, "`setAppGroupId` without `groupId`")
        case .appGroupNotSet: Entry(-7, .usage, "no group was set and none was given")
        case .installedWidgetsUnavailable:
            Entry(
                -8, .unavailable, "no extension can say what it has, and the host has installed nothing", "extensions")

        case .unknownKind: Entry(-20, .usage, "no extension has that kind", "kinds", "extensions")
        case .unknownPreview: Entry(-20, .usage, "no extension has a preview of that name", "previews")
        case .unknownActivity:
            Entry(-20, .usage, "no extension has a Live Activity of those attributes", "attributesTypes")
        case .unknownControl: Entry(-20, .usage, "no extension has a control of that kind", "controls")
        case .malformedGroup: Entry(-21, .usage, "the app group's id is malformed")
        case .groupNotEntitled:
            Entry(-21, .usage, "the app group is in no extension's entitlements", "groups", "entitlements")
        case .extensionCrashed:
            Entry(
                -22, .unavailable, "the extension ended before it answered", "phase", "signal", "status", "stderr",
                "trace")
        case .extensionGarbage: Entry(-22, .unavailable, "the extension wrote what is no answer", "phase", "stderr")
        case .extensionNotStarted: Entry(-22, .unavailable, "the extension could not be started", "phase")
        case .sandboxUnavailable:
            Entry(-22, .unavailable, "a sandbox is required, and the system has none or not all of it")
        case .extensionTimedOut: Entry(-23, .unavailable, "it did not answer in time", "phase", "stderr")
        case .completionDropped:
            Entry(-23, .unavailable, "its provider let go of the completion handler without calling it", "phase")
        case .continuationLeaked:
            Entry(
                -23, .unavailable, "it waits for a continuation that its code has leaked", "phase", "function", "stderr"
            )
        case .memoryLimit:
            Entry(-24, .unavailable, "it took more memory than allowed, in bytes", "phase", "used", "limit", "stderr")
        case .processLimit:
            Entry(-24, .unavailable, "it started more processes than allowed", "phase", "limit", "stderr")
        case .unsupportedFamily: Entry(-25, .usage, "the kind does not support the family", "families")
        case .imageTooLarge: Entry(-26, .data, "the picture would be larger than the limit, in pixels", "limit")
        case .archiveTooComplex:
            Entry(
                -26, .data, "what is shown is nested too deeply, or it or its timeline has too many parts or bytes",
                "limit",
                "phase")
        case .emptyTimeline: Entry(-27, .data, "the provider gave no entries", "phase")
        case .unknownEntry: Entry(-27, .usage, "the preview has no entry of that index", "entries")
        case .previewFailed: Entry(-27, .data, "the preview's own code cannot be drawn")
        case .controlFailed: Entry(-27, .data, "the control's own code for its value has failed")
        case .invalidValue: Entry(-28, .data, "the value cannot be stored; the message names its path")
        case .malformedActivity:
            Entry(
                -28, .data, "the attributes or the state are not what the activity's types take", "codingPath")
        case .activityTooLarge:
            Entry(-28, .data, "a Live Activity's attributes and state, or a push, take more than 4 KB", "size", "limit")
        case .malformedPush: Entry(-28, .data, "the payload is none that a Live Activity takes")
        case .storageFull: Entry(-29, .inputOutput, "the disk has no room, or the file may not grow", "path")
        case .storageReadOnly: Entry(-29, .inputOutput, "the state's folder is on a disk that is read-only", "path")
        case .storagePermission: Entry(-29, .inputOutput, "the state's folder may not be written", "path")
        case .storageCorrupt: Entry(-29, .inputOutput, "a file of the state is damaged", "path")
        case .storageBusy: Entry(-29, .inputOutput, "another process holds the state for too long", "path")
        case .storageNewer: Entry(-29, .inputOutput, "a newer bridge has written the state", "path")
        case .storageFailed:
            Entry(-29, .inputOutput, "the state was removed while in use, or failed in another way", "path")
        case .outputNotWritten: Entry(-29, .cannotCreate, "a picture cannot be written", "path")
        case .compilationFailed: Entry(-30, .data, "the sources do not compile", "diagnostics", "missing")
        case .noSwiftFiles: Entry(-30, .data, "there is no Swift file to compile")
        case .noEntryPoint: Entry(-30, .data, "no type is marked with `@main`")
        case .noWidgetTarget: Entry(-30, .data, "the project has no widget extension")
        case .unknownTarget: Entry(-30, .usage, "the project has no target of that name")
        case .ambiguousTarget: Entry(-30, .usage, "there are several widget extensions, and none is named", "targets")
        case .extensionMissing: Entry(-30, .unavailable, "there is nothing at that path")
        case .notAnExtension: Entry(-30, .unavailable, "what is at that path is no widget extension")
        case .otherVersion:
            Entry(-30, .unavailable, "another version of the bridge has built the extension")
        case .sourceUnreadable: Entry(-30, .unavailable, "a file or a folder of the sources cannot be read")
        case .invalidProject: Entry(-30, .data, "the project cannot be read")
        case .invalidPropertyList: Entry(-30, .data, "an Info.plist or entitlements file cannot be read")
        case .invalidAssetCatalog: Entry(-30, .data, "an asset catalogue cannot be read")
        case .invalidStrings: Entry(-30, .data, "a string table cannot be read")
        case .invalidIntentDefinition: Entry(-30, .data, "an intent definition cannot be read")
        case .outsideProject:
            Entry(
                -30, .data, "a path that the project names, or a link in it, leads out of it", "file", "reference")
        case .projectTooLarge: Entry(-30, .data, "the project, or a file of it, holds more than is read", "limit")
        case .compilerMissing: Entry(-30, .unavailable, "there is no Swift compiler")
        case .sdkMissing: Entry(-30, .unavailable, "the bridge's own modules for widgets are not there")
        case .buildNotWritten: Entry(-30, .cannotCreate, "what is built cannot be written")
        case .buildTimedOut: Entry(-30, .data, "the build took too long, in seconds", "limit")
        case .buildCancelled: Entry(-30, .unavailable, "the bridge ends before the build did")
        case .unsupportedView: Entry(-31, .data, "a view or modifier that is not there yet", "type", "phase")
        case .leftOut:
            Entry(
                -31, .data, "its code needs what is not here, and was left out of the build", "missing", "file", "line",
                "phase")
        case .unknownParameter: Entry(-32, .usage, "the widget has no parameter of that name", "parameters")
        case .unknownOption: Entry(-32, .usage, "the parameter has no such option", "parameter")
        case .malformedValue: Entry(-32, .usage, "the parameter cannot have such a value", "parameter")
        case .noOptions: Entry(-32, .usage, "the parameter has no list of options", "parameter")
        case .optionsFailed: Entry(-32, .usage, "the widget's own code for the options has failed", "parameter")
        case .unknownIntent: Entry(-33, .data, "the extension has no App Intent of that type", "intents")

        case .unknownTimeline: Entry(-40, .unavailable, "an extension no longer holds the timeline")
        }
    }
}

/// What a process exits with (sysexits.h).
package enum ExitStatus: Int32, Sendable {
    case usage = 64
    case data = 65
    case unavailable = 69
    case internalError = 70
    case cannotCreate = 73
    case inputOutput = 74
}
