public import Foundation

/// Reports how an app runs; none come here.
open class MXMetricManager: NSObject, @unchecked Sendable {
    private static let one = MXMetricManager()
    open class var shared: MXMetricManager { one }
    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
    open class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws { throw MXError(.internalFailure) }
    open class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
        throw MXError(.internalFailure)
    }
}

public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// A day of an app; none is told of here.
open class MXMetricPayload: NSObject, @unchecked Sendable {
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open var latestApplicationVersion: String { "" }
    open var includesMultipleApplicationVersions: Bool { false }
    open var metaData: MXMetaData? { nil }
    open var signpostMetrics: [MXSignpostMetric]? { nil }
    open var cpuMetrics: MXCPUMetric? { nil }
    open var gpuMetrics: MXGPUMetric? { nil }
    open var cellularConditionMetrics: MXCellularConditionMetric? { nil }
    open var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
    open var locationActivityMetrics: MXLocationActivityMetric? { nil }
    open var networkTransferMetrics: MXNetworkTransferMetric? { nil }
    open var applicationLaunchMetrics: MXAppLaunchMetric? { nil }
    open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { nil }
    open var diskIOMetrics: MXDiskIOMetric? { nil }
    open var memoryMetrics: MXMemoryMetric? { nil }
    open var displayMetrics: MXDisplayMetric? { nil }
    open var animationMetrics: MXAnimationMetric? { nil }
    open var applicationExitMetrics: MXAppExitMetric? { nil }
    open var diskSpaceUsageMetrics: MXDiskSpaceUsageMetric? { nil }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
    open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
    open var hangDiagnostics: [MXHangDiagnostic]? { nil }
    open var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { nil }
    open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Why a launch is not measured.
public struct MXError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case invalidID, maxCount, pastDeadline, duplicated, unknownTask, internalFailure
    }

    public static var errorDomain: String { "MXErrorDomain" }
    public let code: Code
    public var errorCode: Int { code.rawValue }

    init(_ code: Code) { self.code = code }
}
