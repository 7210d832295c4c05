/// Why a request of iOS 18's kind failed: nothing here sees.
public enum VisionError: Error, Hashable, Sendable {
    case dataUnavailable(String)
    case internalError(String)
    case invalidArgument(String)
    case invalidFormat(String)
    case invalidImage(String)
    case invalidModel(String)
    case invalidOperation(String)
    case invalidOption(String)
    case ioError(String)
    case missingOption(String)
    case notImplemented(String)
    case operationFailed(String)
    case outOfBoundsError(String)
    case outOfMemory(String)
    case pixelBufferCreationFailed(Int32?)
    case requestCancelled(String)
    case timeStampNotFound(String)
    case timeout(String)
    case unsupportedComputeDevice(String)
    case unsupportedComputeStage(String)
    case unsupportedRequest(String)
    case unsupportedRevision(String)

    static var unsupported: VisionError { .unsupportedRequest("No picture can be looked at on this device.") }
}
