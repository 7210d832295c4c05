public typealias AudioFormatID = UInt32

public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
