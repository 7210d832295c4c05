/// The kinds of errors that a host can get: the stable names of `error.data.kind`.
///
/// This is the one catalogue. `bridge-spec/README.md` and `bridge-spec/openrpc.json` say the same, and a test holds the
/// three equal.
package enum ErrorKind: String, CaseIterable, Sendable {
    // JSON-RPC's own.
    case parseError, tooManyValues
    case invalidRequest, lineTooLong
    case methodNotFound, methodPlanned
    case invalidParams, unknownArgument, unknownWidget, unknownLocale, unsuitableSuffix
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
    case unknownKind, unknownPreview, unknownActivity
    case malformedGroup, groupNotEntitled
    case extensionCrashed, extensionGarbage, extensionNotStarted
    case extensionTimedOut, completionDropped, continuationLeaked
    case memoryLimit
    case unsupportedFamily
    case imageTooLarge
    case emptyTimeline, unknownEntry, previewFailed
    case invalidValue, malformedActivity
    case storageFull, storageReadOnly, storagePermission, storageCorrupt, storageBusy, storageNewer, storageFailed
    case outputNotWritten
    case compilationFailed, noSwiftFiles, noEntryPoint
    case noWidgetTarget, unknownTarget, ambiguousTarget, extensionMissing, notAnExtension, sourceUnreadable
    case invalidProject, invalidPropertyList, invalidAssetCatalog, invalidStrings, invalidIntentDefinition
    case compilerMissing, sdkMissing, buildNotWritten, buildCancelled
    case unsupportedView
    case unknownParameter, unknownOption, malformedValue, noOptions, optionsFailed

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

    private struct Entry {
        let code: Int
        let exit: ExitStatus
        let members: [String]

        init(_ code: Int, _ exit: ExitStatus, _ members: String...) {
            self.code = code
            self.exit = exit
            self.members = members
        }
    }

    private var entry: Entry {
        switch self {
        case .parseError: Entry(-32700, .data)
        case .invalidRequest: Entry(-32600, .usage)
        case .lineTooLong: Entry(-32600, .usage, "limit")
        case .tooManyValues: Entry(-32600, .usage, "limit")
        case .methodNotFound: Entry(-32601, .usage, "nearest")
        case .methodPlanned: Entry(-32601, .usage)
        case .invalidParams: Entry(-32602, .usage)
        case .unknownArgument: Entry(-32602, .usage, "argument", "nearest", "known")
        case .unknownWidget: Entry(-32602, .usage)
        case .unknownLocale: Entry(-32602, .usage, "nearest")
        case .unsuitableSuffix: Entry(-32602, .usage, "path", "formats")
        case .internalError, .drawingFailed: Entry(-32603, .internalError)
        case .requestCancelled: Entry(-32800, .unavailable)

        case .saveArguments, .invalidKey: Entry(-1, .usage)
        case .getArguments: Entry(-2, .usage)
        case .updateArguments: Entry(-3, .usage)
        case .groupArguments: Entry(-6, .usage)
        case .appGroupNotSet: Entry(-7, .usage)
        case .installedWidgetsUnavailable: Entry(-8, .unavailable, "extensions")

        case .unknownKind: Entry(-20, .usage, "kinds", "extensions")
        case .unknownPreview: Entry(-20, .usage, "previews")
        case .unknownActivity: Entry(-20, .usage, "attributesTypes")
        case .malformedGroup: Entry(-21, .usage)
        case .groupNotEntitled: Entry(-21, .usage, "groups", "entitlements")
        case .extensionCrashed: Entry(-22, .unavailable, "phase", "signal", "status", "stderr")
        case .extensionGarbage: Entry(-22, .unavailable, "phase", "stderr")
        case .extensionNotStarted: Entry(-22, .unavailable, "phase")
        case .extensionTimedOut, .completionDropped: Entry(-23, .unavailable, "phase", "stderr")
        case .continuationLeaked: Entry(-23, .unavailable, "phase", "function", "stderr")
        case .memoryLimit: Entry(-24, .unavailable, "phase", "used", "limit", "stderr")
        case .unsupportedFamily: Entry(-25, .usage, "families")
        case .imageTooLarge: Entry(-26, .data, "limit")
        case .emptyTimeline: Entry(-27, .data, "phase")
        case .unknownEntry: Entry(-27, .usage, "entries")
        case .previewFailed: Entry(-27, .data)
        case .invalidValue: Entry(-28, .data)
        case .malformedActivity: Entry(-28, .data)
        case .storageFull, .storageReadOnly, .storagePermission, .storageCorrupt, .storageBusy, .storageNewer,
            .storageFailed:
            Entry(-29, .inputOutput, "path")
        case .outputNotWritten: Entry(-29, .cannotCreate, "path")
        case .compilationFailed: Entry(-30, .data, "diagnostics", "missing")
        case .noSwiftFiles, .noEntryPoint, .noWidgetTarget: Entry(-30, .data)
        case .unknownTarget, .ambiguousTarget: Entry(-30, .usage)
        case .extensionMissing, .notAnExtension, .sourceUnreadable, .compilerMissing, .sdkMissing:
            Entry(-30, .unavailable)
        case .invalidProject, .invalidPropertyList, .invalidAssetCatalog, .invalidStrings, .invalidIntentDefinition:
            Entry(-30, .data)
        case .buildNotWritten: Entry(-30, .cannotCreate)
        case .buildCancelled: Entry(-30, .unavailable)
        case .unsupportedView: Entry(-31, .data, "type", "phase")
        case .unknownParameter: Entry(-32, .usage, "parameters")
        case .unknownOption, .malformedValue, .noOptions, .optionsFailed: Entry(-32, .usage, "parameter")

        case .unknownTimeline: Entry(-40, .unavailable)
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
