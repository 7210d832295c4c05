import Dispatch
public import OpenCombineDispatch

// Values that hold nothing but a time, and constants with a group that is itself safe to share.

extension DispatchQueue.OCombine.SchedulerTimeType: @retroactive @unchecked Sendable {}
extension DispatchQueue.OCombine.SchedulerOptions: @retroactive @unchecked Sendable {}
