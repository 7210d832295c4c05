public import CoreAudioTypesCompat
public import Foundation

/// Sounds in memory.
open class AVAudioBuffer: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    public let format: AVAudioFormat
    private let list: UnsafeMutableAudioBufferListPointer
    private let sizes: [Int]

    /// With a buffer of each of these sizes.
    fileprivate init(_ format: AVAudioFormat, sizes: [Int]) {
        self.format = format
        self.sizes = sizes
        list = AudioBufferList.allocate(maximumBuffers: max(1, sizes.count))
        super.init()
        let channels = sizes.count == 1 ? format.channelCount : 1
        for (index, size) in sizes.enumerated() {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, size), alignment: 16)
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, size))
            list[index] = AudioBuffer(mNumberChannels: channels, mDataByteSize: 0, mData: memory)
        }
    }

    deinit {
        for buffer in list { buffer.mData?.deallocate() }
        UnsafeMutableRawPointer(list.unsafeMutablePointer).deallocate()
    }

    open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }
    open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { list.unsafeMutablePointer }

    fileprivate var memory: [UnsafeMutableRawPointer] { list.compactMap(\.mData) }

    fileprivate func setByteSize(_ size: Int) {
        for index in list.indices { list[index].mDataByteSize = UInt32(size) }
    }

    fileprivate func copyBytes(from other: AVAudioBuffer) {
        for (index, size) in sizes.enumerated() {
            memory[index].copyMemory(from: other.memory[index], byteCount: size)
            list[index].mDataByteSize = other.list[index].mDataByteSize
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = AVAudioBuffer(format, sizes: sizes)
        copy.copyBytes(from: self)
        return copy
    }
}

/// Samples in memory, which an app may read and write.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    public let frameCapacity: AVAudioFrameCount
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>?

    /// Nil where the format is not one of samples.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let bytes = Int(format.streamDescription.pointee.mBytesPerFrame)
        guard format.streamDescription.pointee.mFormatID == kAudioFormatLinearPCM, bytes > 0 else { return nil }
        let count = Int(format.channelCount)
        self.frameCapacity = frameCapacity
        channels = format.commonFormat == .otherFormat ? nil : .allocate(capacity: count)
        super.init(
            format, sizes: Array(repeating: Int(frameCapacity) * bytes, count: format.isInterleaved ? 1 : count))
        for channel in 0..<count {
            let start = format.isInterleaved ? memory[0] + channel * bytes / count : memory[channel]
            channels.map { ($0 + channel).initialize(to: start) }
        }
    }

    deinit { channels?.deallocate() }

    /// No more than ``frameCapacity``.
    open var frameLength: AVAudioFrameCount = 0 {
        didSet {
            frameLength = min(frameLength, frameCapacity)
            setByteSize(Int(frameLength) * Int(format.streamDescription.pointee.mBytesPerFrame))
        }
    }

    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { samples(.pcmFormatFloat32) }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { samples(.pcmFormatInt16) }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { samples(.pcmFormatInt32) }

    private func samples<Sample>(_ common: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == common, let channels else { return nil }
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        guard let copy = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frameCapacity) else { return self }
        copy.copyBytes(from: self)
        copy.frameLength = frameLength
        return copy
    }
}

/// Room for coded sounds, which nothing here codes.
open class AVAudioCompressedBuffer: AVAudioBuffer, @unchecked Sendable {
    public let packetCapacity: AVAudioPacketCount
    public let maximumPacketSize: Int
    open var packetCount: AVAudioPacketCount = 0
    open var byteLength: UInt32 = 0 {
        didSet { setByteSize(Int(byteLength)) }
    }

    public init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount, maximumPacketSize: Int) {
        self.packetCapacity = packetCapacity
        self.maximumPacketSize = maximumPacketSize
        super.init(format, sizes: [Int(packetCapacity) * maximumPacketSize])
    }

    public convenience init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount) {
        self.init(
            format: format, packetCapacity: packetCapacity,
            maximumPacketSize: Int(format.streamDescription.pointee.mBytesPerPacket))
    }

    open var byteCapacity: UInt32 { UInt32(clamping: Int(packetCapacity) * maximumPacketSize) }
    open var data: UnsafeMutableRawPointer { memory[0] }
    open var packetDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>? { nil }
}
