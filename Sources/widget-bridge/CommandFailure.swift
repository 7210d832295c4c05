import ArgumentParser
import Bridge
import Foundation
import GroupStorage
import JSON
import WidgetBuild
import WidgetHome

/// Turns what went wrong into a line on standard error and sysexits' code.
enum CommandFailure {
    static func exit(_ error: any Error) -> any Error {
        switch error {
        case let error as BuildError:
            if !error.diagnostics.isEmpty { say(error.diagnostics.trimmingCharacters(in: .newlines)) }
            if let missing = error.missingTable { say(missing) }
            say("error: \(error.message). \(error.hint)")
            return error.exitCode
        case let error as WidgetHomeError:
            return exit(BridgeError(error))
        case let error as BridgeError:
            say("error: \(error.message). \(error.hint)")
            return ExitCode(error.exitCode)
        case let error as GroupStorageError:
            return error.exit()
        default:
            return error
        }
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

extension ExitCode {
    /// The sources are at fault.
    static let data = ExitCode(65)
}

extension BuildError {
    var exitCode: ExitCode {
        switch kind {
        case .unknownTarget, .ambiguousTarget: ExitCode(64)
        case .noSwiftFiles, .noEntryPoint, .compilationFailed, .invalidPropertyList, .invalidAssetCatalog,
            .invalidIntentDefinition, .invalidStrings, .invalidProject, .noWidgetTarget:
            .data
        case .folderMissing, .notAnExtension, .compilerMissing, .sdkMissing: ExitCode(69)
        case .cannotWrite: ExitCode(73)
        }
    }
}

extension BridgeError {
    /// Usage for what the arguments name wrongly, I/O for storage, data for what the widget gives, no output for a
    /// picture, else unavailable.
    fileprivate var exitCode: Int32 {
        switch code {
        case -20, -25, -32, -32602: 64
        case -29: details["path"] == nil ? 74 : 73
        case -26, -27, -28, -31: 65
        default: 69
        }
    }
}
