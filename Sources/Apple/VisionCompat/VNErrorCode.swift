import Foundation

public let VNErrorDomain = "com.apple.Vision"

public enum VNErrorCode: Int, Sendable {
    case turiCoreErrorCode = -1
    case OK, requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError, missingOption
    case notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument
    case invalidModel, unsupportedRevision, dataUnavailable, timeStampNotFound, unsupportedRequest, timeout
    case unsupportedComputeStage, unsupportedComputeDevice
}

/// What every request ends with: nothing here sees.
var unsupportedRequest: NSError {
    NSError(
        domain: VNErrorDomain, code: VNErrorCode.unsupportedRequest.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "No picture can be looked at on this device."])
}
