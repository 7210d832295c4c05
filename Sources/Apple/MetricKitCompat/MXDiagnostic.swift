public import Foundation

/// What went wrong in an app; nothing is told of here.
open class MXDiagnostic: NSObject, @unchecked Sendable {
    open var metaData: MXMetaData { MXMetaData() }
    open var applicationVersion: String { "" }
    open var signpostData: [MXSignpostRecord]? { nil }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXCallStackTree: NSObject, @unchecked Sendable {
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

open class MXSignpostRecord: NSObject, @unchecked Sendable {
    open var subsystem: String { "" }
    open var category: String { "" }
    open var name: String { "" }
    open var beginTimeStamp: Date { .distantPast }
    open var endTimeStamp: Date? { nil }
    open var duration: Measurement<UnitDuration>? { nil }
    open var isInterval: Bool { false }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var terminationReason: String? { nil }
    open var virtualMemoryRegionInfo: String? { nil }
    open var exceptionType: NSNumber? { nil }
    open var exceptionCode: NSNumber? { nil }
    open var exceptionReason: MXCrashDiagnosticObjectiveCExceptionReason? { nil }
    open var signal: NSNumber? { nil }
}

open class MXCrashDiagnosticObjectiveCExceptionReason: NSObject, @unchecked Sendable {
    open var composedMessage: String { "" }
    open var formatString: String { "" }
    open var className: String { "" }
    open var exceptionName: String { "" }
    open var exceptionType: String { "" }
    open var arguments: [String] { [] }
}

open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

open class MXAppLaunchDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var launchDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var totalSampledTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalWritesCaused: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}
